//! The JavaScript side of the module.

use std::collections::BTreeMap;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::loader;
use crate::names::shorten;
use crate::split::Split;

/// A module and the JavaScript that loads it.
pub(crate) struct Module {
    pub(crate) name: &'static str,
    pub(crate) javascript: String,
    pub(crate) wasm: Vec<u8>,
    /// Modules loaded later, by file name.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
}

pub(crate) fn in_parts(name: &'static str, split: Split) -> Result<Module, String> {
    let Split { main, loader, parts } = split;
    let mut module = run(name, &main)?;
    module.javascript = loader::join(&module.javascript, &loader)?;
    module.parts = parts;
    Ok(module)
}

/// Generates both from the compiler's output.
pub(crate) fn run(name: &'static str, wasm: &Path) -> Result<Module, String> {
    // The name under which the JavaScript looks for the module.
    let file = format!("{name}_bg.wasm");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false).demangle(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // Parts loaded later share the memory and the tables of the module.
    bindgen.keep_lld_exports(true);
    // Otherwise the JavaScript would not know where the module is, and loading would fail in the browser.
    bindgen.omit_default_module_path(false);
    let output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(|error| format!("{error:#}"))?;
    let inline = output.snippets().values().any(|snippets| !snippets.is_empty());
    if inline || !output.local_modules().is_empty() {
        return Err(format!(
            "a dependency brings JavaScript files of its own, which are not sent: {:?} {:?}",
            output.snippets(),
            output.local_modules()
        ));
    }
    // The module's address contains its hash.
    if output.js().matches(&file).count() != 1 {
        return Err(format!("{file} does not occur exactly once in the JavaScript of wasm-bindgen"));
    }
    let javascript = output.js().replace(&file, &format!("{{{{asset:{name}.wasm}}}}"));
    let mut output = output;
    let imports: Vec<String> = output.wasm_mut().imports.iter().map(|import| import.name.clone()).collect();
    let (javascript, short) = shorten(&javascript, &imports);
    for import in output.wasm_mut().imports.iter_mut() {
        if let Some(name) = short.get(&import.name) {
            import.name.clone_from(name);
        }
    }
    Ok(Module { name, javascript, wasm: output.wasm_mut().emit_wasm(), parts: BTreeMap::new() })
}
