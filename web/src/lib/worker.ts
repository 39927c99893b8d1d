/** The worker that opens the page without a connection, and shows notifications where a page may not. */

/** Sets the worker up, where the browser has such a thing: only for pages that came from this device or encrypted. */
export async function employ(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  // Files that were loaded before the worker was there. The browser still has them.
  const cache = await caches.open('saboteur');
  const parts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  for (const part of new Set(parts)) if (!(await cache.match(part))) await cache.add(part);
}

/** The worker, if there is one. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
