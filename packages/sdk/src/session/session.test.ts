import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
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

const IDENTITY = { grant: "identity-grant", identityId: "identity-1", emailAddress: "ada@example.com" };
const SIGNED_IN = makeSession({ sessionType: "authenticated", accessToken: "access-2" });

async function open(platform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  const events: SessionEvent[] = [];
  skywave.session.on((event) => events.push(event));
  return { platform, skywave, session: skywave.session, events };
}

function storedIn(platform: FakePlatform) {
  return JSON.parse(Buffer.from(platform.jar.get("AUTH_TOKEN") ?? "", "base64url").toString());
}

describe("attachIdentity", () => {
  it("[S4.02] [S7.38] exchanges the grant for an authenticated session", async () => {
    const { platform, session, events } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    const attached = await session.attachIdentity(IDENTITY);
    expect(attached).toMatchObject({ ok: true, data: { sessionType: "authenticated" } });
    expect(platform.server.seen("authenticated")[0]).toMatchObject({
      headers: { Authorization: "Bearer identity-grant" },
      withCredentials: true,
    });
    expect(events).toMatchObject([{ type: "started", session: { emailAddress: "ada@example.com" } }]);
  });

  it("[S3.01] [S9.13] stores identity grant, session and handle in AUTH_TOKEN", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await session.attachIdentity(IDENTITY);
    expect(storedIn(platform)).toEqual({
      identityGrant: { identityId: "identity-1", emailAddress: "ada@example.com" },
      session: SIGNED_IN,
      handle: { emailAddress: "ada@example.com" },
    });
  });

  it("keeps the anonymous session when the grant is refused", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", refused({ status: 401, code: "UNAUTHORIZED" }));
    expect(await session.attachIdentity(IDENTITY)).toMatchObject({ ok: false });
    expect(session.current()?.sessionType).toBe("anonymous");
  });
});

describe("signOut", () => {
  it("[S4.05] goes on with the anonymous session from before the sign-in", async () => {
    const { platform, session, events } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    platform.server.answer("signOut", answered(204));
    await session.attachIdentity(IDENTITY);
    expect(await session.signOut()).toEqual({ ok: true, data: undefined });
    expect(platform.server.seen("signOut")[0]?.headers["Authorization"]).toBe("Bearer access-2");
    expect(storedIn(platform).session.accessToken).toBe("access-1");
    expect(platform.server.seen("anonymous")).toHaveLength(1);
    expect(events.map((event) => event.type)).toEqual(["started", "ended", "started"]);
  });

  it("[S4.05] starts a new anonymous session when there is none to go back to", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { session } = await open(platform);
    platform.server.answer("signOut", answered(204));
    await session.signOut();
    expect(platform.server.seen("anonymous")).toHaveLength(1);
    expect(session.current()).toMatchObject({ sessionType: "anonymous", emailAddress: null });
  });

  it("never goes back to somebody who was signed in before another", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { session } = await open(platform);
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    platform.server.answer("signOut", answered(204));
    await session.attachIdentity({ ...IDENTITY, identityId: "identity-2" });
    await session.signOut();
    expect(session.current()).toMatchObject({ sessionType: "anonymous", identityId: null });
  });

  it("signs out here even if the server cannot be reached", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { session } = await open(platform);
    platform.server.answer("signOut", { kind: "lost" });
    platform.server.answer("anonymous", { kind: "lost" });
    const left = await platform.time.runUntil(session.signOut());
    expect(left).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
    expect(session.current()).toBeNull();
  });
});

describe("revokeSessions", () => {
  it("[S4.06] [S7.38] clears the user and tells so; the next call starts an anonymous session", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { session, skywave, events } = await open(platform);
    platform.server.answer("revokeSessions", answered(204));
    await session.revokeSessions();
    expect(platform.server.seen("revokeSessions")[0]?.headers["Authorization"]).toBe("Bearer access-1");
    expect(session.current()).toBeNull();
    expect(events.map((event) => event.type)).toEqual(["ended"]);
    platform.server.answer("statusByHandle", answered(200, {}));
    await skywave.call("user", "statusByHandle", { query: { handle: "ada" } });
    expect(session.current()?.sessionType).toBe("anonymous");
  });

  it("keeps the session if the server did not revoke it", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { session } = await open(platform);
    platform.server.answer("revokeSessions", refused({ status: 500, code: "SYSTEM" }));
    await platform.time.runUntil(session.revokeSessions());
    expect(session.current()?.sessionType).toBe("authenticated");
  });
});

describe("other tabs", () => {
  it("[S9.08] are followed within 300 ms while the page is visible", async () => {
    const { platform, session, events } = await open();
    signIn(platform);
    await platform.time.advance(300);
    expect(events).toMatchObject([{ type: "started", session: { sessionType: "authenticated" } }]);
    expect(session.current()?.emailAddress).toBe("ada@example.com");
  });

  it("[S9.08] are not watched while the page is hidden, and at once when it is seen again", async () => {
    const { platform, events } = await open();
    platform.setVisible(false);
    await platform.time.advance(300);
    signIn(platform);
    await platform.time.advance(3000);
    expect(events).toEqual([]);
    platform.setVisible(true);
    await platform.time.advance(0);
    expect(events).toHaveLength(1);
  });

  it("hear of a sign-in at once", async () => {
    const here = await open();
    const there = await open(here.platform.openTab());
    here.platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await here.session.attachIdentity(IDENTITY);
    expect(there.events).toMatchObject([{ type: "started", session: { sessionType: "authenticated" } }]);
  });

  it("hear at once that every session was ended", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const here = await open(platform);
    const there = await open(platform.openTab());
    platform.server.answer("revokeSessions", answered(204));
    await here.session.revokeSessions();
    expect(there.events).toEqual([{ type: "ended" }]);
  });

  it("do not undo a sign-in by their own start", async () => {
    const here = await open();
    here.platform.server.answer("authenticated", answered(201, SIGNED_IN));
    here.platform.server.answer("getIdentity", answered(200, {}));
    const there = createSkywave(here.platform.openTab(), { configuration: makeConfiguration() });
    await Promise.all([here.session.attachIdentity(IDENTITY), there.start()]);
    expect(here.session.current()?.sessionType).toBe("authenticated");
    expect(there.session.current()?.sessionType).toBe("authenticated");
  });

  it("refresh together only once", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const tabs = await Promise.all([open(platform), open(platform.openTab()), open(platform.openTab())]);
    await platform.time.advance(16 * 60_000);
    const fresh = makeSession({ sessionType: "authenticated", accessToken: "access-2" }, NOW + 16 * 60_000);
    platform.server.answer("refresh", answered(200, fresh));
    platform.server.answer("listSubscriptions", answered(200, { subscriptions: [] }));
    const answers = await Promise.all(
      tabs.flatMap(({ skywave }) => [
        skywave.call("subscription", "listSubscriptions", {}),
        skywave.call("subscription", "listSubscriptions", {}),
      ]),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(platform.server.seen("refresh")).toHaveLength(1);
  });

  it("keep the session of whoever signed in elsewhere while their own was being refreshed", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const { skywave } = await open(platform);
    await platform.time.advance(16 * 60_000);
    const later = NOW + 16 * 60_000;
    const authenticated = (accessToken: string) =>
      makeSession({ sessionType: "authenticated", accessToken }, later);
    platform.server.answer("refresh", () => {
      const identityGrant = { identityId: "identity-2" };
      platform.setCookie("AUTH_TOKEN", { identityGrant, session: authenticated("access-of-another") });
      return answered(200, authenticated("access-2"));
    });
    platform.server.answer("listSubscriptions", answered(200, { subscriptions: [] }));
    await skywave.call("subscription", "listSubscriptions", {});
    expect(storedIn(platform).session.accessToken).toBe("access-of-another");
    const [asked] = platform.server.seen("listSubscriptions");
    expect(asked?.headers["Authorization"]).toBe("Bearer access-of-another");
  });
});
