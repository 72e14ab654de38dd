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
  // What the first picture cannot tell, because it is a newcomer's.
  root.dataset.kept = ["plans", "lesson", "current", "game"].filter(kept).join(" ");
  document.addEventListener("readystatechange", () => {
    const looks = document.querySelectorAll(".loading .start-bar [title]");
    looks.forEach((look, number) => look.setAttribute("aria-pressed", light === (number % 2 === 0)));
  }, { once: true });

  // Links to tables and games are paths, so that a server can say to messengers where they lead. The page goes by what comes
  // after `#`, and keeps the path as it is to be shared.
  const shared = { online: "t", result: "g" };
  const share = () => {
    const [, place, code] = location.hash.split("/");
    const path = code && /^[\w-]{8,9}$/.test(code) && shared[place] ? `/${shared[place]}/${code}` : "/";
    if (location.pathname !== path) {
      history.replaceState(history.state, "", path + location.hash);
    }
  };
  if (!location.hash) {
    const [, path, code] = location.pathname.split("/");
    const place = Object.keys(shared).find((place) => shared[place] === path);
    if (place && code) {
      history.replaceState(null, "", `#/${place}/${code}`);
    }
  }
  share();
  addEventListener("hashchange", share);

  // The first word of an address, which is the name of its part; but a table online has one of its own.
  const placeOf = (hash) => {
    const [, place = "", code] = hash.split("/");
    return place === "online" && code ? "seat" : place;
  };
  const place = () => placeOf(location.hash);
  // The start page has its first picture in the document; the other places have a crest.
  const show = () => { root.dataset.place = place() ? "elsewhere" : "start"; };
  show();

  const files = { wasm: "{{asset:page.wasm}}", size: {{size:page.wasm}}, script: "{{asset:page.js}}" };
  const preload = (what) => document.head.append(Object.assign(document.createElement("link"), what));
  const fetched = (href) => preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  const address = (name) => document.querySelector(`[name="asset:${name}"]`).content;
  const parts = {{parts}};
  // All that a place needs besides the page itself.
  const needed = (place) => {
    // What waits for somebody who comes back is on the start page.
    const part = place || (["current", "game", "visitor"].some(kept) ? "games" : "");
    const texts = place === "rules" ? ["", "-quick"].map((book) => address(`rules/${root.lang}${book}.md`)) : [];
    // Their names say which places need them.
    const code = parts.filter((file) => part && file.split(/[/.-]/).includes(part));
    return [...code, ...texts];
  };
  // Rules are text, and are read before the page is there.
  const book = () => ({ style: address("rules/page.css"), text: address(`rules/${root.lang}.html`) });
  if (place() === "rules") {
    preload({ rel: "preload", as: "style", href: book().style });
    fetched(book().text);
  }
  // The first picture comes first: on a slow line or a slow device these would be in its way. A window that nobody sees is
  // not painted, and waits for nothing.
  const painted = new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 500);
  });
  const module = painted.then(() => {
    preload({ rel: "modulepreload", href: files.script });
    // What the place needs besides comes along, not afterwards.
    needed(place()).forEach(fetched);
    return fetch(files.wasm);
  });
  // Whoever awaits it hears of a failure; until then it is not one that nobody has heard of.
  module.catch(() => {});
  window.rabenburg = { ...files, module, kept, place, placeOf, show, needed, book };
}
