/*
 * Only shows the offline page when a page cannot be fetched (A31). It stores no page and no price. Every response from
 * the network, including errors and redirects, reaches the browser unchanged.
 */
const STORE = 'offline-4';
const PAGE = '/offline/page.html';
const FILES = [
  PAGE,
  '/offline/tokens.css',
  '/offline/drawing.svg',
  '/offline/page.css',
  '/offline/retry.js',
  '/offline/recover.js',
  '/offline/stay.js',
  '/fonts/instrument-sans.woff2',
];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)));
  self.skipWaiting();
});

async function dropOldStores() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // From the first visit on: a shopper may lose the connection during it.
  event.waitUntil(dropOldStores().then(() => self.clients.claim()));
});

async function fromStore(path) {
  const store = await caches.open(STORE);
  return (await store.match(path)) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => fromStore(PAGE)));
    return;
  }
  const { origin, pathname } = new URL(request.url);
  if (origin === self.location.origin && FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => fromStore(pathname)));
  }
});
