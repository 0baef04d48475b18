/**
 * Keeps the account's page readable without a network: its own bytes and files, and no answer about anybody. What is
 * known of an account the page keeps itself, and forgets with the session. Nothing that is sent is kept for later.
 */
declare const self: ServiceWorkerGlobalScope;

const KEPT_FILES = "kept-files";
const PAGE = "/account";
/** Named by what is in them, so that a kept one is never stale. */
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
  const wanted = files.filter((file) => typeof file === "string").filter(isKept);
  event.waitUntil(keepOnly([PAGE, ...wanted]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) event.respondWith(navigate(event));
  } else if (NEVER_STALE.test(pathname)) event.respondWith(keptOrFetched(request));
  else if (SAME_FOR_ALL.test(pathname)) event.respondWith(fetchedOrKept(() => fetch(request), request));
});

function isKept(address: string): boolean {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin === self.location.origin && (NEVER_STALE.test(pathname) || SAME_FOR_ALL.test(pathname));
}

function navigate(event: FetchEvent): Promise<Response> {
  const fetchPage = async () => (await event.preloadResponse) ?? fetch(event.request);
  return fetchedOrKept(fetchPage, PAGE);
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await findKept(request)) ?? fetch(request);
}

async function fetchedOrKept(fetchIt: () => Promise<Response>, key: Request | string): Promise<Response> {
  try {
    return await fetchIt();
  } catch (cause) {
    const kept = await findKept(key);
    if (kept === undefined) throw cause;
    return kept;
  }
}

function findKept(key: Request | string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: KEPT_FILES, ignoreVary: true });
}

/** What an older page was made of goes, so that nothing piles up. */
async function keepOnly(addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
  const cache = await caches.open(KEPT_FILES);
  await cache.addAll(wanted);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}
