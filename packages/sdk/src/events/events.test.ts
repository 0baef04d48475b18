import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  acceptEvents,
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  makeSession,
  NOW,
  refused,
  signIn,
} from "../testing/index.ts";

const HALF_HOUR = 30 * 60_000;
const LATER = new Date(NOW + 86_400_000).toISOString();

async function open(platform: FakePlatform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  await platform.time.advance(0);
  return { platform, skywave };
}

async function openSignedIn() {
  const platform = createFakePlatform();
  signIn(platform);
  return open(platform);
}

const bodiesOf = (platform: FakePlatform, name: string) =>
  platform.server.seen(name).map(({ body }) => JSON.parse(body ?? "{}"));

describe("user events", () => {
  it("[S7.56] [S3.44] are sent with the token id of the session, the server's time and a place in the order", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    skywave.events.user("offer-chosen", { offerId: "us-all", isFree: false, price: 9.99, code: null });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user).toEqual([
      {
        eventId: expect.stringMatching(/^\w{20}$/),
        eventName: "offer-chosen",
        eventTokenId: "access-id-1",
        time: NOW,
        logicalClock: [NOW, expect.any(Number)],
        attributes: { offerId: "us-all", isFree: false, price: 9.99, code: null },
      },
    ]);
    const [sent] = platform.server.seen("submitUserEvents");
    expect([sent?.method, sent?.url]).toEqual([
      "POST",
      expect.stringMatching(/\/user-event\/v1\/events\/submit$/),
    ]);
    expect(Object.keys(JSON.parse(sent?.body ?? "{}"))).toEqual(["events"]);
  });

  it("[S9.04] go out at 300 events, and at the latest after half an hour", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("refresh", answered(200, makeSession({ accessTokenExpiresAt: LATER })));
    const stored = acceptEvents(platform);
    skywave.events.user("one");
    await platform.time.advance(HALF_HOUR - 1000);
    expect(stored.user).toHaveLength(0);
    await platform.time.advance(2000);
    expect(stored.user).toHaveLength(1);
    await platform.time.advance(HALF_HOUR);
    for (let number = 0; number < 300; number += 1) skywave.events.user("many");
    await platform.time.advance(500);
    expect(stored.user).toHaveLength(301);
    expect(platform.server.seen("submitUserEvents")).toHaveLength(2);
  }, 30_000);

  it("wait for their own half hour, however often telemetry goes out meanwhile", async () => {
    const { platform, skywave } = await openSignedIn();
    const lasting = makeSession({ sessionType: "authenticated", accessTokenExpiresAt: LATER });
    platform.server.answer("refresh", answered(200, lasting));
    const stored = acceptEvents(platform);
    skywave.events.user("one");
    for (let minutes = 0; minutes < 30; minutes += 5) {
      skywave.events.playback({ eventName: "another" });
      await platform.time.advance(5 * 60_000);
    }
    await platform.time.advance(1000);
    expect([stored.events.length, stored.user.length]).toEqual([6, 1]);
  });

  it("are cut where they would be refused for their length", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    skywave.events.user("n".repeat(100), { text: "é".repeat(600) });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user[0]?.eventName).toHaveLength(80);
    expect(stored.user[0]?.["attributes"]).toEqual({ text: "é".repeat(500) });
  });

  it("[S4.23] stay when the session changes, and go out in the name of the new one", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    skywave.events.user("before");
    platform.server.answer(
      "authenticated",
      answered(201, makeSession({ sessionType: "authenticated", accessTokenId: "access-id-2" })),
    );
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-1" });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user).toMatchObject([{ eventName: "before", eventTokenId: "access-id-2" }]);
  });
});

describe("playback events", () => {
  it("[S3.04] [S3.42] [S9.10] carry both clocks, the latency and what is used, and what client it was", async () => {
    const { platform, skywave } = await openSignedIn();
    const stored = acceptEvents(platform);
    skywave.events.playback({ eventName: "paused", attributes: { position: 12 } });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.events).toEqual([
      {
        eventId: expect.any(String),
        eventName: "paused",
        tenant: "sxm",
        platform: "browser",
        clientVersion: "1.12.2",
        appId: "web",
        isTest: false,
        time: NOW,
        systemClockTime: NOW,
        internalClockTime: NOW,
        clockAdjustment: 0,
        averageLatency: 0,
        usingClock: "system",
        logicalClock: [NOW, expect.any(Number)],
        attributes: { position: 12 },
      },
    ]);
  });

  it("[S3.43] [S7.73] go by their version, which is not sent: v2 as actions, v3 and none as events", async () => {
    const { platform, skywave } = await openSignedIn();
    const stored = acceptEvents(platform);
    for (const version of ["v2", "v3", "v2"] as const)
      skywave.events.playback({ eventName: `of ${version}`, version });
    skywave.events.playback({ eventName: "of none" });
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.actions.map(({ eventName }) => eventName)).toEqual(["of v2", "of v2"]);
    expect(stored.events.map(({ eventName }) => eventName)).toEqual(["of v3", "of none"]);
    expect(JSON.stringify(platform.server.requests)).not.toContain('\\"version\\"');
  });

  it("[S4.22] [S9.03] [S9.05] go out at 10 events or after 10 seconds, at most 20 at once", async () => {
    const { platform, skywave } = await openSignedIn();
    const stored = acceptEvents(platform);
    skywave.events.playback({ eventName: "one" });
    await platform.time.advance(9000);
    expect(stored.events).toHaveLength(0);
    await platform.time.advance(1600);
    expect(stored.events).toHaveLength(1);
    await platform.time.advance(10_000);
    for (let number = 0; number < 45; number += 1) skywave.events.playback({ eventName: "many" });
    await platform.time.advance(500);
    const sizes = bodiesOf(platform, "submitTelemetryEvents").map(({ events }) => events.length);
    expect(sizes).toEqual([1, 20, 20, 5]);
  });

  it("[S4.23] are dropped when the session turns anonymous, while user events are kept", async () => {
    const { platform, skywave } = await openSignedIn();
    platform.server.answer("signOut", answered(204));
    for (const name of ["submitUserEvents", "submitTelemetryEvents"])
      platform.server.answer(name, { kind: "lost" });
    skywave.events.playback({ eventName: "mine" });
    skywave.events.user("anyone's");
    await platform.time.runUntil(skywave.session.signOut());
    await platform.time.advance(0);
    const { buffers } = await skywave.inspect();
    expect(buffers).toMatchObject({ playback: { count: 0 }, user: { count: 1 } });
  });

  it("are not recorded for a visitor", async () => {
    const { platform, skywave } = await open();
    skywave.events.playback({ eventName: "nobody's" });
    await platform.time.advance(20_000);
    expect(platform.server.seen("submitTelemetryEvents")).toHaveLength(0);
  });

  it("[S3.42] tell when the server's time was learnt while it is in use", async () => {
    const platform = createFakePlatform();
    signIn(platform, { accessTokenExpiresAt: LATER });
    const stored = acceptEvents(platform);
    const hour = 3_600_000;
    platform.server.answer("metronome", () => answered(200, { data: { time: platform.systemNow() + hour } }));
    const { skywave } = await open(platform);
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.events[0]).toMatchObject({
      eventId: expect.stringMatching(/./),
      eventName: "time-updated",
      appId: "web",
      isTest: false,
      usingClock: "internal",
      clockAdjustment: hour,
      averageLatency: 0,
      time: NOW + hour,
      internalClockTime: NOW + hour,
      systemClockTime: NOW,
      logicalClock: [NOW, expect.any(Number)],
    });
  });
});

describe("flushes", () => {
  it("[S9.04] happen on launch, with what an earlier page left behind", async () => {
    const { platform, skywave } = await openSignedIn();
    platform.server.answer("submitUserEvents", { kind: "lost" });
    platform.server.answer("submitTelemetryEvents", { kind: "lost" });
    skywave.events.user("left behind");
    skywave.events.playback({ eventName: "cut off" });
    await platform.time.advance(500);
    const stored = acceptEvents(platform);
    await open(platform.openTab());
    await platform.time.advance(0);
    expect(stored.user.map(({ eventName }) => eventName)).toEqual(["left behind"]);
    expect(stored.events.map(({ eventName }) => eventName)).toEqual(["cut off"]);
  });

  it("[S9.04] happen on background, in requests that outlive the page and stay below 32 KiB", async () => {
    const { platform, skywave } = await openSignedIn();
    const stored = acceptEvents(platform);
    skywave.events.playback({ eventName: "heard" });
    for (let number = 0; number < 100; number += 1) skywave.events.user("seen", { text: "x".repeat(500) });
    platform.setVisible(false);
    await platform.time.advance(0);
    expect(stored.user).toHaveLength(100);
    expect(stored.events.map(({ eventName }) => eventName)).toEqual(["heard"]);
    const requests = platform.server.seen("submitUserEvents");
    expect(requests.every(({ outlivesPage }) => outlivesPage)).toBe(true);
    expect(Math.max(...requests.map(({ body = "" }) => body.length))).toBeLessThan(32 * 1024);
  });

  it("do not happen when the page comes back into view", async () => {
    const { platform, skywave } = await open();
    const stored = acceptEvents(platform);
    skywave.events.user("patient");
    await platform.time.advance(1000);
    platform.setVisible(true);
    await platform.time.advance(1000);
    expect(stored.user).toHaveLength(0);
  });

  it.each(["signOut", "revokeSessions"] as const)(
    "[S9.04] happen on logout, before the session is gone: %s",
    async (leave) => {
      const { platform, skywave } = await openSignedIn();
      const stored = acceptEvents(platform);
      platform.server.answer(leave, answered(204));
      skywave.events.playback({ eventName: "last heard" });
      skywave.events.user("last seen");
      await skywave.session[leave]();
      expect(stored.events.map(({ eventName }) => eventName)).toEqual(["last heard"]);
      expect(stored.user.map(({ eventName }) => eventName)).toEqual(["last seen"]);
    },
  );

  it("are made by one tab for all", async () => {
    const { platform, skywave } = await open();
    const other = await open(platform.openTab());
    const stored = acceptEvents(platform);
    skywave.events.user("here");
    other.skywave.events.user("there");
    await platform.time.runUntil(Promise.all([skywave.events.flush(), other.skywave.events.flush()]));
    const ids = bodiesOf(platform, "submitUserEvents").flatMap(({ events }) =>
      events.map(({ eventId }: { eventId: string }) => eventId),
    );
    expect(stored.user).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("failed batches", () => {
  it.each([
    { what: "429", answer: refused({ status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "60" }) },
    { what: "503", answer: refused({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "60" }) },
  ])("[S4.22] [S8.11] are kept on $what, and tried again when the server says", async ({ answer }) => {
    const { platform, skywave } = await open();
    platform.server.answer("submitUserEvents", answer);
    skywave.events.user("kept");
    await platform.time.runUntil(skywave.events.flush());
    expect(platform.server.seen("submitUserEvents")).toHaveLength(1);
    const stored = acceptEvents(platform);
    await platform.time.runUntil(skywave.events.flush());
    expect(stored.user).toHaveLength(0);
    await platform.time.advance(61_000);
    expect(stored.user).toHaveLength(1);
  });

  it("[S8.11] are kept when the network is lost, and resent with the same ids", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("submitUserEvents", { kind: "lost" });
    skywave.events.user("kept");
    await platform.time.runUntil(skywave.events.flush());
    const stored = acceptEvents(platform);
    await platform.time.advance(11_000);
    const [first, second] = bodiesOf(platform, "submitUserEvents");
    expect(second).toEqual(first);
    expect(stored.user).toHaveLength(1);
  });
});
