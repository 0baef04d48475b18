import { describe, expect, it } from "vitest";
import {
  answered,
  createFakePlatform,
  makeDeviceGrant,
  makeSession,
  openClient,
  PAST,
  refused,
} from "../testing/index.ts";

const MINUTE = 60_000;

describe("device grant", () => {
  it("[S3.04] [S3.05] tells the server what the device is", async () => {
    const { platform, start } = openClient();
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
      const { platform, start, names } = openClient();
      platform.setCookie("DEVICE_GRANT", makeDeviceGrant(override));
      await start();
      expect(names()).toEqual(["devices", "anonymous"]);
    },
  );

  it.each([{ grantVersion: "v1" }, { grantVersion: null }, {}])(
    "[S4.16] is migrated when it is of an earlier version: %j",
    async (version) => {
      const { platform, start, names, bearerOf } = openClient();
      platform.setCookie("DEVICE_GRANT", { grant: "old-grant", ...version });
      platform.server.answer("migrateDeviceGrant", answered(200, makeDeviceGrant({ grant: "migrated" })));
      await start();
      expect(names()).toEqual(["migrateDeviceGrant", "anonymous"]);
      expect(JSON.parse(platform.server.seen("migrateDeviceGrant")[0]?.body ?? "")).toMatchObject({
        grant: "old-grant",
        grantVersion: version.grantVersion ?? null,
      });
      expect(bearerOf("anonymous")).toBe("Bearer migrated");
    },
  );

  it("[S4.16] is fetched anew when its migration fails", async () => {
    const { platform, start, names } = openClient();
    platform.setCookie("DEVICE_GRANT", { grant: "old-grant", grantVersion: "v1" });
    platform.server.answer("migrateDeviceGrant", refused({ status: 401, code: "UNAUTHORIZED" }));
    await start();
    expect(names()).toEqual(["migrateDeviceGrant", "devices", "anonymous"]);
  });

  it("[S4.17] is refreshed otherwise, and used fresh", async () => {
    const { platform, start, bearerOf } = openClient();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    await start();
    expect(bearerOf("anonymous")).toBe("Bearer device-grant-2");
  });

  it.each([401, 403])("[S4.17] is fetched anew when its refresh is answered by %i", async (status) => {
    const { platform, start, names } = openClient();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    platform.server.answer("refreshDeviceGrant", refused({ status, code: "UNAUTHORIZED" }));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "devices", "anonymous"]);
  });

  it.each([refused({ status: 500, code: "SYSTEM" }), { kind: "lost" } as const])(
    "[S4.17] is used as stored when its refresh fails otherwise: %j",
    async (answer) => {
      const { platform, start, bearerOf } = openClient();
      platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
      platform.server.answer("refreshDeviceGrant", answer);
      await start();
      expect(bearerOf("anonymous")).toBe("Bearer device-grant-1");
    },
  );

  it("[S5.16] is not refreshed again within the minimum interval", async () => {
    const platform = createFakePlatform();
    await openClient(platform).start();
    await openClient(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(0);
    const message = "the minimum interval between device grant refreshes not reached";
    expect(platform.logged).toContainEqual({ level: "debug", message });
    await platform.time.advance(60 * MINUTE);
    platform.server.answer("refresh", answered(200, makeSession()));
    await openClient(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(1);
  });

  it("is refreshed where the last time was noted by a clock that has since been set back", async () => {
    const platform = createFakePlatform();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    const tomorrow = platform.systemNow() + 24 * 60 * MINUTE;
    platform.storage.set("LAST_DEVICE_GRANT_REFRESH_TIMESTAMP_KEY", String(tomorrow));
    await openClient(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(1);
  });

  it("[S5.16] is not refreshed without a description of the device", async () => {
    const platform = { ...createFakePlatform(), describeDevice: async () => undefined };
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    await openClient(platform).start();
    expect(platform.server.seen("refreshDeviceGrant")).toHaveLength(0);
    expect(platform.logged.map((entry) => entry.message)).toContain("could not find the device info");
  });
});
