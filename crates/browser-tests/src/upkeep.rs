//! What the page costs the browser while it is open.

use serde_json::{Value, json};

use crate::page::Page;
use crate::problem::Problem;

/// What the page keeps alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Upkeep {
    /// Running workers.
    pub workers: usize,
    /// Bytes of JavaScript objects.
    pub script: u64,
    /// Bytes of the module's memory, which grows in pages of 64 KiB and never shrinks.
    pub module: u64,
    /// Elements and texts, including those no longer in any document.
    pub nodes: u64,
    /// Event listeners.
    pub listeners: u64,
}

impl Page {
    /// What the page keeps alive after garbage collection. The visit must be one that
    /// [watches](crate::Visit::watching_memory) for it.
    ///
    /// Elements handed to the test stay alive as long as their document does, so do not look any up before.
    ///
    /// # Errors
    /// If the browser refuses, or nobody has watched.
    pub async fn upkeep(&self) -> Result<Upkeep, Problem> {
        let tools = self.driver().cdp();
        tools.send_raw("HeapProfiler.enable", json!({})).await?;
        tools.send_raw("Performance.enable", json!({})).await?;
        // What is held by something that is collected first goes the next time.
        for _ in 0..2 {
            tools.send_raw("HeapProfiler.collectGarbage", json!({})).await?;
        }
        let heap = tools.send_raw("Runtime.getHeapUsage", json!({})).await?;
        let metrics = tools.send_raw("Performance.getMetrics", json!({})).await?;
        let targets = tools.send_raw("Target.getTargets", json!({ "filter": [{ "type": "worker" }] })).await?;
        let module = self.script("return window.rabenburgMemory?.buffer.byteLength ?? null").await?;
        let module = module.as_u64().ok_or_else(|| Problem::Wrong("nobody has watched the memory".to_owned()))?;
        let number = |value: &Value| value.as_f64().unwrap_or_default() as u64;
        let metric = |name: &str| {
            let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
            metrics.iter().find(|metric| metric["name"] == name).map_or(0, |metric| number(&metric["value"]))
        };
        Ok(Upkeep {
            workers: targets["targetInfos"].as_array().map_or(0, Vec::len),
            script: number(&heap["usedSize"]) + number(&heap["backingStorageSize"]),
            module,
            nodes: metric("Nodes"),
            listeners: metric("JSEventListeners"),
        })
    }

    /// Starts a game from the start page, without reloading anything, in place of the current one, up to the first
    /// decision. It takes hold of no element.
    ///
    /// # Errors
    /// If it does not get that far.
    pub async fn begin_anew(&self) -> Result<(), Problem> {
        self.script("location.hash = '#/'").await?;
        for (what, press) in
            [("a game", "main.start:not(#loading *) .start-now"), ("another", "dialog[open] .btn.primary, .table")]
        {
            self.wait_for(what, async |page: &Page| {
                let pressed = format!("const it = document.querySelector('{press}'); it?.click(); return !!it");
                Ok(if page.script(&pressed).await? == true { Ok(()) } else { Err(String::new()) })
            })
            .await?;
        }
        self.wait_for("the table", async |page: &Page| {
            let there = page.script("return location.hash === '#/table' && !!document.querySelector('.table')").await?;
            Ok(if there == true { Ok(()) } else { Err(String::new()) })
        })
        .await?;
        self.wait_for_offers().await?;
        Ok(())
    }
}
