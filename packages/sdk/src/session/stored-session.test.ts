import type { Location } from "@skywave/contract/wire/place";
import { describe, expect, it } from "vitest";
import type { CookieOptions } from "../platform/platform.ts";
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
import type { SessionEvent } from "./session.ts";

const DAY = 86_400_000;
const QUEBEC: Location = { countryCode: "CA", region: "QC" };
const SIGNED_IN = makeSession({ sessionType: "authenticated", accessToken: "access-2" });
const NAMELESS = { identityId: "identity-1", handle: { username: "ada" }, contact: {}, state: "ATLAS" };

async function open(platform = createFakePlatform(), location?: Location) {
  const options = location === undefined ? {} : { location };
  const skywave = createSkywave(platform, { configuration: makeConfiguration(), ...options });
  await platform.time.runUntil(skywave.start());
  const events: SessionEvent[] = [];
  const stopListening = skywave.session.on((event) => events.push(event));
  return { platform, session: skywave.session, events, stopListening };
}

function storedIn(platform: FakePlatform): unknown {
  return JSON.parse(Buffer.from(platform.jar.get("AUTH_TOKEN") ?? "", "base64url").toString());
}
const bodyOf = (platform: FakePlatform, name: string): unknown =>
  JSON.parse(platform.server.seen(name)[0]?.body ?? "null");

describe("the session that is kept", () => {
  it("lasts as long as its refresh token, and a second at least", async () => {
    const platform = createFakePlatform();
    const ages: number[] = [];
    const { write } = platform.cookies;
    platform.cookies.write = (name: string, value: string, options: CookieOptions) => {
      if (name === "AUTH_TOKEN") ages.push(options.maxAgeInSeconds);
      write(name, value, options);
    };
    const { session } = await open(platform);
    const late = { ...SIGNED_IN, refreshTokenExpiresAt: new Date(NOW - DAY).toISOString() };
    platform.server.answer("authenticated", answered(201, late));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    expect(ages).toEqual([(30 * DAY) / 1000, 1]);
  });

  it("names nobody's address where the sign-in told none", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    expect(storedIn(platform)).toEqual({ identityGrant: { identityId: "identity-1" }, session: SIGNED_IN });
    expect(session.current()).toMatchObject({ identityId: "identity-1", emailAddress: null });
  });

  it("[S3.01] has the username for a handle where the sign-in told it and no address", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1", username: "ada" });
    expect(storedIn(platform)).toEqual({
      identityGrant: { identityId: "identity-1" },
      session: SIGNED_IN,
      handle: { username: "ada" },
    });
  });

  it.each([
    ["migrateSession", "migrate"],
    ["createDeviceSession", "startAsDevice"],
  ] as const)(
    "[S3.01] has the username for a handle after %s of somebody who has no address",
    async (name, act) => {
      const { platform, session } = await open();
      platform.server.answer(name, answered(201, SIGNED_IN));
      platform.server.answer("getIdentity", answered(200, NAMELESS));
      expect(await session[act]("token")).toMatchObject({ ok: true });
      expect(storedIn(platform)).toEqual({
        identityGrant: { identityId: "identity-1" },
        session: SIGNED_IN,
        handle: { username: "ada" },
      });
      expect(session.current()).toMatchObject({ identityId: "identity-1", emailAddress: null });
    },
  );

  it("keeps the address that the server names", async () => {
    const { platform, session } = await open();
    const handle = { emailAddress: "ada@example.com" };
    platform.server.answer("createDeviceSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", answered(200, { ...NAMELESS, handle }));
    await session.startAsDevice();
    const identityGrant = { identityId: "identity-1", ...handle };
    expect(storedIn(platform)).toEqual({ identityGrant, session: SIGNED_IN, handle });
  });

  it("is logged where nobody can say whose it is", async () => {
    const { platform, session } = await open();
    platform.server.answer("createDeviceSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", refused({ status: 403, code: "FORBIDDEN" }));
    await session.startAsDevice();
    expect(storedIn(platform)).toEqual({ session: SIGNED_IN });
    const errors = platform.logged.filter(({ level }) => level === "error");
    expect(errors).toMatchObject([{ details: { code: "FORBIDDEN" } }]);
  });

  it.each([
    ["of another kind", { sessionType: "root" }],
    ["in a country that is not ours", { location: { countryCode: "FR" } }],
    ["in a region that is none", { location: { countryCode: "CA", region: "QUEBEC" } }],
    ["in a region that is no text", { location: { countryCode: "CA", region: 7 } }],
    ["with a token that no header takes", { accessToken: "a\nb" }],
    ["without a name of its token", { accessTokenId: undefined }],
    ["without the end of its access", { accessTokenExpiresAt: undefined }],
  ])("counts for none %s", (_what, broken) => {
    const platform = createFakePlatform();
    platform.setCookie("AUTH_TOKEN", { session: { ...makeSession(), ...broken } });
    const { session } = createSkywave(platform, { configuration: makeConfiguration() });
    expect(session.current()).toBeNull();
  });

  it("is known by the session that its token is named after", async () => {
    const platform = createFakePlatform();
    signIn(platform, { accessTokenId: "ses_1.7.2" });
    const { session } = createSkywave(platform, { configuration: makeConfiguration() });
    expect(session.current()?.sessionId).toBe("ses_1");
  });
});

describe("where the page is", () => {
  it("is told with every start of a session", async () => {
    const { platform, session } = await open(createFakePlatform(), QUEBEC);
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    platform.server.answer("migrateSession", answered(201, SIGNED_IN));
    platform.server.answer("createDeviceSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", answered(200, NAMELESS));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    await session.migrate("legacy-token");
    await session.startAsDevice();
    const starts = ["anonymous", "authenticated", "migrateSession", "createDeviceSession"];
    expect(starts.map((name) => bodyOf(platform, name))).toEqual([
      { location: QUEBEC },
      { location: QUEBEC },
      { sxmData: "legacy-token", location: QUEBEC },
      { deviceGrant: "device-grant-1", location: QUEBEC },
    ]);
  });

  it("is left to the server where the page does not know", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    platform.server.answer("createDeviceSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", answered(200, NAMELESS));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    await session.startAsDevice();
    const starts = ["anonymous", "authenticated", "createDeviceSession"];
    expect(starts.map((name) => bodyOf(platform, name))).toEqual([{}, {}, { deviceGrant: "device-grant-1" }]);
  });
});

describe("the region that the server names", () => {
  const CANADA: Location = { countryCode: "CA" };

  it("[S5.13] is kept from the start on, where the page knows the country alone", async () => {
    const platform = createFakePlatform();
    platform.server.answer("anonymous", answered(201, makeSession({ location: QUEBEC })));
    const { session } = await open(platform, CANADA);
    expect([session.current()?.location, session.lastLocation()]).toEqual([QUEBEC, QUEBEC]);
    expect(storedIn(platform)).toMatchObject({ session: { location: QUEBEC } });
  });

  it("[S5.13] is what the session has after a refresh that says the country alone", async () => {
    const platform = createFakePlatform();
    signIn(platform, { accessTokenExpiresAt: new Date(NOW - DAY).toISOString(), location: CANADA });
    platform.server.answer("refresh", answered(200, { ...SIGNED_IN, location: QUEBEC }));
    const { session } = await open(platform, CANADA);
    expect(bodyOf(platform, "refresh")).toEqual({ location: CANADA });
    expect(session.current()?.location).toEqual(QUEBEC);
    expect(storedIn(platform)).toMatchObject({ session: { location: QUEBEC } });
  });
});

describe("the visitor from before a sign-in", () => {
  async function signedInAfter(session: Parameters<typeof makeSession>[0]) {
    const opened = await open();
    const { platform } = opened;
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await opened.session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    platform.storage.set("ANONYMOUS_SESSION", JSON.stringify({ session: makeSession(session) }));
    platform.server.answer("signOut", answered(204));
    return opened;
  }

  it("is not gone back to once their session is over", async () => {
    const past = { refreshTokenExpiresAt: new Date(NOW).toISOString() };
    const { platform, session, events } = await signedInAfter(past);
    await session.signOut();
    expect(platform.server.seen("anonymous")).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual(["started", "ended", "started"]);
  });

  it("is gone back to once only", async () => {
    const { platform, session, events } = await signedInAfter({ location: QUEBEC });
    await session.signOut();
    expect(events.at(-1)).toMatchObject({ type: "started", session: { location: QUEBEC } });
    expect(platform.storage.get("ANONYMOUS_SESSION")).toBeUndefined();
  });
});

describe("who listens", () => {
  it("hears that somebody else signed in in another tab, and that they signed out", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { events } = await open(platform);
    const session = makeSession({ sessionType: "authenticated" });
    platform.setCookie("AUTH_TOKEN", { identityGrant: { identityId: "identity-2" }, session });
    await platform.time.advance(300);
    platform.cookies.remove("AUTH_TOKEN", null);
    await platform.time.advance(300);
    await platform.time.advance(3000);
    expect(events).toEqual([
      { type: "started", session: expect.objectContaining({ identityId: "identity-2" }) },
      { type: "ended" },
    ]);
  });

  it("[S5.13] hears once that the session is in another region by now, as another tab was told", async () => {
    const platform = createFakePlatform();
    signIn(platform, { location: { countryCode: "CA" } });
    const { events, session } = await open(platform);
    signIn(platform, { location: QUEBEC });
    await platform.time.advance(3000);
    expect(events).toEqual([{ type: "refreshed", session: expect.objectContaining({ location: QUEBEC }) }]);
    expect(session.current()?.location).toEqual(QUEBEC);
  });

  it("hears nothing after they stopped", async () => {
    const { platform, events, stopListening } = await open();
    stopListening();
    signIn(platform);
    await platform.time.advance(300);
    expect(events).toEqual([]);
  });
});

describe("what was recorded of somebody", () => {
  it.each(["signOut", "revokeSessions"] as const)("is sent before %s", async (act) => {
    const platform = createFakePlatform();
    signIn(platform);
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    await platform.time.runUntil(skywave.start());
    const stored = acceptEvents(platform);
    platform.server.answer(act, answered(204));
    skywave.events.playback({ eventName: "last" });
    expect(await skywave.session[act]()).toEqual({ ok: true, data: undefined });
    expect(stored.events).toMatchObject([{ eventName: "last" }]);
    const order = platform.server.requests.map(({ name }) => name);
    expect(order.indexOf("submitTelemetryEvents")).toBeLessThan(order.indexOf(act));
  });
});

describe("a device that gets no grant", () => {
  it.each(["migrate", "startAsDevice"] as const)("starts no session by %s", async (act) => {
    const { platform, session, events } = await open();
    platform.cookies.remove("DEVICE_GRANT", null);
    platform.server.answer("devices", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    const outcome = await session[act]("token");
    expect(outcome).toMatchObject({ ok: false, failure: { code: "RATE_LIMIT_EXCEEDED" } });
    expect(session.current()?.sessionType).toBe("anonymous");
    expect(events).toEqual([]);
  });
});
