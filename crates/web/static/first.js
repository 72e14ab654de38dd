// Runs before anything is painted: what the first picture depends on. Then it asks for what takes longest to come.

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
  const languages = {{languages}};
  const [primary] = navigator.language.toLowerCase().split("-");
  root.lang = [kept("language"), navigator.language, primary].find((code) => languages.includes(code)) ?? languages[0];

  // The start page has its first picture in the document; the other places have a crest.
  const [, place = ""] = location.hash.split("/");
  root.dataset.place = place ? "elsewhere" : "start";

  const files = { wasm: "{{asset:page.wasm}}", size: {{size:page.wasm}}, script: "{{asset:page.js}}" };
  const preload = (what) => document.head.append(Object.assign(document.createElement("link"), what));
  const parts = {{parts}};
  // The first picture comes first: on a slow line or a slow device these would be in its way. A window that nobody sees is
  // not painted, and waits for nothing.
  const painted = new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 500);
  });
  const module = painted.then(() => {
    preload({ rel: "modulepreload", href: files.script });
    // What the place needs besides comes along, not afterwards.
    for (const href of parts[place] ?? []) {
      preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    }
    return fetch(files.wasm);
  });
  // Whoever awaits it hears of a failure; until then it is not one that nobody has heard of.
  module.catch(() => {});
  window.rabenburg = { ...files, module };
}
