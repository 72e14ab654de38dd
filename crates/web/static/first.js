// Runs before anything is painted: what the first picture depends on, and the first request for what takes longest to come.

{
  const root = document.documentElement;
  // What its visitor has chosen before; otherwise the page follows the browser.
  const kept = (key) => {
    try {
      return localStorage.getItem(`rabenburg.${key}`);
    } catch {
      return null;
    }
  };
  const theme = kept("theme");
  const light = theme === "light" || (theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  root.dataset.theme = light ? "light" : "dark";
  root.lang = kept("language") ?? (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");

  // Most places are in the small page. The others, and everything from there on, are in the whole one, which also has its own
  // styles; see `Route::is_in_the_whole_page`.
  const whole = /^#\/(rules|online|me|learn|result)(\/|$)/.test(location.hash);
  root.dataset.place = whole || location.hash.startsWith("#/table") ? "elsewhere" : "start";

  const files = whole
    ? { wasm: "{{asset:whole.wasm}}", size: {{size:whole.wasm}}, script: "{{asset:whole.js}}", styles: "{{asset:whole.css}}" }
    : { wasm: "{{asset:page.wasm}}", size: {{size:page.wasm}}, script: "{{asset:page.js}}" };
  const preload = (what) => document.head.append(Object.assign(document.createElement("link"), what));
  preload({ rel: "modulepreload", href: files.script });
  if (files.styles) {
    preload({ rel: "preload", as: "style", href: files.styles });
  }
  const module = fetch(files.wasm);
  // Whoever awaits it hears of a failure; until then it is not one that nobody has heard of.
  module.catch(() => {});
  window.rabenburg = { ...files, module };
}
