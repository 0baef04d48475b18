import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import type { EventStore, StoredEvent } from "../platform/event-store.ts";
import {
  acceptEvents,
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  NOW,
  signIn,
} from "../testing/index.ts";

async function open(platform: FakePlatform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  await platform.time.advance(0);
  return { platform, skywave };
}

const names = (events: readonly { eventName: string }[]) => events.map(({ eventName }) => eventName);

const nameOf = ({ queued }: StoredEvent) => queued.event.eventName;

/** A browser whose storage takes no events until the test says so. */
async function openFull(): Promise<{ platform: FakePlatform; makeRoom: () => void }> {
  const platform = createFakePlatform();
  const store = await platform.openEventStore();
  let isFull = true;
  const full: EventStore = {
    ...store,
    append: (...given) =>
      isFull ? Promise.reject(new DOMException("", "QuotaExceededError")) : store.append(...given),
  };
  return {
    platform: { ...platform, openEventStore: async () => full },
    makeRoom() {
      isFull = false;
    },
  };
}

describe("the storage of events", () => {
  it("[S4.22] [S9.05] takes them half a second after the first of them came", async () => {
    const { platform, skywave } = await open();
    const store = await platform.openEventStore();
    skywave.events.user("one");
    await platform.time.advance(300);
    skywave.events.user("two");
    await platform.time.advance(199);
    expect(await store.oldest("USER_EVENTS", 0, 10)).toHaveLength(0);
    await platform.time.advance(1);
    expect(await store.oldest("USER_EVENTS", 0, 10)).toHaveLength(2);
  });

  it("[S3.45] holds 1,000 events; the oldest are given up, and an event tells the server how many", async () => {
    const { platform, skywave } = await open();
    for (let number = 0; number < 1300; number += 1) skywave.events.user(`event-${number}`);
    platform.server.answer("submitUserEvents", { kind: "lost" });
    await platform.time.runUntil(skywave.events.flush());
    const { buffers } = await skywave.inspect();
    // The report of losses is there too.
    expect(buffers.user).toMatchObject({ count: 1001, lost: 0 });
    const stored = acceptEvents(platform);
    await platform.time.advance(11_000);
    expect(stored.user).toHaveLength(1001);
    expect(stored.user[0]?.eventName).toBe("event-300");
    expect(stored.user.at(-1)).toMatchObject({
      eventName: "events-lost",
      attributes: { count: 300, queue: "USER_EVENTS" },
    });
  });

  it("[S3.45] holds as many playback events, and tells of those given up with the others of their kind", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { skywave } = await open(platform);
    const stored = acceptEvents(platform);
    for (let number = 0; number < 1002; number += 1) skywave.events.playback({ eventName: "heard" });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.events).toHaveLength(1001);
    expect(stored.events.at(-1)).toMatchObject({
      eventName: "events-lost",
      appId: "web",
      isTest: false,
      attributes: { count: 2, queue: "PLAYBACK_EVENTS" },
    });
    expect(stored.user).toHaveLength(0);
  });

  it("[S3.06] keeps them in the order in which they came, each with the next place in it", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    for (const name of ["first", "second", "third"]) skywave.events.user(name);
    await platform.time.runUntil(skywave.events.flush());
    const places = stored.user.map((event) => event["logicalClock"] as [number, number]);
    const begin = places[0]?.[1] ?? 0;
    expect(names(stored.user)).toEqual(["first", "second", "third"]);
    expect(places).toEqual([0, 1, 2].map((index) => [NOW, begin + index]));
  });

  it("[S3.45] holds a megabyte", async () => {
    const { platform, skywave } = await open();
    const attributes = Object.fromEntries(
      Array.from({ length: 10 }, (_, key) => [`text${key}`, "x".repeat(500)]),
    );
    for (let number = 0; number < 300; number += 1) skywave.events.user("large", attributes);
    await platform.time.advance(500);
    const { buffers } = await skywave.inspect();
    expect(buffers.user.bytes).toBeLessThanOrEqual(1_000_000);
    expect(buffers.user.count + buffers.user.lost).toBe(300);
  });

  it("[S4.23] keeps them in memory where it refuses them, and sends them from there", async () => {
    const { platform, makeRoom } = await openFull();
    const { skywave } = await open(platform);
    const stored = acceptEvents(platform);
    skywave.events.user("in memory");
    await platform.time.advance(500);
    makeRoom();
    skywave.events.user("in storage");
    await platform.time.runUntil(skywave.events.flush());
    expect(names(stored.user).sort()).toEqual(["in memory", "in storage"]);
    expect(platform.logged).toContainEqual({
      level: "error",
      message: "The browser's storage takes no events",
      details: { cause: expect.stringContaining("QuotaExceededError") },
    });
  });

  it("counts those in memory and those that wait to be stored with the others", async () => {
    const { platform, makeRoom } = await openFull();
    const { skywave } = await open(platform);
    skywave.events.user("in memory");
    await platform.time.advance(500);
    makeRoom();
    skywave.events.user("in storage");
    await platform.time.advance(500);
    skywave.events.user("waits");
    const { buffers } = await skywave.inspect();
    expect(buffers.user).toMatchObject({ count: 3, lost: 0 });
    const store = await platform.openEventStore();
    const { bytes } = await store.tally("USER_EVENTS");
    expect(buffers.user.bytes).toBeGreaterThan(bytes);
  });

  it("[S9.11] has the names PLAYBACK_EVENTS and USER_EVENTS, beside the time of the last refresh of the device's grant", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { skywave } = await open(platform);
    skywave.events.user("seen");
    skywave.events.playback({ eventName: "heard" });
    await platform.time.advance(500);
    const store = await platform.openEventStore();
    expect((await store.oldest("USER_EVENTS", 0, 9)).map(nameOf)).toEqual(["seen"]);
    expect((await store.oldest("PLAYBACK_EVENTS", 0, 9)).map(nameOf)).toEqual(["heard"]);
    const refreshedAt = platform.storage.get("LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY");
    expect(Number(refreshedAt)).toBe(NOW);
  });

  it("[S4.07] is cleared of both kinds when the account is deleted", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { skywave } = await open(platform);
    platform.server.answer("deleteIdentity", answered(204));
    skywave.events.user("mine");
    skywave.events.playback({ eventName: "mine too" });
    await platform.time.advance(500);
    await skywave.session.deleteAccount();
    await platform.time.advance(0);
    const { buffers } = await skywave.inspect();
    expect(buffers).toMatchObject({ user: { count: 0 }, playback: { count: 0 } });
  });
});

describe("an event that the server will not have", () => {
  it("does not keep the others: it is found by halving, given up and counted", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform, { poison: ["bad"] });
    for (let number = 0; number < 20; number += 1) skywave.events.user(number === 7 ? "bad" : "good");
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user).toHaveLength(19);
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user.at(-1)).toMatchObject({ eventName: "events-lost", attributes: { count: 1 } });
  });

  it("does not cost more than ten when every event is refused", async () => {
    const { platform, skywave } = await open();
    acceptEvents(platform, { poison: ["bad"] });
    for (let number = 0; number < 50; number += 1) skywave.events.user("bad");
    await platform.time.runUntil(skywave.events.flush());
    const { buffers } = await skywave.inspect();
    expect(buffers.user).toMatchObject({ count: 40, lost: 10 });
  });

  it("is given up after three answers that leave it out, while later ones go on", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform, { unlisted: ["ignored"] });
    skywave.events.user("ignored");
    for (const name of ["first", "second", "third", "fourth"]) {
      skywave.events.user(name);
      await platform.time.runUntil(skywave.events.flush());
    }
    expect(names(stored.user)).toEqual(["first", "second", "third", "fourth", "events-lost"]);
  });
});

describe("buffers that could not be loaded", () => {
  it("are told to the log, and loaded with the next event, which comes after those that waited", async () => {
    const platform = createFakePlatform();
    let isThere = false;
    const { skywave } = await open({
      ...platform,
      loadEventBuffers: () =>
        isThere ? platform.loadEventBuffers() : Promise.reject(new Error("no such file")),
    });
    const stored = acceptEvents(platform);
    skywave.events.user("first");
    await platform.time.advance(1000);
    expect(platform.logged).toContainEqual({
      level: "error",
      message: "Events are not kept",
      details: { cause: "Error: no such file" },
    });
    isThere = true;
    skywave.events.user("second");
    await platform.time.runUntil(skywave.events.flush());
    expect(names(stored.user)).toEqual(["first", "second"]);
  });
});

describe("inspect", () => {
  it("[S9.10] names tenant, platform and version of the client", async () => {
    const { skywave } = await open();
    const { client } = await skywave.inspect();
    expect(client).toEqual({ tenant: "sxm", platform: "browser", clientVersion: "1.12.2" });
  });

  it("tells of session, device, clock and buffers, and of no token", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { skywave } = await open(platform);
    const inside = await skywave.inspect();
    expect(inside).toMatchObject({
      session: { sessionType: "authenticated", generationId: "access-id-1" },
      device: { deviceId: "device-1" },
      clock: { usingClock: "system", offset: 0, latencies: [0] },
      buffers: { user: { count: 0, lost: 0, lastFlushAt: null }, playback: { count: 0 } },
    });
    const text = JSON.stringify(inside);
    for (const secret of ["access-1", "refresh-1", "device-grant", "ada@example.com"])
      expect(text).not.toContain(secret);
  });
});
