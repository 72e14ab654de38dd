//! Where tables are stored.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rabenburg_server::Metrics;
use rabenburg_server::store::sqlite::{Durability, Sqlite, SqliteOptions};
use rabenburg_server::store::{Store, StoreError};

use crate::error::CliError;

/// The configured file, or the default one, whose folder is created if it is missing.
pub(super) fn file(said: Option<&Path>) -> Result<PathBuf, CliError> {
    if let Some(path) = said {
        return Ok(path.to_owned());
    }
    let folder = folder().ok_or(CliError::NoDataFolder)?;
    let path = folder.join("rabenburg.db");
    match fs::create_dir_all(&folder) {
        Ok(()) => Ok(path),
        Err(error) => Err(CliError::Data { path, reason: error.to_string() }),
    }
}

/// The system's folder for application data.
fn folder() -> Option<PathBuf> {
    let absolute = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        Some(absolute("LOCALAPPDATA")?.join("Rabenburg"))
    } else if cfg!(target_os = "macos") {
        Some(absolute("HOME")?.join("Library/Application Support/Rabenburg"))
    } else {
        let data = absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")));
        Some(data?.join("rabenburg"))
    }
}

/// Opens the file and makes sure that it can be written.
pub(super) async fn open(
    path: &Path,
    durability: Durability,
    metrics: &Arc<Metrics>,
) -> Result<Arc<dyn Store>, CliError> {
    let metrics = metrics.clone();
    let options = SqliteOptions {
        durability,
        observe: Some(Arc::new(move |commit| metrics.commit(commit))),
        ..SqliteOptions::default()
    };
    let failed = |error| CliError::Data { path: path.to_owned(), reason: reason(error) };
    let store = Sqlite::open(path, options).map_err(failed)?;
    store.check().await.map_err(failed)?;
    Ok(Arc::new(store))
}

fn reason(error: StoreError) -> String {
    match error {
        StoreError::Unavailable(reason) | StoreError::Corrupt(reason) => reason,
        other => other.to_string(),
    }
}
