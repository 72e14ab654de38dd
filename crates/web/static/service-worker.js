// Keeps the files of one build of the page, so that it works without a network.

const PREFIX = "rabenburg-";
const CACHE = PREFIX + "{{build}}";
// What a first visit needs, and what comes when it is looked at, or when nobody needs the line.
const FIRST = {{first}};
const LATER = {{later}};
// What somebody needs who has begun a game: the bots, the rest of the table, and the way back to the game.
const OF_A_GAME = /^\/assets\/(worker|bots|parts\/([a-z]+-)*(games|more)(-[a-z]+)*)\./;
const PART = /^\/assets\/parts\/([a-z-]+)\./;
// What the document of this build names, and that of no other.
const NAMED = ["{{asset:first.js}}", "{{asset:boot.js}}", "{{asset:page.css}}", "{{asset:worker.js}}"];

// At a developer's own machine the server is at hand, and its page may change at any time, so it is asked first.
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"].includes(self.location.hostname);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  // Whoever could play and read without a network before can do so after: all that they had is kept before this build takes
  // over, or the one before stays.
  const had = new Set((await Promise.all((await former()).map(files))).flat().map(stem));
  // A file of several parts is named after all of them, and they may share other things than before.
  const hadParts = (file) => PART.exec(file)?.[1].split("-").some((part) => had.has(`/assets/parts/${part}.wasm`));
  await keep([...FIRST, ...LATER.filter((file) => had.has(stem(file)) || hadParts(file))]);
  // A page that is open goes on with its own files (see `activate`); the next one that is loaded gets these.
  await self.skipWaiting();
}

async function former() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function files(name) {
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
}

// The name of a file without that of its content.
function stem(file) {
  return file.replace(/\.[0-9a-f]{16}(?=\.\w+$)/, "");
}

async function keep(wanted) {
  const cache = await caches.open(CACHE);
  await Promise.all(wanted.map(async (file) => {
    if (!(await cache.match(file))) {
      await cache.put(file, await get(file));
    }
  }));
}

async function get(file) {
  // A file that is named by its content may come from anywhere: from the build before, or from the browser's cache.
  const named = file.startsWith("/assets/");
  const kept = named && (await caches.match(file));
  const response = kept || (await fetch(file, { cache: named ? "default" : "reload" }));
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  // The server may have another build by now; then this one is not mixed with it.
  if (file === "/" && !(await names(response.clone()))) {
    throw new Error("the document is that of another build");
  }
  return response;
}

async function names(document) {
  const text = await document.text();
  return NAMED.every((file) => text.includes(file));
}

self.addEventListener("message", (event) => {
  const { order, seen = [] } = event.data;
  if (order === "take over") {
    event.waitUntil(self.clients.claim());
  } else {
    const wanted = LATER.filter((file) => order === "keep all" || seen.includes(file) ||
      (order === "keep bots" && OF_A_GAME.test(file)));
    // Without a network it is tried again with the next visit; what is here is told anyway.
    event.waitUntil(keep(wanted).catch(() => {}).then(() => tell(event.source)));
  }
});

// Says how much of the page works without a network.
async function tell(client) {
  const kept = await files(CACHE);
  const all = [...FIRST, ...LATER].every((file) => kept.includes(file));
  client?.postMessage({ kept: all ? "all" : "seen" });
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  // Pages of the build before may still be open and ask for their files: that build is kept, in order of creation the last.
  await Promise.all((await former()).slice(0, -1).map((name) => caches.delete(name)));
  // The first visit's page is not loaded by a service worker. Taken over, it has its files from here too.
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    // Links to tables and games are the same document, with another head for messengers.
    if (pathname === "/" || pathname === "/index.html" || /^\/[tg]\/[^/]+$/.test(pathname)) {
      event.respondWith(LOOPBACK ? fromServer(request) : fromCache("/", request));
    }
  } else if (pathname.startsWith("/assets/") || FIRST.includes(pathname)) {
    event.respondWith(fromCache(request, request, LATER.includes(pathname) && event));
  }
});

// What has to be fetched and is looked at `later` works without a network from then on.
async function fromCache(key, request, later) {
  const kept = (await caches.match(key, { cacheName: CACHE })) ?? (await caches.match(key));
  if (kept) {
    return kept;
  }
  const response = await fetch(request);
  if (!response.ok) {
    // Nobody reads what stands in it, and as long as it is not read this worker cannot be replaced.
    return new Response(null, { status: response.status });
  }
  if (later) {
    const copy = response.clone();
    later.waitUntil(caches.open(CACHE).then((cache) => cache.put(key, copy)).catch(() => {}));
  }
  return response;
}

async function fromServer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match("/", { cacheName: CACHE });
    if (page) {
      return page;
    }
    throw error;
  }
}

// The server calls somebody whose page is closed. Browsers want every call to be shown.
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  let told = {};
  try {
    told = data.json();
  } catch {
    // A call without words is a call.
  }
  const { title = "Rabenburg", body, tag, lang, url = "/" } = told;
  await self.registration.showNotification(title, { body, tag, lang, icon: "{{asset:icons/crest-192.png}}", data: { url } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.url));
});

// To the window that is there already, or else to a new one.
async function lead(path = "/") {
  const { origin } = self.location;
  const wanted = new URL(path, origin);
  const place = wanted.origin === origin ? wanted : new URL(origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.map((window) => ({ window, at: new URL(window.url) }))
    .find(({ at }) => at.pathname === place.pathname && (!place.hash || at.hash === place.hash));
  await (there ? there.window.focus() : self.clients.openWindow(place.href));
}
