/**
 * Keeps the shell of the app, so that it opens without a connection and can say so honestly.
 * FILES and VERSION are filled in by the build (scripts/build/service-worker.ts).
 */
const SHELL = `shell-${VERSION}`;
const ASSETS = 'assets';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const forgetOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === self.location.origin;
  // What is true at the server now is never answered from here.
  if (!isOurs || pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** A file whose name changes with its content: once fetched, it is good for ever. */
async function keptOrFetched(event) {
  const { request } = event;
  const kept = await caches.match(request).catch(() => undefined);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) event.waitUntil(keep(request, fetched.clone()));
  return fetched;
}

/** A browser that has no room for it, or is just emptying its stores, has the file all the same. */
async function keep(request, file) {
  try {
    const cache = await caches.open(ASSETS);
    await cache.put(request, file);
  } catch {}
}
