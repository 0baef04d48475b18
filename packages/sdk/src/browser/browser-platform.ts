import type { LogEntry } from "../platform/log-entry.ts";
import type { CancelSignal, Platform, TabChannel } from "../platform/platform.ts";
import { createBrowserCookies } from "./browser-cookies.ts";
import { describeBrowser } from "./describe-browser.ts";
import { createBrowserStorage } from "./storage/browser-storage.ts";
import { createBrowserTransmit } from "./browser-transmit.ts";
import { createBrowserLock } from "./locks/browser-lock.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const SESSION_CHANNEL = "skywave-session";
const LOCK_CHANNEL = "skywave-locks";
const OWNER_LENGTH = 20;

/** The platform of a page in a browser. */
export function createBrowserPlatform(page: Window, log: (entry: LogEntry) => void): Platform {
  const storage = createBrowserStorage(page);
  return {
    systemNow: () => Date.now(),
    monotonicNow: () => performance.now(),
    delay,
    random: () => Math.random(),
    randomId,
    transmit: createBrowserTransmit((url, init) => page.fetch(url, init)),
    withLock: createBrowserLock({
      locks: "locks" in page.navigator ? page.navigator.locks : undefined,
      indexedDatabase: () => page.indexedDB,
      storage,
      channel: createTabChannel(LOCK_CHANNEL),
      owner: randomId(OWNER_LENGTH),
      log,
    }),
    describeDevice: async () => describeBrowser(page.navigator.userAgent),
    log,
    // Apart from the page's first script: nobody waits for them to see a price.
    openEventStore: async () =>
      (await import("./storage/browser-event-store.ts")).openBrowserEventStore(page, log),
    loadEventBuffers: async () => (await import("../events/open-event-buffers.ts")).openEventBuffers,
    cookies: createBrowserCookies(page.document, page.location.protocol === "https:"),
    storage,
    tabs: createTabChannel(SESSION_CHANNEL),
    visibility: {
      isVisible: () => page.document.visibilityState === "visible",
      listen: (onChanged) => page.document.addEventListener("visibilitychange", onChanged),
    },
    network: {
      isOnline: () => page.navigator.onLine,
      listen: (onOnline) => page.addEventListener("online", onOnline),
    },
  };
}

function delay(milliseconds: number, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", cancel);
  });
}

/** Each letter is equally likely: the two values of 64 that have none are drawn again. */
function randomId(length: number): string {
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (id.length < length) id += LETTERS.charAt(byte & 63);
    }
  }
  return id;
}

function createTabChannel(name: string): TabChannel {
  if (!("BroadcastChannel" in globalThis)) return { announce() {}, listen() {} };
  const channel = new BroadcastChannel(name);
  return {
    announce: () => channel.postMessage(""),
    listen(onAnnounced) {
      channel.onmessage = onAnnounced;
    },
  };
}
