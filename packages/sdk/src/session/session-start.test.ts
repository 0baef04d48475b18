import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  makeConfiguration,
  makeDeviceGrant,
  makeSession,
  openClient,
  PAST,
  refused,
  signIn,
} from "../testing/index.ts";

describe("start", () => {
  it("[S4.01] [S4.09] [S4.15] [S7.38] gets the device its grant first, then an anonymous session with it", async () => {
    const { platform, start, names, skywave, events, bearerOf } = openClient();
    await start();
    expect(names()).toEqual(["devices", "anonymous"]);
    expect(bearerOf("anonymous")).toBe("Bearer device-grant-1");
    expect(platform.server.seen("anonymous")[0]?.withCredentials).toBe(true);
    expect(skywave.session.current()).toMatchObject({ sessionType: "anonymous", identityId: null });
    expect(events.map((event) => event.type)).toEqual(["started"]);
  });

  it("[S4.09] tells of a session that failed, and rejects, when the device gets no grant", async () => {
    const { platform, start, events } = openClient();
    platform.server.answer("devices", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    await expect(start()).rejects.toThrow("No session could be started");
    expect(events).toMatchObject([{ type: "failed", cause: { code: "RATE_LIMIT_EXCEEDED" } }]);
  });

  it("[S8.11] [S8.12] logs and rethrows when the configuration cannot be loaded, and works later", async () => {
    const platform = createFakePlatform();
    platform.server.answer("getConfiguration", answered(500), answered(200, makeConfiguration()));
    const skywave = createSkywave(platform);
    await expect(platform.time.runUntil(skywave.start())).rejects.toThrow("Domain config not found");
    expect(platform.logged.map((entry) => entry.message)).toContain("The start failed");
    await platform.time.runUntil(skywave.start());
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it.each([
    { what: "has expired", changes: { accessTokenExpiresAt: PAST, refreshTokenExpiresAt: PAST } },
    { what: "has expired before the access token", changes: { refreshTokenExpiresAt: PAST } },
    { what: "has no expiry", changes: { refreshTokenExpiresAt: undefined } },
  ])("[S4.10] [S5.15] starts anonymously when the stored refresh token $what", async ({ changes }) => {
    const { platform, start, names, skywave, events } = openClient();
    signIn(platform);
    const session = { ...makeSession({ sessionType: "authenticated" }), ...changes };
    platform.setCookie("AUTH_TOKEN", {
      identityGrant: { identityId: "identity-1", emailAddress: "ada@example.com" },
      handle: { emailAddress: "ada@example.com" },
      session,
    });
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous"]);
    expect(platform.logged).toContainEqual({ level: "debug", message: "refresh token is expired" });
    expect(skywave.session.current()).toMatchObject({
      sessionType: "anonymous",
      identityId: null,
      emailAddress: null,
    });
    // Nothing of the person is left in the cookie, either.
    const kept = Buffer.from(platform.jar.get("AUTH_TOKEN") ?? "", "base64url").toString();
    expect(JSON.parse(kept).session.sessionType).toBe("anonymous");
    expect(kept).not.toMatch(/identity-1|ada@example\.com/);
    expect(events.map((event) => event.type)).toEqual(["ended", "started"]);
  });

  it("[S3.02] is anonymous unless somebody is signed in, and keeps that type when it is refreshed", async () => {
    const { platform, start, skywave } = openClient();
    const anonymous = makeSession({ accessTokenExpiresAt: PAST });
    platform.server.answer("anonymous", answered(201, anonymous));
    platform.server.answer("refresh", answered(200, { ...makeSession(), responseType: "refresh" }));
    await start();
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
    platform.server.answer("statusByHandle", answered(200, {}));
    await skywave.call("user", "statusByHandle", { query: { handle: "ada" } });
    expect(platform.server.seen("refresh")).toHaveLength(1);
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
    const kept = Buffer.from(platform.jar.get("AUTH_TOKEN") ?? "", "base64url").toString();
    expect(JSON.parse(kept).session).toEqual(makeSession());
  });

  it("[S4.04] [S4.11] refreshes when only the access token has expired", async () => {
    const { platform, start, names, skywave, events } = openClient();
    signIn(platform, { accessTokenExpiresAt: PAST });
    platform.server.answer("refresh", answered(200, makeSession({ sessionType: "authenticated" })));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "refresh"]);
    expect(skywave.session.current()).toMatchObject({
      sessionType: "authenticated",
      identityId: "identity-1",
    });
    expect(events.map((event) => event.type)).toEqual(["refreshed"]);
  });

  it("[S7.38] refreshes with credentials, the location as body and no Authorization header", async () => {
    const { platform, start } = openClient();
    signIn(platform, { accessTokenExpiresAt: PAST, location: { countryCode: "CA", region: "QC" } });
    platform.server.answer("refresh", answered(200, makeSession({ sessionType: "authenticated" })));
    await start();
    const [request] = platform.server.seen("refresh");
    expect(request).toMatchObject({
      withCredentials: true,
      body: '{"location":{"countryCode":"CA","region":"QC"}}',
    });
    expect(request?.headers).not.toHaveProperty("Authorization");
    expect(request?.headers).toHaveProperty("sxm-trace-id");
  });

  it("[S4.12] restores an authenticated session by asking who it is", async () => {
    const { platform, start, names, skywave, bearerOf } = openClient();
    signIn(platform);
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "getIdentity"]);
    expect(bearerOf("getIdentity")).toBe("Bearer access-1");
    expect(skywave.session.current()).toMatchObject({ emailAddress: "ada@example.com" });
  });

  it("hands the answer of that restore to whoever asks the same next, once", async () => {
    const { platform, start, skywave } = openClient();
    signIn(platform);
    platform.server.answer("getIdentity", answered(200, { id: "identity-1" }));
    await start();
    const ask = () => platform.time.runUntil(skywave.call("user", "getIdentity", {}));
    expect(await ask()).toEqual({ ok: true, data: { id: "identity-1" } });
    expect(platform.server.seen("getIdentity")).toHaveLength(1);
    await ask();
    expect(platform.server.seen("getIdentity")).toHaveLength(2);
  });

  it("asks again who it is after a write, and after five seconds", async () => {
    for (const between of ["write", "wait"]) {
      const { platform, start, skywave } = openClient();
      signIn(platform);
      platform.server.answer("changeUsername", answered(200, {}));
      await start();
      if (between === "wait") await platform.time.runUntil(skywave.delay(5_000));
      else
        await platform.time.runUntil(skywave.call("user", "changeUsername", { body: { username: "ada" } }));
      await platform.time.runUntil(skywave.call("user", "getIdentity", {}));
      expect([between, platform.server.seen("getIdentity").length]).toEqual([between, 2]);
    }
  });

  it("[S4.12] tries a refresh when the restored session is refused", async () => {
    const { platform, start, names, skywave } = openClient();
    signIn(platform);
    platform.server.answer("getIdentity", refused({ status: 401, code: "UNAUTHORIZED" }));
    platform.server.answer("refresh", answered(200, makeSession({ sessionType: "authenticated" })));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "getIdentity", "refresh"]);
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("[S4.12] clears the user and raises the error when that refresh fails too", async () => {
    const { platform, start, skywave, events } = openClient();
    signIn(platform);
    platform.server.answer("getIdentity", refused({ status: 401, code: "UNAUTHORIZED" }));
    platform.server.answer("refresh", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(start()).rejects.toThrow("No session could be started");
    expect(skywave.session.current()).toBeNull();
    expect(events.map((event) => event.type)).toEqual(["ended", "failed"]);
  });

  it("keeps the signed-in session when the network is lost while it is restored", async () => {
    const { platform, start, skywave } = openClient();
    signIn(platform);
    platform.server.answer("getIdentity", { kind: "lost" });
    await expect(start()).rejects.toThrow();
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("keeps the signed-in session when it is refused and the network lost while it is refreshed", async () => {
    const { platform, start, skywave, events } = openClient();
    signIn(platform);
    platform.server.answer("getIdentity", refused({ status: 401, code: "UNAUTHORIZED" }));
    platform.server.answer("refresh", { kind: "lost" });
    await expect(start()).rejects.toThrow();
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
    expect(events).toEqual([]);
  });

  it.each([500, 503, 429])(
    "keeps the signed-in session where the server answers %i to everything",
    async (status) => {
      const { platform, start, skywave, events } = openClient();
      signIn(platform);
      for (const call of ["getIdentity", "refresh"] as const)
        platform.server.answer(call, refused({ status, code: "SERVICE_UNAVAILABLE" }));
      await expect(platform.time.runUntil(start())).rejects.toThrow();
      expect(skywave.session.current()?.sessionType).toBe("authenticated");
      expect(events.map(({ type }) => type)).not.toContain("ended");
    },
  );

  it("keeps nobody signed in whose time is over, also where no visitor's session can be had", async () => {
    const { platform, start, skywave } = openClient();
    signIn(platform, { accessTokenExpiresAt: PAST, refreshTokenExpiresAt: PAST });
    platform.server.answer("anonymous", refused({ status: 403, code: "FORBIDDEN" }));
    await expect(start()).rejects.toThrow();
    expect(skywave.session.current()).toBeNull();
  });

  it("[S4.13] logs in anonymously otherwise", async () => {
    const { platform, start, names } = openClient();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    platform.setCookie("AUTH_TOKEN", { session: makeSession() });
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous"]);
  });

  it.each(["invalid-refresh-token", "invalid-auth-headers"])(
    "[S4.14] [S8.06] falls back to an anonymous login on %s",
    async (code) => {
      const { platform, start, skywave, events } = openClient();
      signIn(platform, { accessTokenExpiresAt: PAST });
      const full = `tokenServicesTeam.sessionService.${code}`;
      platform.server.answer("refresh", refused({ status: 401, code: full }));
      await start();
      expect(skywave.session.current()?.sessionType).toBe("anonymous");
      expect(events.map((event) => event.type)).toEqual(["ended", "started"]);
    },
  );

  it("[S4.14] clears the user and logs in anonymously when the test flag changes", async () => {
    const platform = createFakePlatform();
    await openClient(platform).start();
    signIn(platform);
    const { start, skywave } = openClient(platform, { isTest: true });
    await start();
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
    expect(platform.server.seen("anonymous").at(-1)?.headers["x-sxm-test"]).toBe("true");
  });

  it("[S4.14] keeps who is signed in while the test flag stays as it is", async () => {
    const platform = createFakePlatform();
    await openClient(platform, { isTest: true }).start();
    signIn(platform);
    const { start, skywave } = openClient(platform, { isTest: true });
    await start();
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("takes a corrupted session cookie for none", async () => {
    const { platform, start, skywave } = openClient();
    platform.cookies.write("AUTH_TOKEN", "%7Bgarbage", { maxAgeInSeconds: 60, domain: null });
    await start();
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });
});
