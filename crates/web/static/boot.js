// Starts the page: awaits the module, hands over to it, and has the page kept for a time without a network.

const root = document.documentElement;
const { kept, place, placeOf, show, needed, book } = window.rabenburg;
// Looked up where it is needed: what the script holds is never thrown away.
const loading = () => document.getElementById("loading");

async function start() {
  const { module, size, script } = window.rabenburg;
  const [{ default: init, page }, response] =
    await Promise.all([import(script).catch(lack), module.then(complete, lack)]);
  const { counted, isComplete } = count(response, size);
  // A line that breaks off in the middle is told as an error of types.
  const isCut = (error) => error instanceof TypeError && !isComplete();
  await init({ module_or_path: counted }).catch((error) => (isCut(error) ? lack(error) : Promise.reject(error)));
  await picture;
  takeOver(page);
}

// The page takes the place of its first picture and looks the same; what was typed and pressed there goes on.
function takeOver(page) {
  const typed = loading().querySelector(".start-join input")?.value;
  const focused = loading().contains(document.activeElement) && path(document.activeElement);
  page();
  delete root.dataset.kept;
  started = true;
  goOn();
  if (typed) {
    document.querySelector(".start-join input").value = typed;
  }
  focused && document.querySelector(focused)?.focus();
  // A moment later: by then it also remembers what is chosen.
  setTimeout(() => wishes.forEach((wish) => document.querySelector(wish)?.click()));
}

let started = false;

// Somebody goes elsewhere before the page is there; or it is, and shows every place itself. Only the text of the rules stays
// until their own part takes it over.
function goOn() {
  const reads = place() === "rules";
  if (started && !reads) {
    loading()?.remove();
  } else if (reads && root.dataset.place === "rules") {
    turn();
  } else if (!started) {
    show();
    bring(place());
    reads && read();
  }
}

// Who is quick presses what is not there yet: it is done as soon as it can be.
const wishes = [];

function wish({ target }) {
  const button = target.closest(".start button");
  if (button) {
    root.dataset.eager = "";
    wishes.at(-1) === path(button) || wishes.push(path(button));
  }
}

// Where an element of the start page is, in the first picture and in the page alike.
function path(element) {
  const { localName, classList, parentElement } = element;
  if (localName === "main" || !parentElement) {
    return localName;
  }
  // Other classes come and go.
  const name = [...classList].find((name) => name.startsWith("start-")) ?? classList[0];
  const kind = name ? `.${name}` : localName;
  const alike = [...parentElement.children].filter((other) => other.matches(kind));
  return `${path(parentElement)}>:nth-child(${alike.indexOf(element) + 1} of ${kind})`;
}

// What a place needs is fetched when somebody is about to go there.
const brought = new Set();

function bring(place) {
  if (!brought.has(place)) {
    brought.add(place);
    needed(place).forEach((file) => fetch(file).then((got) => got.arrayBuffer()).catch(() => {}));
  }
}

function foresee({ target }) {
  const way = started && target.closest?.("a[href^='#/'],[aria-haspopup=dialog]");
  way && bring(way.hash ? placeOf(way.hash) : "forms");
}

// The rules are text, and are shown as soon as they are here, whenever the page comes.
async function read() {
  const { style, text } = book();
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: style });
  const dressed = new Promise((done, fail) => Object.assign(sheet, { onload: done, onerror: fail }));
  document.head.append(sheet);
  try {
    const [told] = await Promise.all([fetch(text).then(complete).then((file) => file.text()), dressed]);
    const shown = loading()?.querySelector(".rules");
    // Nobody who has moved on is called back.
    if (shown && place() === "rules") {
      shown.innerHTML = told;
      shown.dataset.printing = kept("rules-printing") ?? "all";
      root.dataset.place = "rules";
      turn();
    }
  } catch {
    // They come with the page.
  }
}

// Turns to the rule in the address.
function turn() {
  const [, , rule] = location.hash.split("/");
  document.getElementById(`rules-${rule}`)?.scrollIntoView();
}

// The first picture is painted before the module has the browser to itself, however fast that comes; but nobody waits long for
// it, and a page that nobody looks at is not painted.
const picture = Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : 1000))]);

function painted() {
  const crest = root.dataset.place === "elsewhere" && place() !== "rules" && loading().querySelector("img");
  return new Promise((resolve) => {
    if (PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint")) {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntries().some(({ element }) => !crest || element === crest)) {
          observer.disconnect();
          resolve();
        }
      });
      observer.observe({ type: "largest-contentful-paint", buffered: true });
    } else {
      requestAnimationFrame(() => setTimeout(resolve));
    }
  });
}

// Some file of the page cannot be had.
class Lacking extends Error {}

function lack(why) {
  throw new Lacking(why);
}

// A file that is gone is answered too, but not by the file.
function complete(response) {
  return response.ok ? response : lack(`${response.url}: ${response.status}`);
}

// Tells how far loading is. What a service worker has kept is here at once, and goes on as it is: then browsers know its
// compiled form too.
function count(response, size) {
  if (navigator.serviceWorker?.controller || !response.body) {
    return { counted: response, isComplete: () => true };
  }
  const bars = loading().querySelectorAll("progress");
  const words = loading().querySelectorAll(".loaded");
  let got = 0;
  const counter = new TransformStream({
    transform(chunk, way) {
      got += chunk.byteLength;
      const part = Math.min(1, got / size);
      bars.forEach((bar) => { bar.value = part; });
      words.forEach((word) => { word.textContent = `${Math.floor(100 * part)}\u00a0%`; });
      way.enqueue(chunk);
    },
  });
  const body = response.body.pipeThrough(counter);
  const counted = new Response(body, { headers: { "content-type": "application/wasm" } });
  return { counted, isComplete: () => got >= size };
}

// A newer page may have come to the server, where the files of this one are gone. Then that is loaded, with everything that is
// kept by the browser; but once only, should it not help. Says whether it is on its way.
async function renew() {
  const tried = "rabenburg.renewed";
  try {
    if (sessionStorage.getItem(tried) === import.meta.url) {
      return false;
    }
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      await registration.update();
      const next = registration.installing ?? registration.waiting;
      await settled(next);
      // A worker that a browser believes to be busy is not replaced. Then the document comes without one, and brings it.
      if (next?.state === "installed") {
        await registration.unregister();
      }
    } else {
      await fetch("/", { method: "HEAD", cache: "no-store" });
    }
    sessionStorage.setItem(tried, import.meta.url);
    location.reload();
    return true;
  } catch {
    // There is no network, or no storage to count the attempts.
    return false;
  }
}

function settled(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (!worker || ["activated", "redundant"].includes(worker.state)) {
        resolve();
      } else if (worker.state === "installed") {
        setTimeout(resolve, 1500);
      }
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

// Only where the browser allows it: on loopback and over HTTPS. Without one the page works as long as the server does.
async function workOffline() {
  if (!("serviceWorker" in navigator && isSecureContext)) {
    return;
  }
  navigator.serviceWorker.addEventListener("message", ({ data }) => tell(data));
  // Another worker has taken over: the first one ever, or that of a newer page.
  navigator.serviceWorker.addEventListener("controllerchange", keepSeen);
  const registration = await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  // A page that was being loaded when the worker began is not taken over with the others, nor is one loaded past it.
  if (!navigator.serviceWorker.controller) {
    order({ order: "take over" });
  }
  keepSeen();
  idle(() => {
    isThrifty() || keepAll();
    // Browsers look for a newer version by themselves, but take their time. Without a network there is none.
    registration.update().catch(() => {});
  });
}

function order(message) {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

// What was loaded before the worker was there has to be named to it.
function keepSeen() {
  const seen = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  order({ order: "keep seen", seen });
}

// Without a network nothing but what is kept can be shown; the page says how much that is.
function tell({ kept }) {
  if (kept) {
    root.dataset.offline = kept;
    dispatchEvent(new Event("rabenburg-kept"));
  }
}

function idle(then) {
  const wait = window.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
  wait(then, { timeout: 10_000 });
}

// Whoever pays by the byte, or waits for each, loads what they look at and no more.
function isThrifty() {
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  return saveData || effectiveType !== "4g";
}

function keepAll() {
  order({ order: "keep all" });
}
addEventListener("appinstalled", keepAll);
addEventListener("online", () => isThrifty() || keepAll());
// Bots are loaded by a worker of theirs.
addEventListener("rabenburg-game", () => order({ order: "keep bots" }));
// The page itself lacks a file.
addEventListener("rabenburg-lacks", renew);

loading().querySelectorAll(".again").forEach((button) => button.addEventListener("click", () => location.reload()));

// One language is enough.
loading().querySelectorAll(".start").forEach((page) => page.lang === root.lang || page.remove());
loading().addEventListener("click", wish);
loading().addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", goOn);
["pointerover", "focusin"].forEach((sign) => addEventListener(sign, foresee));
if (place() === "rules") {
  read();
}

try {
  await start();
  workOffline().catch((error) => console.info("The page will not work offline:", error));
} catch (error) {
  const lacking = error instanceof Lacking;
  if (!(lacking && await renew())) {
    root.dataset.place = "elsewhere";
    document.getElementById(lacking ? "lacking" : "failed").hidden = false;
    console.error(error);
  }
}
