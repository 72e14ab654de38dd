//! Finding things on screen by what people are told: a role and a name.

use serde_json::{Value, json};
use thirtyfour::WebElement;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};

use crate::page::Page;
use crate::problem::Problem;

/// Visible elements of a role, with the names that screen readers say.
const OFFERED: &str = include_str!("find.js");

impl Page {
    /// What is on offer now in a role: names and elements, in document order.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn offered(&self, role: &str) -> Result<Vec<(String, WebElement)>, Problem> {
        let found = loop {
            match self.driver().execute(OFFERED, vec![json!(role)]).await {
                // Something vanished while Firefox was reporting it.
                Err(error) if matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_)) => {}
                found => break found?,
            }
        };
        let names: Vec<String> = match found.json().get("names").cloned() {
            Some(Value::Array(names)) => {
                names.iter().map(|name| name.as_str().unwrap_or_default().to_owned()).collect()
            }
            _ => return Err(Problem::Wrong(format!("{role}: {}", found.json()))),
        };
        let elements = found.json().get("elements").and_then(Value::as_array).cloned().unwrap_or_default();
        let elements =
            elements.into_iter().map(|element| WebElement::from_json(element, self.driver().handle().clone()));
        let elements = elements.collect::<WebDriverResult<Vec<_>>>()?;
        Ok(names.into_iter().zip(elements).collect())
    }

    /// Waits until something with the right name is on offer, and returns the first of it.
    ///
    /// # Errors
    /// If it is not offered in time; then the error lists the names of what is.
    pub async fn find_where(
        &self,
        role: &str,
        what: &str,
        is_right: impl Fn(&str) -> bool,
    ) -> Result<WebElement, Problem> {
        self.wait_for(&format!("a {role} {what}"), async |page: &Page| {
            let offered = page.offered(role).await?;
            let names: Vec<String> = offered.iter().map(|(name, _)| name.clone()).collect();
            let found = offered.into_iter().find(|(name, _)| is_right(name)).map(|(_, element)| element);
            Ok(found.ok_or_else(|| format!("offered are {names:?}")))
        })
        .await
    }

    /// Waits for something by its role and its whole name.
    ///
    /// # Errors
    /// If it is not offered in time.
    pub async fn find(&self, role: &str, name: &str) -> Result<WebElement, Problem> {
        self.find_where(role, &format!("'{name}'"), |offered| offered == name).await
    }

    /// Waits for something by its role and a part of its name.
    ///
    /// # Errors
    /// If it is not offered in time.
    pub async fn find_containing(&self, role: &str, part: &str) -> Result<WebElement, Problem> {
        self.find_where(role, &format!("with '{part}' in its name"), |offered| offered.contains(part)).await
    }

    /// Waits for a button.
    ///
    /// # Errors
    /// If it is not offered in time.
    pub async fn button(&self, name: &str) -> Result<WebElement, Problem> {
        self.find("button", name).await
    }

    /// Waits for a link.
    ///
    /// # Errors
    /// If it is not offered in time.
    pub async fn link(&self, name: &str) -> Result<WebElement, Problem> {
        self.find("link", name).await
    }
}
