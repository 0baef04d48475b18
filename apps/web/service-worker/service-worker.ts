/**
 * Caches the account's page and that of kept episodes for a time without a network: their own bytes and files, and no answer
 * about anybody. What is about an account the page caches itself, and forgets with the session. Nothing that is sent is kept for later.
 */
declare const self: ServiceWorkerGlobalScope;

/** What each page is made of; the first name is that under which browsers have it already. */
const CACHES: ReadonlyMap<string, string> = new Map([
  ["/account", "kept-files"],
  ["/listen/offline", "kept-listening-files"],
]);
const ACCOUNT = "/account";
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
  // Pages that were opened before there was a second one name none.
  const page: unknown = event.data?.page ?? ACCOUNT;
  const cacheName = typeof page === "string" ? CACHES.get(page) : undefined;
  if (!Array.isArray(files) || typeof page !== "string" || cacheName === undefined) return;
  const wanted = files.filter((file) => typeof file === "string").filter(isCached);
  event.waitUntil(keepOnly(cacheName, [page, ...wanted]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const page = [...CACHES.keys()].find((each) => pathname === each || pathname.startsWith(`${each}/`));
    if (page !== undefined) event.respondWith(navigate(event, page));
  } else if (NEVER_STALE.test(pathname)) event.respondWith(cachedOrFetched(request));
  else if (SAME_FOR_ALL.test(pathname)) event.respondWith(fetchedOrCached(() => fetch(request), request));
});

function isCached(address: string): boolean {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin === self.location.origin && (NEVER_STALE.test(pathname) || SAME_FOR_ALL.test(pathname));
}

function navigate(event: FetchEvent, page: string): Promise<Response> {
  const fetchPage = async () => (await event.preloadResponse) ?? fetch(event.request);
  return fetchedOrCached(fetchPage, page);
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

async function findCached(key: Request | string): Promise<Response | undefined> {
  for (const cacheName of CACHES.values()) {
    const found = await caches.match(key, { cacheName, ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What an older page was made of goes, so that nothing piles up. */
async function keepOnly(cacheName: string, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
  const cache = await caches.open(cacheName);
  await cache.addAll(wanted);
  const cached = await cache.keys();
  await Promise.all(cached.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}
