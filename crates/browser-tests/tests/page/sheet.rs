//! Many pictures on one sheet. The browser itself lays them out, so no program for pictures is needed.

use rabenburg_browser_tests::{Page, Problem};
use serde_json::json;

/// How large a picture is on the sheet, at the most.
const WIDE: f64 = 420.0;
const HIGH: f64 = 320.0;
const COLUMNS: usize = 4;

/// Pictures with what is written beneath them.
#[derive(Default)]
pub(crate) struct Sheet {
    pictures: Vec<(String, String)>,
}

impl Sheet {
    /// Takes a picture of what the page shows, in a window of this size.
    pub(crate) async fn add(&mut self, page: &Page, width: u32, height: u32) -> Result<(), Problem> {
        let scale = (WIDE / f64::from(width)).min(HIGH / f64::from(height));
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
        let picture = page.driver().cdp().send_raw("Page.captureScreenshot", json!({ "clip": clip })).await?;
        let data = picture.get("data").and_then(|data| data.as_str()).unwrap_or_default();
        self.pictures.push((format!("{width} × {height}"), data.to_owned()));
        Ok(())
    }

    /// Writes the sheet to `screenshots/NAME.png` in the target folder.
    pub(crate) async fn save(self, page: &Page, name: &str) -> Result<(), Problem> {
        let rows = self.pictures.len().div_ceil(COLUMNS);
        let size = |pixels: f64, count: usize| ((pixels + 24.0) * count as f64) as u32;
        // A page of our own: that of the game would not let foreign pictures in.
        page.driver().goto("about:blank").await?;
        let lay_out = "document.body.style = 'margin:0;display:grid;gap:12px;padding:12px;background:#333;color:#fff;' + \
            'font:12px sans-serif;grid-template-columns:repeat(4,1fr);place-items:end center;text-align:center'; \
            for (const [words, data] of arguments[0]) { const figure = document.createElement('div'); \
            const picture = new Image(); picture.src = 'data:image/png;base64,' + data; \
            figure.append(picture, document.createElement('br'), words); document.body.append(figure); } \
            return Promise.all([...document.images].map((picture) => picture.decode())).then(() => document.images.length)";
        page.resize(size(WIDE, COLUMNS), size(HIGH + 20.0, rows)).await?;
        page.driver().execute(lay_out, vec![json!(self.pictures)]).await?;
        page.screenshot(name).await
    }
}
