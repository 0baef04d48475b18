import { describe, expect, it } from "vitest";
import {
  answered,
  createFakePlatform,
  makeDeviceGrant,
  makeSession,
  NOW,
  openClient,
  PAST,
  refused,
  signIn,
} from "../testing/index.ts";

const MINUTE = 60_000;

describe("anonymous login", () => {
  it("[S4.08] purges session and device grant once after a 401, then tries again", async () => {
    const { platform, start, names } = openClient();
    platform.setCookie("DEVICE_GRANT", makeDeviceGrant());
    const unauthorized = refused({ status: 401, code: "UNAUTHORIZED" });
    platform.server.answer("anonymous", unauthorized, answered(201, makeSession()));
    await start();
    expect(names()).toEqual(["refreshDeviceGrant", "anonymous", "devices", "anonymous"]);
  });

  it("[S4.08] tells of the failure when the second try fails too", async () => {
    const { platform, start, events } = openClient();
    platform.setCookie("AUTH_TOKEN", { session: makeSession() });
    platform.server.answer("anonymous", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(2);
    expect(platform.jar.get("AUTH_TOKEN")).toBeUndefined();
    expect(events.map((event) => event.type)).toEqual(["failed"]);
  });

  it("[S4.08] [S5.19] refuses to purge again within the minimum interval", async () => {
    const platform = createFakePlatform();
    platform.server.answer("anonymous", refused({ status: 401, code: "UNAUTHORIZED" }));
    await expect(openClient(platform).start()).rejects.toThrow();
    await expect(openClient(platform).start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(3);
    const messages = platform.logged.map((entry) => entry.message);
    expect(messages).toContain("minimum interval between session purges not reached");
    await platform.time.advance(5 * MINUTE);
    await expect(openClient(platform).start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(5);
  });

  describe.each([
    { fault: "the device's grant", grant: { grant: "foreign" } },
    { fault: "both of its grants", grant: { grant: "foreign", refreshGrant: "foreign" } },
  ])("of a server that lost the session and $fault", ({ grant }) => {
    it("[S4.14] [S4.17] takes two session calls, however short ago the grant was refreshed", async () => {
      const { platform, start, names, skywave } = openClient();
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
    const { platform, start } = openClient();
    platform.server.answer("anonymous", refused({ status: 403, code: "FORBIDDEN" }));
    await expect(start()).rejects.toThrow();
    expect(platform.server.seen("anonymous")).toHaveLength(1);
  });
});
