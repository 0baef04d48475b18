import { encodeBase64Url } from "../cookies/base64-url.ts";
import { openEventBuffers } from "../events/open-event-buffers.ts";
import { createMemoryEventStore } from "../events/memory-event-store.ts";
import type { EventStore } from "../platform/event-store.ts";
import type { LogEntry } from "../platform/log-entry.ts";
import type { Platform } from "../platform/platform.ts";
import { makeDeviceGrant, makeSession, NOW } from "./make-session.ts";
import { createManualTime, type ManualTime } from "./manual-time.ts";
import { answered, createScriptedServer, type ScriptedServer } from "./scripted-server.ts";

export interface FakePlatform extends Platform {
  readonly time: ManualTime;
  readonly server: ScriptedServer;
  readonly logged: readonly LogEntry[];
  /** The cookies as they stand. */
  readonly jar: ReadonlyMap<string, string>;
  setCookie(name: string, value: unknown): void;
  setVisible(isVisible: boolean): void;
  setOnline(isOnline: boolean): void;
  /** Another tab of the same browser: same cookies, storage, locks, server and time. */
  openTab(): FakePlatform;
}

interface Browser {
  time: ManualTime;
  server: ScriptedServer;
  jar: Map<string, string>;
  stored: Map<string, string>;
  locks: Map<string, Promise<unknown>>;
  tabs: Set<() => void>;
  ids: { last: number };
  eventStore: EventStore;
}

/** A browser in memory, with a server that starts sessions for everyone. */
export function createFakePlatform(): FakePlatform {
  const server = createScriptedServer();
  const time = createManualTime(NOW);
  server.answer("devices", answered(201, makeDeviceGrant()));
  server.answer("refreshDeviceGrant", answered(200, makeDeviceGrant({ grant: "device-grant-2" })));
  server.answer("anonymous", answered(201, makeSession()));
  server.answer("metronome", () => answered(200, { data: { time: time.systemNow() } }));
  const shared = { jar: new Map(), stored: new Map(), locks: new Map(), tabs: new Set<() => void>() };
  return openTab({ time, server, ...shared, ids: { last: 0 }, eventStore: createMemoryEventStore() });
}

function openTab(browser: Browser): FakePlatform {
  const { time, server, jar, stored, locks, tabs, ids, eventStore } = browser;
  const logged: LogEntry[] = [];
  const onVisibility: (() => void)[] = [];
  const onOnline: (() => void)[] = [];
  let isVisible = true;
  let isOnline = true;
  let ownListener: (() => void) | undefined;
  return {
    time,
    server,
    logged,
    jar,
    systemNow: time.systemNow,
    monotonicNow: time.monotonicNow,
    delay: time.delay,
    random: () => 0.5,
    randomId(length) {
      ids.last += 1;
      return `id${ids.last}`.padEnd(length, "x");
    },
    transmit: server.transmit,
    withLock(name, act) {
      const before = locks.get(name) ?? Promise.resolve();
      const result = before.then(act, act);
      locks.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
    describeDevice: async () => ({ browser: "Chrome", browserVersion: "156", userAgent: "Fake/1.0" }),
    openEventStore: async () => eventStore,
    loadEventBuffers: async () => openEventBuffers,
    log: (entry) => void logged.push(entry),
    cookies: {
      read: (name) => jar.get(name),
      write: (name, value) => void jar.set(name, value),
      remove: (name) => void jar.delete(name),
    },
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    tabs: {
      announce() {
        for (const listener of tabs) if (listener !== ownListener) listener();
      },
      listen(onAnnounced) {
        ownListener = onAnnounced;
        tabs.add(onAnnounced);
      },
    },
    visibility: { isVisible: () => isVisible, listen: (onChanged) => void onVisibility.push(onChanged) },
    network: { isOnline: () => isOnline, listen: (onBack) => void onOnline.push(onBack) },
    setCookie: (name, value) => void jar.set(name, encodeBase64Url(JSON.stringify(value))),
    setVisible(value) {
      isVisible = value;
      for (const onChanged of onVisibility) onChanged();
    },
    setOnline(value) {
      isOnline = value;
      if (value) for (const onBack of onOnline) onBack();
    },
    openTab: () => openTab(browser),
  };
}
