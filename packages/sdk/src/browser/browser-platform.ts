import { ALPHABET } from "../cookies/base64-url.ts";
import type { LogEntry } from "../platform/log-entry.ts";
import type { CancelSignal, Platform, TabChannel } from "../platform/platform.ts";
import { createBrowserCookies } from "./browser-cookies.ts";
import { describeBrowser } from "./describe-browser.ts";
import { createBrowserLock } from "./browser-lock.ts";
import { createBrowserStorage } from "./browser-storage.ts";
import { createBrowserTransmit } from "./browser-transmit.ts";

const LETTERS = ALPHABET.slice(0, 62);
const CHANNEL = "skywave-session";

/** The platform of a page in a browser. */
export function createBrowserPlatform(page: Window, log: (entry: LogEntry) => void): Platform {
  return {
    systemNow: () => Date.now(),
    monotonicNow: () => performance.now(),
    delay,
    random: () => Math.random(),
    randomId,
    transmit: createBrowserTransmit((url, init) => page.fetch(url, init)),
    withLock: createBrowserLock("locks" in page.navigator ? page.navigator.locks : undefined),
    isOnline: () => page.navigator.onLine,
    describeDevice: async () => describeBrowser(page.navigator.userAgent),
    log,
    cookies: createBrowserCookies(page.document, page.location.protocol === "https:"),
    storage: createBrowserStorage(page),
    tabs: createTabChannel(),
    visibility: {
      isVisible: () => page.document.visibilityState === "visible",
      listen: (onChanged) => page.document.addEventListener("visibilitychange", onChanged),
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

function createTabChannel(): TabChannel {
  if (!("BroadcastChannel" in globalThis)) return { announce() {}, listen() {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announce: () => channel.postMessage(""),
    listen(onAnnounced) {
      channel.onmessage = onAnnounced;
    },
  };
}
