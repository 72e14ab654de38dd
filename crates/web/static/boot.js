// Starts the page: loads the module, hands over to it, and makes the page work without a network.

const root = document.documentElement;
// Until the page knows what its visitor has chosen, it follows the browser.
root.dataset.theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
root.lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";

// Most places are in the small page. The others, and everything from there on, are in the whole one, which also has its own
// styles; see `Route::is_in_the_whole_page`.
const WHOLE = /^#\/(rules|online|me|learn|result)(\/|$)/;

async function start() {
  const whole = WHOLE.test(location.hash);
  const wasm = fetch(whole ? "{{asset:whole.wasm}}" : "{{asset:page.wasm}}");
  const [{ default: init, page }] = await Promise.all(
    whole ? [import("{{asset:whole.js}}"), styles("{{asset:whole.css}}")] : [import("{{asset:page.js}}")]);
  await init({ module_or_path: wasm });
  page();
  document.getElementById("loading")?.remove();
}

function styles(href) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(sheet);
  return new Promise((resolve, reject) => Object.assign(sheet, { onload: resolve, onerror: reject }));
}

// Only where the browser allows it: on loopback and over HTTPS. Without one the page works as long as the server does.
async function workOffline() {
  if ("serviceWorker" in navigator && isSecureContext) {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    // A page that was being loaded when the worker began is not taken over with the others, nor is one loaded past it.
    if (!navigator.serviceWorker.controller) {
      active?.postMessage("take over");
    }
  }
}

// A first visit loads what it shows. Who plays or installs the page gets the rest too, and can do all of it offline.
function keepAll() {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep all"));
}
addEventListener("rabenburg-game", keepAll, { once: true });
addEventListener("appinstalled", keepAll);

try {
  await start();
  workOffline().catch((error) => console.info("The page will not work offline:", error));
} catch (error) {
  document.getElementById("failed")?.removeAttribute("hidden");
  console.error(error);
}
