import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import type { SkywaveOptions } from "../skywave.ts";
import { answered, createFakePlatform, makeConfiguration, NOW, signIn } from "../testing/index.ts";

const ORDER = { params: { orderId: "order-1" } };

function open(platform = createFakePlatform()) {
  return { platform, skywave: createSkywave(platform, { configuration: makeConfiguration() }) };
}

function openSignedIn() {
  const platform = createFakePlatform();
  signIn(platform);
  return open(platform);
}

describe("a call that is sent", () => {
  it("[S9.01] asks the legacy system three times more, two seconds apart", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    const sentAt: number[] = [];
    platform.server.answer("billingActivity", () => {
      sentAt.push(platform.monotonicNow());
      return { kind: "lost" };
    });
    await platform.time.runUntil(skywave.call("legacy", "billingActivity", { body: {} }));
    expect(sentAt.map((time) => time - (sentAt[0] ?? 0))).toEqual([0, 2_000, 4_000, 6_000]);
  });

  it("[S7.78] takes cookies along to the legacy system", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    for (const name of [
      "billingActivity",
      "giftCardInfo",
      "accountNonPii",
      "logOut",
      "updateUseCase",
    ] as const) {
      platform.server.answer(name, answered(200, { data: {} }));
      await platform.time.runUntil(skywave.call("legacy", name, { body: {} }));
      expect(platform.server.seen(name)[0]?.withCredentials, name).toBe(true);
    }
  });

  it.each(["envInfo", "nextBestAction", "readBillingActivity"] as const)(
    "[S7.78] takes cookies along to the legacy system when it reads there: %s",
    async (name) => {
      const { skywave, platform } = openSignedIn();
      platform.server.answer(name, answered(200, { data: {} }));
      await platform.time.runUntil(skywave.call("legacy", name, { query: {} }));
      expect(platform.server.seen(name)[0]).toMatchObject({ method: "GET", withCredentials: true });
    },
  );

  it("takes no cookies along where anybody reads the same, as a preload or a shared cache may answer", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("getLocalizations", answered(200, {}));
    platform.server.answer("metronome", answered(200, { data: { time: NOW } }));
    await skywave.call("localization", "getLocalizations", { query: { dictionaries: "common:1" } });
    await skywave.call("time", "metronome", {});
    for (const name of ["getLocalizations", "metronome"])
      expect(platform.server.seen(name)[0]?.withCredentials, name).toBe(false);
  });

  it("[S9.01] gives up within fifteen seconds, retries included", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    platform.server.answer("getOrder", async ({ timeoutInMilliseconds }) => {
      await platform.delay(Math.min(timeoutInMilliseconds, 6000));
      return { kind: timeoutInMilliseconds <= 6000 ? "timedOut" : "lost" };
    });
    const before = platform.monotonicNow();
    const answer = await platform.time.runUntil(skywave.call("order", "getOrder", ORDER));
    expect(answer).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
    expect(platform.monotonicNow() - before).toBeLessThanOrEqual(15_000);
  });

  it("says within two seconds that there is no network, where the browser is sure of it", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    platform.server.answer("getOrder", { kind: "lost" });
    platform.setOnline(false);
    const before = platform.monotonicNow();
    const answer = await platform.time.runUntil(skywave.call("order", "getOrder", ORDER));
    expect(answer).toMatchObject({ ok: false, failure: { kind: "unreachable", reason: "offline" } });
    expect(platform.monotonicNow() - before).toBeLessThanOrEqual(2_000);
  });

  it("misses no network that comes right back", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    platform.setOnline(false);
    platform.server.answer("getOrder", () => {
      platform.setOnline(true);
      platform.server.answer("getOrder", answered(200, { id: "order-1" }));
      return { kind: "lost" };
    });
    platform.setOnline(false);
    const answer = await platform.time.runUntil(skywave.call("order", "getOrder", ORDER));
    expect(answer).toMatchObject({ ok: true, data: { id: "order-1" } });
  });

  it("[S9.02] waits for an answer without a limit, and asks three times more, where the configuration says nothing", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const configuration = makeConfiguration();
    const { getOrder } = configuration.domains["order"]?.endpoints ?? {};
    delete getOrder?.timeoutInMilliseconds;
    delete getOrder?.retry;
    const skywave = createSkywave(platform, { configuration });
    const limits: number[] = [];
    const askedAt: number[] = [];
    const ANSWERED_AFTER = 60_000;
    platform.server.answer("getOrder", async ({ timeoutInMilliseconds }) => {
      limits.push(timeoutInMilliseconds);
      askedAt.push(platform.monotonicNow());
      await platform.delay(ANSWERED_AFTER);
      return { kind: "lost" };
    });
    await platform.time.runUntil(skywave.call("order", "getOrder", ORDER));
    expect(limits).toEqual([Infinity, Infinity, Infinity, Infinity]);
    // Half of each wait is left to chance, so a wait of twice the length is never the shorter one.
    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0) - ANSWERED_AFTER);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(2_000 * 2 ** index);
    }
  });

  it("[S9.09] marks tests and previews with headers of their own, and everything else with neither", async () => {
    const marksOf = async (options: SkywaveOptions) => {
      const platform = createFakePlatform();
      const skywave = createSkywave(platform, { configuration: makeConfiguration(), ...options });
      await platform.time.runUntil(skywave.start());
      const { headers = {} } = platform.server.seen("anonymous")[0] ?? {};
      return [headers["x-sxm-test"], headers["x-sxm-preview"]];
    };
    expect(await marksOf({ isTest: true })).toEqual(["true", undefined]);
    expect(await marksOf({ isPreview: true })).toEqual([undefined, "true"]);
    expect(await marksOf({})).toEqual([undefined, undefined]);
  });

  it("[S9.09] sends trace id, clock and JSON with a write", async () => {
    const { skywave, platform } = open();
    platform.server.answer("otpInitiate", answered(200, {}));
    await skywave.call("user", "otpInitiate", {
      body: { identityId: "i", otpOption: "EMAIL", otpContext: "sign-in" },
    });
    expect(platform.server.seen("otpInitiate")[0]?.headers).toEqual({
      Accept: "application/json",
      "sxm-trace-id": expect.stringMatching(/^\w{20}$/),
      "x-sxm-clock": `${NOW},3`,
      Authorization: "Bearer access-1",
      "Content-Type": "application/json",
    });
  });
});
