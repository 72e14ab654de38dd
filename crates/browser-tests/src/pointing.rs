//! Pointing at the board as with a mouse: where a piece is not covered by another.

use serde_json::{Value, json};

use crate::page::Page;
use crate::problem::Problem;

/// The point of a shape nearest to its middle that nothing else covers.
const POINT: &str = "
    const points = [];
    for (const shape of document.querySelectorAll(`[data-hit='${arguments[0]}']`)) {
        const box = shape.getBoundingClientRect();
        for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
            const [x, y] = [Math.round(box.left + box.width * i / 24), Math.round(box.top + box.height * j / 24)];
            if (document.elementFromPoint(x, y) === shape) points.push([x, y, Math.abs(i - 12) + Math.abs(j - 12)]);
        }
    }
    points.sort((one, other) => one[2] - other[2]);
    return points[0] ?? null;";

impl Page {
    /// Where something on the board is on the screen: `tower:3`, `wizard:4:a`, `space:0`, `castle:`,
    /// `spell:move_tower`.
    ///
    /// # Errors
    /// If no point of it is uncovered in time.
    pub async fn place_of(&self, what: &str) -> Result<(i64, i64), Problem> {
        self.wait_for(&format!("a place where {what} is in sight"), async |page: &Page| {
            let point = page.driver().execute(POINT, vec![json!(what)]).await?.json().clone();
            let number = |index: usize| point.get(index).and_then(Value::as_i64);
            Ok(number(0).zip(number(1)).ok_or_else(String::new))
        })
        .await
    }

    /// Moves the mouse there.
    ///
    /// # Errors
    /// If it is not in sight in time.
    pub async fn hover(&self, what: &str) -> Result<(), Problem> {
        let (x, y) = self.place_of(what).await?;
        Ok(self.driver().action_chain().move_to(x, y).perform().await?)
    }

    /// Clicks there.
    ///
    /// # Errors
    /// If it is not in sight in time.
    pub async fn point_at(&self, what: &str) -> Result<(), Problem> {
        let (x, y) = self.place_of(what).await?;
        Ok(self.driver().action_chain().move_to(x, y).click().perform().await?)
    }

    /// Clicks a button once it is on offer.
    ///
    /// # Errors
    /// If it is not offered in time.
    pub async fn press(&self, name: &str) -> Result<(), Problem> {
        self.wait_for(&format!("the button '{name}'"), async |page: &Page| {
            let offered = page.offered("button").await?;
            let names: Vec<String> = offered.iter().map(|(name, _)| name.clone()).collect();
            match offered.into_iter().find(|(offered, _)| offered == name) {
                Some((_, button)) => Ok(Ok(button.click().await?)),
                None => Ok(Err(format!("offered are {names:?}"))),
            }
        })
        .await
    }

    /// The names of all buttons on offer.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn buttons(&self) -> Result<Vec<String>, Problem> {
        Ok(self.offered("button").await?.into_iter().map(|(name, _)| name).collect())
    }
}
