// Starts the page: loads the module, hands over to it, and makes the page work without a network.

const root = document.documentElement;
// Until the page knows what its visitor has chosen, it follows the browser.
root.dataset.theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
root.lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";

async function start() {
  const { default: init, page } = await import("{{asset:page.js}}");
  await init();
  page();
  document.getElementById("loading")?.remove();
}

// Only where the browser allows it: on loopback and over HTTPS. Without one the page works as long as the server does.
async function workOffline() {
  if ("serviceWorker" in navigator && isSecureContext) {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
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
