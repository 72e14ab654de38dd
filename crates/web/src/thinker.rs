//! The page's side of the worker in which bots think.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_session::Thinker;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::address;

/// A worker, and who hears its answers. It ends with the last reference to it.
///
/// Messages may be sent at once: those that come before the worker has started are kept by the browser and by `worker.js`.
pub(crate) struct WorkerThinker {
    worker: RefCell<Option<Worker>>,
    ears: Rc<RefCell<Ears>>,
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum WorkerFailure {
    NotLoaded,
    /// It broke down; the browser's console says how.
    Broke,
}

/// Who hears what the worker says.
type AnswerEar = Rc<dyn Fn(&str)>;
type FailureEar = Rc<dyn Fn(WorkerFailure)>;

#[derive(Default)]
struct Ears {
    answer: Option<AnswerEar>,
    failure: Option<FailureEar>,
}

impl WorkerThinker {
    pub(crate) fn start() -> Rc<WorkerThinker> {
        let ears = Rc::new(RefCell::new(Ears::default()));
        let heard = ears.clone();
        let on_message = Closure::new(move |event: MessageEvent| {
            // The ear is taken out first: what it does may set another.
            let ear = heard.borrow().answer.clone();
            if let (Some(ear), Some(answer)) = (ear, event.data().as_string()) {
                ear(&answer);
            }
        });
        let failed = ears.clone();
        let on_error = Closure::new(move |event: Event| {
            // An error within the worker has a message. A worker that could not be loaded has none.
            let broke = event.dyn_ref::<ErrorEvent>().is_some_and(|error| !error.message().is_empty());
            tell_failure(&failed, if broke { WorkerFailure::Broke } else { WorkerFailure::NotLoaded });
        });
        let thinker = WorkerThinker { worker: RefCell::new(None), ears, on_message, on_error };
        thinker.restart();
        Rc::new(thinker)
    }

    /// Sets who hears the answers, in place of the one before.
    pub(crate) fn on_answer(&self, ear: impl Fn(&str) + 'static) {
        self.ears.borrow_mut().answer = Some(Rc::new(ear));
    }

    /// Sets who hears that the worker has failed. They may [restart](WorkerThinker::restart) it; the new one knows nothing.
    pub(crate) fn on_failure(&self, ear: impl Fn(WorkerFailure) + 'static) {
        self.ears.borrow_mut().failure = Some(Rc::new(ear));
    }

    /// Ends the worker and starts another. What it was asked is forgotten.
    pub(crate) fn restart(&self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        match self.new_worker() {
            Ok(worker) => *self.worker.borrow_mut() = Some(worker),
            Err(_) => tell_failure(&self.ears, WorkerFailure::Broke),
        }
    }

    fn new_worker(&self) -> Result<Worker, JsValue> {
        let address = address::of("worker.js").ok_or("the page does not say where worker.js is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options)?;
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        Ok(worker)
    }
}

/// Tells whoever listens; if nobody does, the console.
fn tell_failure(ears: &RefCell<Ears>, why: WorkerFailure) {
    let ear = ears.borrow().failure.clone();
    match ear {
        Some(ear) => ear(why),
        None => web_sys::console::error_1(&format!("the bots' worker: {why:?}").into()),
    }
}

impl Thinker for WorkerThinker {
    fn ask(&self, message: String) {
        let sent = self.worker.borrow().as_ref().map(|worker| worker.post_message(&JsValue::from_str(&message)));
        if !matches!(sent, Some(Ok(()))) {
            tell_failure(&self.ears, WorkerFailure::Broke);
        }
    }
}

impl Drop for WorkerThinker {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}
