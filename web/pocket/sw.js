// Keeps the house for when there is no network. scripts/pocket.py writes the two constants: what there is, and as what.
const VERSION = "{version}";
const FILES = ["{files}"];
const OURS = "boardinghouse-";

self.addEventListener("install", (event) => {
  // the browser has just fetched most of it; the host is asked again for what has no version in its name
  const wanted = FILES.map((name) => new Request(name, { cache: /-|assets/.test(name) ? "default" : "no-cache" }));
  event.waitUntil(caches.open(OURS + VERSION).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// a new version waits until somebody says so: nobody loses the table they sit at
self.addEventListener("message", (event) => event.data === "take-over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  const wanted = event.request.mode === "navigate" ? new URL("./", location.href) : event.request;
  event.respondWith(
    caches
      .open(OURS + VERSION)
      .then((cache) => cache.match(wanted, { ignoreVary: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
