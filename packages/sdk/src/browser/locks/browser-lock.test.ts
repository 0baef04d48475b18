import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakePlatform } from "../../testing/index.ts";
import { createBrowserLock } from "./browser-lock.ts";

afterEach(() => void vi.useRealTimers());

/** A browser that refuses its database. */
function withoutDatabase() {
  const indexedDatabase = (): IDBFactory => {
    throw new Error("The browser refuses it");
  };
  return { indexedDatabase, log: () => undefined };
}

/** Tabs of one browser without Web Locks. */
function openTabs(count: number) {
  const { storage } = createFakePlatform();
  const listeners: (() => void)[] = [];
  const channel = {
    announce: () => listeners.forEach((listener) => listener()),
    listen: (listener: () => void) => void listeners.push(listener),
  };
  const tabs = Array.from({ length: count }, (_, tab) =>
    createBrowserLock({ ...withoutDatabase(), locks: undefined, storage, channel, owner: `tab${tab}` }),
  );
  return { storage, tabs };
}

function countRunning() {
  const seen = { now: 0, most: 0, acts: 0 };
  const act = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.now -= 1;
    seen.acts += 1;
  };
  return { seen, act };
}

describe("createBrowserLock without Web Locks", () => {
  it("lets one act of a name run at a time, over all tabs", async () => {
    const { tabs } = openTabs(4);
    const { seen, act } = countRunning();
    await Promise.all(tabs.flatMap((withLock) => [withLock("a", act), withLock("a", act)]));
    expect(seen).toEqual({ now: 0, most: 1, acts: 8 });
  });

  it("goes on after an act that failed, and tells its own caller", async () => {
    const [withLock] = openTabs(1).tabs;
    const failed = withLock?.("a", () => Promise.reject(new Error("failed")));
    const next = withLock?.("a", async () => "done");
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });

  it("passes over a tab that died with the lease, within five seconds", async () => {
    vi.useFakeTimers();
    const { storage, tabs } = openTabs(2);
    storage.set("skywave-lease-a", `dead ${Date.now() + 3000}`);
    const act = tabs[0]?.("a", async () => "done");
    await vi.advanceTimersByTimeAsync(5000);
    expect(await act).toBe("done");
  });

  it("takes no notice of a lease from a clock that has since been set back", async () => {
    vi.useFakeTimers();
    const { storage, tabs } = openTabs(1);
    storage.set("skywave-lease-a", `dead ${Date.now() + 1e9}`);
    const act = tabs[0]?.("a", async () => "done");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await act).toBe("done");
  });
});

describe("createBrowserLock with Web Locks", () => {
  const { storage } = createFakePlatform();
  const channel = { announce() {}, listen() {} };
  // Node has Web Locks of its own, which work as the browser's do within one thread.
  const open = () =>
    createBrowserLock({ ...withoutDatabase(), locks: navigator.locks, storage, channel, owner: "tab" });

  it("lets one act of a name run at a time", async () => {
    const { seen, act } = countRunning();
    await Promise.all([open()("b", act), open()("b", act), open()("b", act)]);
    expect(seen).toEqual({ now: 0, most: 1, acts: 3 });
  });

  it("lets an act end that the lock was stolen from", async () => {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow = open()("e", async () => {
      await asleep;
      return "late";
    });
    expect(await open()("e", async () => "stolen", 100)).toBe("stolen");
    wake();
    expect(await slow).toBe("late");
  });

  it("tells of the act's own failure", async () => {
    const failed = open()("d", () => Promise.reject(new Error("failed")));
    await expect(failed).rejects.toThrow("failed");
  });
});
