/**
 * Caches the account's page for a time without a network: its own bytes and files, and no answer about anybody. What is
 * about an account the page caches itself, and forgets with the session. Nothing that is sent is kept for later.
 */
declare const self: ServiceWorkerGlobalScope;

// The name under which browsers have it already.
const CACHED_FILES = "kept-files";
const PAGE = "/account";
/** Named by what is in them, so that a cached one is never stale. */
const NEVER_STALE = /^\/assets\//;
/** The same for everybody: configuration and texts. */
const SAME_FOR_ALL = /^\/(?:config|api\/configservice|api\/localizationservice)\//;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // The page is asked for while this worker starts, so that no visit waits for it.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => {
  const files: unknown = event.data?.files;
  if (!Array.isArray(files)) return;
  const wanted = files.filter((file) => typeof file === "string").filter(isCached);
  event.waitUntil(keepOnly([PAGE, ...wanted]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) event.respondWith(navigate(event));
  } else if (NEVER_STALE.test(pathname)) event.respondWith(cachedOrFetched(request));
  else if (SAME_FOR_ALL.test(pathname)) event.respondWith(fetchedOrCached(() => fetch(request), request));
});

function isCached(address: string): boolean {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin === self.location.origin && (NEVER_STALE.test(pathname) || SAME_FOR_ALL.test(pathname));
}

function navigate(event: FetchEvent): Promise<Response> {
  const fetchPage = async () => (await event.preloadResponse) ?? fetch(event.request);
  return fetchedOrCached(fetchPage, PAGE);
}

async function cachedOrFetched(request: Request): Promise<Response> {
  return (await findCached(request)) ?? fetch(request);
}

async function fetchedOrCached(fetchIt: () => Promise<Response>, key: Request | string): Promise<Response> {
  try {
    return await fetchIt();
  } catch (cause) {
    const cached = await findCached(key);
    if (cached === undefined) throw cause;
    return cached;
  }
}

function findCached(key: Request | string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: CACHED_FILES, ignoreVary: true });
}

/** What an older page was made of goes, so that nothing piles up. */
async function keepOnly(addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
  const cache = await caches.open(CACHED_FILES);
  await cache.addAll(wanted);
  const cached = await cache.keys();
  await Promise.all(cached.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}
