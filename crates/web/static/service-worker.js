// Keeps all files of one build of the page, so that it works without a network.

const PREFIX = "rabenburg-";
const CACHE = PREFIX + "{{build}}";
// What a first visit needs, and what comes when somebody plays or reads the rules.
const FIRST = {{first}};
const LATER = {{later}};

// At a developer's own machine the server is at hand, and its page may change at any time, so it is asked first.
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"].includes(self.location.hostname);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  await keep(FIRST);
  // A page that is open goes on with its own files (see `activate`); the next one that is loaded gets these.
  await self.skipWaiting();
}

async function keep(files) {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(files.map(async (file) => (await cache.match(file)) ? [] : [file]));
  // Files named by their content may come from the browser's cache; all others must be those of this build.
  await cache.addAll(missing.flat().map((file) =>
    new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep all") {
    // Without a network it is tried again with the next game.
    event.waitUntil(keep(LATER).catch(() => {}));
  } else if (event.data === "take over") {
    event.waitUntil(self.clients.claim());
  }
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Pages of the build before may still be open and ask for their files: that build is kept, in order of creation the last.
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
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
    if (pathname === "/" || pathname === "/index.html") {
      event.respondWith(LOOPBACK ? fromServer(request) : fromCache("/", request));
    }
  } else if (pathname.startsWith("/assets/") || FIRST.includes(pathname)) {
    event.respondWith(fromCache(request, request));
  }
});

async function fromCache(key, request) {
  return (await caches.match(key, { cacheName: CACHE })) ?? (await caches.match(key)) ?? fetch(request);
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
