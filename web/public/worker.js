/** Keeps the page itself, so that it opens without a connection; what is played comes from the server alone. */
const KEPT = 'saboteur';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
});

/** The page as it is now, or as it was when there was a connection. */
async function open(request) {
  const cache = await caches.open(KEPT);
  const answer = await fetch(request).catch(() => undefined);
  if (!answer || answer.status >= 500) return (await cache.match('/')) ?? answer ?? Response.error();
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await keep(cache, answer.clone());
  return answer;
}

/** Keeps a page; if it is another one than before, its parts are others too. */
async function keep(cache, page) {
  const before = await cache.match('/');
  const same = before && (await before.text()) === (await page.clone().text());
  if (same) return;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put('/', page);
}

/** A part of the page, which has a name that changes whenever it does. */
async function part(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(call(event.notification.data));
});

/** Brings the table that called to the front. */
async function call(place) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === place);
  return there ? there.focus() : self.clients.openWindow(place);
}
