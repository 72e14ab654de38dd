//! Where tables are stored.

use std::env;
use std::fs;
#[cfg(unix)]
use std::io::ErrorKind;
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

/// Lets only the owner of the file read it: always if it is new, and if it holds `secrets` also if it is not. Its
/// companions follow its example.
#[cfg(unix)]
pub(super) fn protect(path: &Path, secrets: bool) -> Result<(), CliError> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let failed = |error: std::io::Error| CliError::Data { path: path.to_owned(), reason: error.to_string() };
    match fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && secrets => {
            let mode = fs::metadata(path).map_err(failed)?.permissions().mode();
            if mode & 0o077 == 0 {
                return Ok(());
            }
            fs::set_permissions(path, fs::Permissions::from_mode(0o600)).map_err(failed)
        }
        // Whatever else is wrong with the file is told by whoever opens it.
        Err(_) => Ok(()),
    }
}

/// Where files have no owners, the folder protects them.
#[cfg(not(unix))]
pub(super) fn protect(_: &Path, _: bool) -> Result<(), CliError> {
    Ok(())
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
