import { describe, expect, it } from "vitest";
import { createSkywave } from "./create-skywave.ts";
import {
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  makeSession,
  NOW,
  refused,
  signIn,
} from "./testing/index.ts";

const ORDER = { params: { orderId: "order-1" } };
const EMPTY = { offers: [], fallbackOffers: [] };
const UNAUTHORIZED = refused({ status: 401, code: "UNAUTHORIZED" });

function open(platform = createFakePlatform(), configuration = makeConfiguration()) {
  return { platform, skywave: createSkywave(platform, { configuration }) };
}

function openSignedIn() {
  const platform = createFakePlatform();
  signIn(platform);
  return open(platform);
}

function headersOf(platform: FakePlatform, name: string) {
  return platform.server.seen(name).map((request) => request.headers);
}

describe("call", () => {
  it("[S5.22] rejects when the domain config is absent", async () => {
    const { skywave } = open(createFakePlatform(), { ...makeConfiguration(), domains: {} });
    const call = skywave.call("order", "getOrder", ORDER);
    await expect(call).rejects.toThrow("could not find the supplied domain config");
  });

  it("[S7.01] rejects when an operator switched the endpoint off", async () => {
    const configuration = makeConfiguration();
    const endpoint = configuration.domains["order"]?.endpoints["getOrder"];
    if (endpoint) endpoint.enabled = false;
    const { skywave } = open(createFakePlatform(), configuration);
    await expect(skywave.call("order", "getOrder", ORDER)).rejects.toThrow("getOrder is disabled");
  });

  it("[S7.01] reads method and path from the configuration", async () => {
    const configuration = makeConfiguration();
    const endpoint = configuration.domains["eligibility"]?.endpoints["getNewOffers"];
    if (endpoint) endpoint.path = "/order/v1/orders/moved";
    const { skywave, platform } = open(createFakePlatform(), configuration);
    platform.server.answer("getOrder", answered(200, EMPTY));
    await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
    expect(platform.server.requests[0]?.url).toBe("/api/order/v1/orders/moved?country=US");
  });

  it("sends offers' calls without waiting for a session, and without a token if there is none", async () => {
    const { skywave, platform } = open();
    platform.server.answer("devices", () => new Promise(() => {}));
    platform.server.answer("getNewOffers", answered(200, EMPTY));
    const answer = await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
    expect(answer).toEqual({ ok: true, data: EMPTY });
    expect(platform.server.requests).toHaveLength(1);
    expect(headersOf(platform, "getNewOffers")[0]).not.toHaveProperty("Authorization");
  });

  it("sends offers' calls with a token that is at hand and unexpired", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("getNewOffers", answered(200, EMPTY));
    await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
    await platform.time.advance(16 * 60_000);
    await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
    const tokens = headersOf(platform, "getNewOffers").map((headers) => headers["Authorization"]);
    expect(tokens).toEqual(["Bearer access-1", undefined]);
  });

  it("sends public reads without headers of ours", async () => {
    const { skywave, platform } = open();
    platform.server.answer("getLocalizations", answered(200, {}));
    await skywave.call("localization", "getLocalizations", { query: { dictionaries: "common:1" } });
    expect(headersOf(platform, "getLocalizations")).toEqual([{}]);
  });

  it("carries an identity grant where the call asks for one", async () => {
    const { skywave, platform } = open();
    platform.server.answer("otpAuthenticate", answered(200, {}));
    await skywave.call("user", "otpAuthenticate", {}, { identityGrant: "code-grant" });
    expect(headersOf(platform, "otpAuthenticate")[0]?.["Authorization"]).toBe("Bearer code-grant");
  });

  it("refuses a call of signed-in people for an anonymous session, without sending it", async () => {
    const { skywave, platform } = open();
    const answer = await skywave.call("order", "getOrder", ORDER);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "sessionRefused", code: "UNAUTHORIZED" } });
    expect(platform.server.seen("getOrder")).toHaveLength(0);
  });

  it("repeats a lost call, with the same trace id and idempotency key", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("completeOrder", { kind: "lost" }, answered(200, { id: "order-1" }));
    const call = skywave.call("order", "completeOrder", { ...ORDER, body: {} }, { idempotencyKey: "key-1" });
    expect(await platform.time.runUntil(call)).toMatchObject({ ok: true });
    const [first, second] = headersOf(platform, "completeOrder");
    expect(second).toEqual(first);
    expect(first?.["Idempotency-Key"]).toBe("key-1");
  });

  it("gives a call that needs a key one of its own", async () => {
    const { skywave, platform } = open();
    platform.server.answer("createV2", { kind: "lost" }, answered(201, {}));
    const body = { emailAddress: "ada@example.com" };
    await platform.time.runUntil(skywave.call("user", "createV2", { body }));
    const keys = headersOf(platform, "createV2").map((headers) => headers["Idempotency-Key"]);
    expect(keys).toEqual([expect.stringMatching(/^\w{20}$/), keys[0]]);
  });

  it("does not repeat a write that could act twice", async () => {
    const { skywave, platform } = open();
    platform.server.answer("otpRedeem", { kind: "lost" });
    const call = skywave.call("user", "otpRedeem", { body: { identityId: "i", otp: "123456" } });
    const answer = await platform.time.runUntil(call);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "unreachable", reason: "offline" } });
    expect(platform.server.seen("otpRedeem")).toHaveLength(1);
  });

  it("stops waiting when it is cancelled", async () => {
    const { skywave, platform } = openSignedIn();
    await platform.time.runUntil(skywave.start());
    platform.server.answer("getOrder", { kind: "lost" });
    const controller = new AbortController();
    const call = skywave.call("order", "getOrder", ORDER, { signal: controller.signal });
    const leave = async () => {
      await platform.time.advance(100);
      controller.abort(new Error("left"));
    };
    await Promise.all([expect(call).rejects.toThrow("left"), leave()]);
  });
});

describe("a refused token", () => {
  const fresh = makeSession({ sessionType: "authenticated", accessToken: "access-2" });

  it("[S8.09] is refreshed once for all calls refused meanwhile, and each call made again", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("refresh", answered(200, fresh));
    platform.server.answer("getOrder", ({ headers }) =>
      headers["Authorization"] === "Bearer access-2" ? answered(200, { id: "order-1" }) : UNAUTHORIZED,
    );
    const calls = [1, 2, 3].map(() => skywave.call("order", "getOrder", ORDER));
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(platform.server.seen("refresh")).toHaveLength(1);
    expect(platform.server.seen("getOrder")).toHaveLength(6);
  });

  it("[S8.09] ends the call when the fresh one is refused too", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("refresh", answered(200, fresh));
    platform.server.answer("getOrder", UNAUTHORIZED);
    const answer = await skywave.call("order", "getOrder", ORDER);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "sessionRefused", code: "UNAUTHORIZED" } });
    expect(platform.server.seen("getOrder")).toHaveLength(2);
  });

  it("[S8.06] ends a call of signed-in people when only an anonymous session is left", async () => {
    const { skywave, platform } = openSignedIn();
    const code = "tokenServicesTeam.sessionService.invalid-refresh-token";
    platform.server.answer("refresh", refused({ status: 401, code }));
    platform.server.answer("getOrder", UNAUTHORIZED);
    const answer = await skywave.call("order", "getOrder", ORDER);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "sessionRefused" } });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
    expect(platform.server.seen("getOrder")).toHaveLength(1);
  });

  it("is replaced by an anonymous one for calls that anyone may make", async () => {
    const { skywave, platform } = open();
    const code = "tokenServicesTeam.sessionService.invalid-refresh-token";
    platform.server.answer("refresh", refused({ status: 401, code }));
    platform.server.answer("statusByHandle", UNAUTHORIZED, answered(200, {}));
    const answer = await skywave.call("user", "statusByHandle", { query: { handle: "ada" } });
    expect(answer.ok).toBe(true);
    expect(platform.server.seen("anonymous")).toHaveLength(2);
  });

  it("does not keep a visitor from the offers", async () => {
    const { skywave, platform } = openSignedIn();
    platform.server.answer("refresh", { kind: "lost" });
    platform.server.answer("getNewOffers", ({ headers }) =>
      headers["Authorization"] === undefined ? answered(200, EMPTY) : UNAUTHORIZED,
    );
    const answer = await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
    expect(answer.ok).toBe(true);
  });

  it.each([
    "userServices.identity.invalidCredentials",
    "userServices.identity.locked",
    "tokenServicesTeam.sessionService.authorization-pending",
  ])("[S8.07] is not meant by %s", async (code) => {
    const { skywave, platform } = open();
    platform.server.answer("authenticatePassword", refused({ status: 401, code }));
    const answer = await skywave.call("user", "authenticatePassword", {
      body: { handle: "ada", password: "wrong" },
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: "serverRefused", code } });
    expect(platform.server.seen("refresh")).toHaveLength(0);
  });

  it.each([
    { what: "has expired", refreshTokenExpiresAt: new Date(NOW).toISOString() },
    { what: "has no expiry", refreshTokenExpiresAt: undefined },
  ])("[S5.15] is not refreshed when the refresh token $what", async ({ refreshTokenExpiresAt }) => {
    const { skywave, platform } = openSignedIn();
    await skywave.start();
    const session = { ...makeSession({ sessionType: "authenticated" }), refreshTokenExpiresAt };
    platform.setCookie("AUTH_TOKEN", { identityGrant: { identityId: "identity-1" }, session });
    platform.server.answer("getOrder", UNAUTHORIZED);
    const answer = await skywave.call("order", "getOrder", ORDER);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "sessionRefused" } });
    expect(platform.server.seen("refresh")).toHaveLength(0);
    expect(platform.logged).toContainEqual({ level: "debug", message: "refresh token is expired" });
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });
});
