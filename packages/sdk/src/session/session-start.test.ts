import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  makeConfiguration,
  makeDeviceGrant,
  makeSession,
  NOW,
  refused,
  signIn,
} from "../testing/index.ts";
import type { SessionEvent } from "./session.ts";

const MINUTE = 60_000;
const PAST = new Date(NOW - MINUTE).toISOString();

function open(platform = createFakePlatform(), options: { isTest?: boolean } = {}) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration(), ...options });
  const events: SessionEvent[] = [];
  skywave.session.on((event) => events.push(event));
  const names = () =>
    platform.server.requests.map((request) => request.name).filter((name) => name !== "metronome");
  return { platform, skywave, events, names, start: () => platform.time.runUntil(skywave.start()) };
}

function bearerOf(platform: ReturnType<typeof createFakePlatform>, name: string): string | undefined {
  return platform.server.seen(name).at(-1)?.headers["Authorization"];
}

describe("start", () => {
  it("[S4.01] [S4.09] gets the device its grant first, then an anonymous session with it", async () => {
    const { platform, start, names, skywave, events } = open();
    await start();
    expect(names()).toEqual(["devices", "anonymous"]);
    expect(bearerOf(platform, "anonymous")).toBe("Bearer device-grant-1");
    expect(skywave.session.current()).toMatchObject({ sessionType: "anonymous", identityId: null });
    expect(events.map((event) => event.type)).toEqual(["started"]);
  });

  it("[S4.09] tells of a session that failed, and rejects, when the device gets no grant", async () => {
    const { platform, start, events } = open();
    platform.server.answer("devices", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    await expect(start()).rejects.toThrow("No session could be started");
    expect(events).toMatchObject([{ type: "failed", cause: { code: "RATE_LIMIT_EXCEEDED" } }]);
  });

  it("[S8.11] logs and rethrows when the configuration cannot be loaded, and works later", async () => {
    const platform = createFakePlatform();
    platform.server.answer("getConfiguration", answered(500), answered(200, makeConfiguration()));
    const skywave = createSkywave(platform);
    await expect(platform.time.runUntil(skywave.start())).rejects.toThrow("Domain config not found");
    expect(platform.logged.map((entry) => entry.message)).toContain("The start failed");
    await platform.time.runUntil(skywave.start());
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it("[S4.10] starts anonymously when the stored refresh token has expired", async () => {
    const { platform, start, names, skywave } = open();
    signIn(platform, { accessTokenExpiresAt: PAST, refreshTokenExpiresAt: PAST });
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous"]);
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });

  it("[S4.11] refreshes when only the access token has expired", async () => {
    const { platform, start, names, skywave, events } = open();
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
    const { platform, start } = open();
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
    const { platform, start, names, skywave } = open();
    signIn(platform);
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "getIdentity"]);
    expect(skywave.session.current()).toMatchObject({ emailAddress: "ada@example.com" });
  });

  it("[S4.12] tries a refresh when the restored session is refused", async () => {
    const { platform, start, names, skywave } = open();
    signIn(platform);
    platform.server.answer("getIdentity", refused({ status: 401, code: "UNAUTHORIZED" }));
    platform.server.answer("refresh", answered(200, makeSession({ sessionType: "authenticated" })));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "getIdentity", "refresh"]);
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("[S4.12] clears the user and raises the error when that refresh fails too", async () => {
    const { platform, start, skywave, events } = open();
    signIn(platform);
    platform.server.answer("getIdentity", refused({ status: 401, code: "UNAUTHORIZED" }));
    platform.server.answer("refresh", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(start()).rejects.toThrow("No session could be started");
    expect(skywave.session.current()).toBeNull();
    expect(events.map((event) => event.type)).toEqual(["ended", "failed"]);
  });

  it("keeps the signed-in session when the network is lost while it is restored", async () => {
    const { platform, start, skywave } = open();
    signIn(platform);
    platform.server.answer("getIdentity", { kind: "lost" });
    await expect(start()).rejects.toThrow();
    expect(skywave.session.current()?.sessionType).toBe("authenticated");
  });

  it("[S4.13] logs in anonymously otherwise", async () => {
    const { platform, start, names } = open();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    platform.setCookie("AUTH_TOKEN", { session: makeSession() });
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous"]);
  });

  it.each(["invalid-refresh-token", "invalid-auth-headers"])(
    "[S4.14] [S8.06] falls back to an anonymous login on %s",
    async (code) => {
      const { platform, start, skywave, events } = open();
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
    await open(platform).start();
    signIn(platform);
    const { start, skywave } = open(platform, { isTest: true });
    await start();
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
    expect(platform.server.seen("anonymous").at(-1)?.headers["x-sxm-test"]).toBe("true");
  });

  it("takes a corrupted session cookie for none", async () => {
    const { platform, start, skywave } = open();
    platform.cookies.write("AUTH_TOKEN", "%7Bgarbage", { maxAgeInSeconds: 60, domain: null });
    await start();
    expect(skywave.session.current()?.sessionType).toBe("anonymous");
  });
});

describe("anonymous login", () => {
  it("[S4.08] purges session and device grant once after a 401, then tries again", async () => {
    const { platform, start, names } = open();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    const unauthorized = refused({ status: 401, code: "UNAUTHORIZED" });
    platform.server.answer("anonymous", unauthorized, answered(201, makeSession()));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous", "devices", "anonymous"]);
  });

  it("[S4.08] tells of the failure when the second try fails too", async () => {
    const { platform, start, events } = open();
    platform.server.answer("anonymous", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(2);
    expect(events.map((event) => event.type)).toEqual(["failed"]);
  });

  it("[S5.19] refuses to purge again within the minimum interval", async () => {
    const platform = createFakePlatform();
    platform.server.answer("anonymous", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(open(platform).start()).rejects.toThrow();
    await expect(open(platform).start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(3);
    const messages = platform.logged.map((entry) => entry.message);
    expect(messages).toContain("minimum interval between session purges not reached");
    await platform.time.advance(5 * MINUTE);
    await expect(open(platform).start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(5);
  });

  describe.each([
    { fault: "the device's grant", grant: { grant: "foreign" } },
    { fault: "both of its grants", grant: { grant: "foreign", refreshGrant: "foreign" } },
  ])("of a server that lost the session and $fault", ({ grant }) => {
    it("[S4.14] [S4.17] takes two session calls, however short ago the grant was refreshed", async () => {
      const { platform, start, names, skywave } = open();
      const { server } = platform;
      signIn(platform, { accessTokenExpiresAt: PAST });
      platform.setCookie("DEVICE_GRANT", makeDeviceGrant(grant));
      platform.storage.set("LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY", String(NOW - MINUTE));
      server.answer(
        "refresh",
        refused({ status: 401, code: "tokenServicesTeam.sessionService.invalid-refresh-token" }),
      );
      const unauthorized = refused({ status: 401, code: "UNAUTHORIZED" });
      server.answer("refreshDeviceGrant", ({ body = "" }) =>
        body.includes("foreign") ? unauthorized : answered(200, makeDeviceGrant()),
      );
      server.answer("anonymous", ({ headers }) =>
        headers["Authorization"] === "Bearer device-grant-1" ? answered(201, makeSession()) : unauthorized,
      );
      await start();
      const isSessionCall = (name: string) => ["refresh", "anonymous", "authenticated"].includes(name);
      expect(names().filter(isSessionCall)).toEqual(["refresh", "anonymous"]);
      expect(skywave.session.current()?.sessionType).toBe("anonymous");
    });
  });

  it("[S6.07] is not retried after a 403", async () => {
    const { platform, start } = open();
    platform.server.answer("anonymous", refused({ status: 403, code: "FORBIDDEN" }));
    await expect(start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(1);
  });
});

describe("device grant", () => {
  it("[S3.04] [S3.05] tells the server what the device is", async () => {
    const { platform, start } = open();
    await start();
    expect(JSON.parse(platform.server.seen("devices")[0]?.body ?? "")).toEqual({
      devicePlatform: "web-desktop",
      deviceAttributes: {
        browser: {
          app: "web-commerce",
          appVersion: "1.0",
          browser: "Chrome",
          browserVersion: "156",
          userAgent: "Fake/1.0",
        },
      },
      grantVersion: "v2",
    });
  });

  it.each([{ grantExpiresAt: PAST }, { refreshGrantExpiresAt: PAST }])(
    "[S4.15] is fetched anew when it has expired: %j",
    async (override) => {
      const { platform, start, names } = open();
      platform.setCookie("DEVICE_GRANT", makeDeviceGrant(override));
      await start();
      expect(names()).toEqual(["devices", "anonymous"]);
    },
  );

  it.each([{ grantVersion: "v1" }, { grantVersion: null }, {}])(
    "[S4.16] is migrated when it is of an earlier version: %j",
    async (version) => {
      const { platform, start, names } = open();
      platform.setCookie("DEVICE_GRANT", { grant: "old-grant", ...version });
      platform.server.answer("migrateDeviceGrant", answered(200, makeDeviceGrant({ grant: "migrated" })));
      await start();
      expect(names()).toEqual(["migrateDeviceGrant", "anonymous"]);
      expect(JSON.parse(platform.server.seen("migrateDeviceGrant")[0]?.body ?? "")).toMatchObject({
        grant: "old-grant",
        grantVersion: version.grantVersion ?? null,
      });
      expect(bearerOf(platform, "anonymous")).toBe("Bearer migrated");
    },
  );

  it("[S4.16] is fetched anew when its migration fails", async () => {
    const { platform, start, names } = open();
    platform.setCookie("DEVICE_GRANT", { grant: "old-grant", grantVersion: "v1" });
    platform.server.answer("migrateDeviceGrant", refused({ status: 401, code: "UNAUTHORIZED" }));
    await start();
    expect(names()).toEqual(["migrateDeviceGrant", "devices", "anonymous"]);
  });

  it("[S4.17] is refreshed otherwise, and used fresh", async () => {
    const { platform, start } = open();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    await start();
    expect(bearerOf(platform, "anonymous")).toBe("Bearer device-grant-2");
  });

  it.each([401, 403])("[S4.17] is fetched anew when its refresh is answered by %i", async (status) => {
    const { platform, start, names } = open();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    platform.server.answer("refreshDeviceGrant", refused({ status, code: "UNAUTHORIZED" }));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "devices", "anonymous"]);
  });

  it.each([refused({ status: 500, code: "SYSTEM" }), { kind: "lost" } as const])(
    "[S4.17] is used as stored when its refresh fails otherwise: %j",
    async (answer) => {
      const { platform, start } = open();
      platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
      platform.server.answer("refreshDeviceGrant", answer);
      await start();
      expect(bearerOf(platform, "anonymous")).toBe("Bearer device-grant-1");
    },
  );

  it("[S5.16] is not refreshed again within the minimum interval", async () => {
    const platform = createFakePlatform();
    await open(platform).start();
    await open(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(0);
    const messages = platform.logged.map((entry) => entry.message);
    expect(messages).toContain("the minimum interval between device grant refreshes not reached");
    await platform.time.advance(60 * MINUTE);
    platform.server.answer("refresh", answered(200, makeSession()));
    await open(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(1);
  });

  it("[S5.16] is not refreshed without a description of the device", async () => {
    const platform = { ...createFakePlatform(), describeDevice: async () => undefined };
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    await open(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(0);
    expect(platform.logged.map((entry) => entry.message)).toContain("could not find the device info");
  });
});
