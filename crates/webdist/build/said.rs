//! Texts for people that are part of the document itself, in all languages; the document's language decides which of
//! them is visible.
//!
//! `{{said:start/claim}}` is the message `claim` of `start.ftl`. Only one-line messages without arguments can be used
//! there.

/// Fills in these texts. `locale` returns a file of texts by language and name.
pub(crate) fn fill(
    text: &str,
    languages: &[&str],
    locale: impl Fn(&str, &str) -> Result<String, String>,
) -> Result<String, String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{said:") {
        let (name, after) = after.split_once("}}").ok_or("a reference does not end")?;
        let (file, key) = name.split_once('/').ok_or_else(|| format!("{name} names no message of a file"))?;
        filled.push_str(before);
        for language in languages {
            let message =
                message(&locale(language, file)?, key).ok_or_else(|| format!("{language}: there is no {name}"))?;
            filled.push_str(&format!("<span lang=\"{language}\">{message}</span>"));
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

fn message(texts: &str, key: &str) -> Option<String> {
    let line = texts.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))?.trim();
    let plain = !line.is_empty() && !line.contains('{');
    plain.then(|| line.replace('&', "&amp;").replace('<', "&lt;"))
}

#[cfg(test)]
mod tests {
    use super::fill;

    fn filled(text: &str) -> Result<String, String> {
        fill(text, &["en", "de"], |language, file| match (language, file) {
            ("en", "start") => {
                Ok("# A claim.\nclaim = Caw & croak\nclaim-long =\n    Caw\nn = { $n } ravens\n".to_owned())
            }
            ("de", "start") => Ok("claim = Kräh\nn = { $n } Raben\n".to_owned()),
            _ => Err(format!("there is no {language}/{file}")),
        })
    }

    #[test]
    fn all_languages_are_said() {
        let both = "<p><span lang=\"en\">Caw &amp; croak</span><span lang=\"de\">Kräh</span></p>";
        assert_eq!(filled("<p>{{said:start/claim}}</p>"), Ok(both.to_owned()));
        assert_eq!(filled("{{asset:boot.js}}"), Ok("{{asset:boot.js}}".to_owned()));
    }

    #[test]
    fn what_cannot_be_said_is_an_error() {
        for wrong in [
            "{{said:start/nothing}}",
            "{{said:start/claim-long}}",
            "{{said:start/n}}",
            "{{said:table/claim}}",
            "{{said:claim}}",
        ] {
            assert!(filled(wrong).is_err(), "{wrong}");
        }
    }
}
