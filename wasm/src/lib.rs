//! The engine of the page as a WebAssembly module: one question in, one answer out, both text (`docs/engine.md`).
//!
//! Outside the workspace, since what JavaScript calls is exported by name, which counts as unsafe. Three functions of numbers
//! need no generated glue: the page asks for room, writes its question there, asks, and reads the answer at the same place.

use std::sync::{Mutex, MutexGuard, PoisonError};

use stammtisch_engine::Engine;

/// The engine, and the text that goes in and out.
struct Module {
    engine: Option<Engine>,
    text: Vec<u8>,
}

/// There is one thread, and so one engine.
static MODULE: Mutex<Module> = Mutex::new(Module { engine: None, text: Vec::new() });

fn module() -> MutexGuard<'static, Module> {
    MODULE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a question of so many bytes, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let mut module = module();
    module.text.clear();
    module.text.resize(bytes, 0);
    module.text.as_mut_ptr()
}

/// Answers the question, and says how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let mut module = module();
    let question = std::mem::take(&mut module.text);
    let answer = module.engine.get_or_insert_default().ask(&String::from_utf8_lossy(&question));
    module.text = answer.into_bytes();
    module.text.len()
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    module().text.as_ptr()
}
