import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  makeConfiguration,
  makeSession,
  refused,
  signIn,
} from "../testing/index.ts";
import type { SessionEvent } from "./session.ts";

const SIGNED_IN = makeSession({ sessionType: "authenticated", accessToken: "access-2" });
const IDENTITY = {
  identityId: "identity-1",
  handle: { emailAddress: "ada@example.com" },
  contact: {},
  state: "ATLAS",
};

async function open(platform = createFakePlatform()) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  const events: SessionEvent[] = [];
  skywave.session.on((event) => events.push(event));
  return { platform, skywave, session: skywave.session, events };
}

async function openSignedIn() {
  const platform = createFakePlatform();
  signIn(platform);
  return open(platform);
}

function bodyOf(platform: ReturnType<typeof createFakePlatform>, name: string) {
  return JSON.parse(platform.server.seen(name)[0]?.body ?? "{}");
}

describe("migrate", () => {
  it("[S7.38] exchanges a legacy sign-in for a session of the person behind it", async () => {
    const { platform, session, events } = await open();
    platform.server.answer("migrateSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    const migrated = await session.migrate("legacy-token");
    expect(migrated).toMatchObject({ ok: true, data: { identityId: "identity-1" } });
    expect(bodyOf(platform, "migrateSession")).toEqual({ sxmData: "legacy-token" });
    expect(platform.server.seen("migrateSession")[0]?.headers["Authorization"]).toBe("Bearer device-grant-1");
    expect(platform.server.seen("getIdentity")[0]?.headers["Authorization"]).toBe("Bearer access-2");
    expect(events).toMatchObject([{ type: "started", session: { emailAddress: "ada@example.com" } }]);
  });

  it("keeps the anonymous session when it is refused", async () => {
    const { platform, session, events } = await open();
    platform.server.answer("migrateSession", refused({ status: 401, code: "UNAUTHORIZED" }));
    expect(await session.migrate("used")).toMatchObject({ ok: false, failure: { code: "UNAUTHORIZED" } });
    expect(session.current()?.sessionType).toBe("anonymous");
    expect(events).toEqual([]);
  });

  it("stands when nobody can say who it is", async () => {
    const { platform, session } = await open();
    platform.server.answer("migrateSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", { kind: "timedOut" });
    const migrated = await platform.time.runUntil(session.migrate("legacy-token"));
    expect(migrated).toMatchObject({ ok: true, data: { sessionType: "authenticated", identityId: null } });
  });
});

describe("startAsDevice", () => {
  it("[S7.38] [S7.52] starts a session with the device's grant and a casting grant in the body", async () => {
    const { platform, session } = await open();
    platform.server.answer("createDeviceSession", answered(201, SIGNED_IN));
    platform.server.answer("getIdentity", answered(200, IDENTITY));
    expect(await session.startAsDevice("casting-grant")).toMatchObject({ ok: true });
    expect(bodyOf(platform, "createDeviceSession")).toEqual({
      deviceGrant: "device-grant-1",
      castingGrant: "casting-grant",
    });
    const [request] = platform.server.seen("createDeviceSession");
    expect(request?.withCredentials).toBe(true);
    expect(request?.headers).not.toHaveProperty("Authorization");
  });
});

describe("deleteAccount", () => {
  it("[S4.07] [S7.50] deletes with the bearer token, then starts an anonymous session", async () => {
    const { platform, session, events } = await openSignedIn();
    platform.server.answer("deleteIdentity", answered(204));
    expect(await session.deleteAccount()).toEqual({ ok: true, data: undefined });
    expect(platform.server.seen("deleteIdentity")[0]).toMatchObject({
      method: "DELETE",
      url: "/api/orchestration/v1/identities",
      headers: {
        Authorization: "Bearer access-1",
        Accept: "application/json",
        "Content-Type": "application/json",
      },
    });
    expect(session.current()).toMatchObject({ sessionType: "anonymous", identityId: null });
    expect(events.map(({ type }) => type)).toEqual(["ended", "deleted", "started"]);
  });

  it("leaves no trace of the visitor from before the sign-in", async () => {
    const { platform, session } = await open();
    platform.server.answer("authenticated", answered(201, SIGNED_IN));
    await session.attachIdentity({ grant: "identity-grant", identityId: "identity-1" });
    expect(platform.storage.get("ANONYMOUS_SESSION")).toContain("access-1");
    platform.server.answer("deleteIdentity", answered(204));
    expect(await session.deleteAccount()).toMatchObject({ ok: true });
    expect(platform.storage.get("ANONYMOUS_SESSION") ?? "").toBe("");
  });

  it("changes nothing when it is refused for want of a fresh proof", async () => {
    const { platform, session, events } = await openSignedIn();
    platform.server.answer("deleteIdentity", refused({ status: 403, code: "STEP_UP_REQUIRED" }));
    expect(await session.deleteAccount()).toMatchObject({ ok: false, failure: { code: "STEP_UP_REQUIRED" } });
    expect(session.current()?.sessionType).toBe("authenticated");
    expect(events).toEqual([]);
  });
});

describe("creating an identity", () => {
  it.each(["create", "createV2"] as const)(
    "[S4.03] by %s returns to an anonymous session first, when somebody is signed in",
    async (name) => {
      const { platform, skywave, session } = await openSignedIn();
      platform.server.answer("signOut", answered(204));
      platform.server.answer(name, answered(201, { grant: "g", identityId: "identity-2" }));
      const body = { emailAddress: "new@example.com" };
      const created = await skywave.call("user", name, { body }, { identityGrant: "code-grant" });
      expect(created.ok).toBe(true);
      const order = platform.server.requests.map((request) => request.name);
      expect(order.indexOf("signOut")).toBeLessThan(order.indexOf(name));
      expect(session.current()?.sessionType).toBe("anonymous");
    },
  );
});

describe("reading the session", () => {
  it("[S8.12] fails with “Session not initialised!” when there is none to tell the last location", async () => {
    const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
    expect(() => skywave.session.lastLocation()).toThrow("Session not initialised!");
    const { session } = await open();
    expect(session.lastLocation()).toEqual({ countryCode: "US" });
  });

  it("[S8.12] fails with “Device ID Unavailable!” when there is no device grant", async () => {
    const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
    expect(() => skywave.session.deviceId()).toThrow("Device ID Unavailable!");
    const { session } = await open();
    expect(session.deviceId()).toBe("device-1");
  });

  it("[S6.01] names the identity of signed-in sessions only", async () => {
    const platform = createFakePlatform();
    signIn(platform, { sessionType: "anonymous" });
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    expect(skywave.session.current()).toMatchObject({ identityId: null, emailAddress: null });
    expect((await openSignedIn()).session.current()?.identityId).toBe("identity-1");
  });
});

describe("calls of a device", () => {
  it("[S6.02] show its grant", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("userCodeGenerate", answered(201, {}));
    await skywave.call("user", "userCodeGenerate", { query: {}, body: {} });
    expect(platform.server.seen("userCodeGenerate")[0]?.headers["Authorization"]).toBe(
      "Bearer device-grant-1",
    );
  });
});

describe("the third party's code", () => {
  it("[S7.38] is asked for with the session's token", async () => {
    const { platform, skywave } = await openSignedIn();
    platform.server.answer("oauthThirdParty", answered(201, { authCode: "code", expiresInSeconds: 60 }));
    const body = {
      clientId: "speaker",
      redirectUri: "https://speaker.example/return",
      codeChallenge: "a".repeat(43),
      codeChallengeMethod: "S256" as const,
    };
    const issued = await skywave.call("user", "oauthThirdParty", { body });
    expect(issued).toEqual({ ok: true, data: { authCode: "code", expiresInSeconds: 60 } });
    expect(bodyOf(platform, "oauthThirdParty")).toEqual(body);
  });
});

describe("a page", () => {
  it("makes a call that needs no token after one round trip, whatever the session does meanwhile", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    platform.server.answer("getConfiguration", answered(200, makeConfiguration()));
    platform.server.answer("refreshDeviceGrant", () => new Promise(() => {}));
    platform.server.answer("getLocalizations", answered(200, {}));
    const skywave = createSkywave(platform);
    void skywave.start();
    const texts = await skywave.call("localization", "getLocalizations", {
      query: { dictionaries: "common:1" },
    });
    expect(texts.ok).toBe(true);
    expect(platform.server.seen("getConfiguration")).toHaveLength(1);
    expect(platform.server.seen("getIdentity")).toHaveLength(0);
  });
});
