//! Tables of bots only: the visitor who creates such a table watches it.

use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use rabenburg_bots::{Dice, Level};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;

use super::play::PAUSE;
use super::run::{Key, LoadNews, LoadOrder, Run};
use super::table::{Guests, LoadTable};
use super::trouble::LoadTrouble;

/// As many as there are at the tables of people.
const PLAYERS: usize = 4;

/// Watches one game after another until told to settle.
pub(super) async fn watch(run: Rc<Run>, number: usize, mut orders: UnboundedReceiver<LoadOrder>) {
    let mut host = None;
    let mut first = true;
    loop {
        let table = open(&run, number, &mut host).await;
        if table.is_ok() && std::mem::take(&mut first) {
            run.tell(LoadNews::Ready);
        }
        let over = match table {
            Ok(table) => game(&run, table, &mut orders).await,
            Err(trouble) => Err(trouble),
        };
        match over {
            Ok(true) => run.tally.borrow_mut().games += 1,
            Ok(false) => break,
            Err(trouble) => {
                run.trouble(&trouble);
                sleep(PAUSE).await;
                if orders.try_recv().is_ok_and(|order| order == LoadOrder::Settle) {
                    break;
                }
            }
        }
    }
    run.tell(LoadNews::Settled);
}

async fn open(run: &Rc<Run>, number: usize, host: &mut Option<Key>) -> Result<LoadTable, LoadTrouble> {
    // The semaphore is never closed.
    let _door = run.doors.acquire().await.map_err(|_| LoadTrouble::Closed)?;
    if host.is_none() {
        *host = Some(run.visitor(&format!("Watcher {number}")).await?);
    }
    let seat = format!(r#"{{"sitter":"bot","level":"{}"}}"#, Level::Wizard.id());
    let seats = [seat.as_str(); PLAYERS].join(",");
    let options = format!(r#"{{"players":{PLAYERS},"seats":[{seats}]}}"#);
    let guests = Guests { keys: vec![host.clone()], sit: 0..0 };
    LoadTable::open(run.clone(), &options, guests, Dice::from_seed(0)).await
}

/// Watches a game. Returns whether it came to an end.
async fn game(run: &Run, mut table: LoadTable, orders: &mut UnboundedReceiver<LoadOrder>) -> Result<bool, LoadTrouble> {
    while !table.is_over() {
        let next = poll_fn(|context| match orders.poll_recv(context) {
            Poll::Ready(order) => Poll::Ready(Err(order)),
            Poll::Pending => table.poll(context).map(Ok),
        });
        match next.await {
            Ok((index, message)) => {
                let before = table.clients[index].seen;
                table.hear(index, &message?)?;
                run.tally.borrow_mut().bot_moves += table.clients[index].seen - before;
            }
            Err(Some(LoadOrder::Play | LoadOrder::Rejoin)) => {}
            Err(Some(LoadOrder::Settle) | None) => return Ok(false),
        }
    }
    Ok(true)
}
