import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { linkGrant } from "#testing/proved-grants.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const renew = (visitor: TestVisitor) => visitor.call("user", "refresh", { body: {} });
const whoAmI = (visitor: TestVisitor, bearer?: string) =>
  visitor.call("user", "getIdentity", {}, bearer ? { bearer } : {});

describe("anonymous", () => {
  test("starts a session for a device grant and none without", async () => {
    const visitor = await api.visitor();
    const session = await visitor.call("user", "anonymous", { body: {} }, { bearer: visitor.deviceGrant });
    expect(session.data).toMatchObject({ sessionType: "anonymous", location: { countryCode: "US" } });
    const refused = await visitor.call(
      "user",
      "anonymous",
      { body: {} },
      { bearer: "dev_unknown.unknown-grant" },
    );
    expect([refused.status, refused.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("keeps the refresh secret out of the answer and in an HttpOnly cookie", async () => {
    const visitor = await api.visitor();
    const session = await visitor.call("user", "anonymous", { body: {} }, { bearer: visitor.deviceGrant });
    expect(String(session.headers["set-cookie"])).toMatch(/skywave-visitor=.*HttpOnly.*SameSite=Lax/);
    expect(JSON.stringify(session.data)).not.toContain(visitor.cookies.get("skywave-visitor"));
  });
});

describe("refresh", () => {
  test("rotates the tokens and goes on with the new ones", async () => {
    const visitor = await api.visitor();
    await visitor.register("rotating@example.com");
    const before = visitor.cookies.get("skywave-person");
    const renewed = await renew(visitor);
    expect(renewed.data.sessionType).toBe("authenticated");
    expect(visitor.cookies.get("skywave-person")).not.toBe(before);
    expect((await whoAmI(visitor, renewed.data.accessToken)).status).toBe(200);
  });

  test("[S3.02] answers with a type of its own, beside the type of the session, which stays what it was", async () => {
    const visitor = await api.visitor();
    const started = await visitor.call("user", "anonymous", { body: {} }, { bearer: visitor.deviceGrant });
    expect([started.data.sessionType, "responseType" in started.data]).toEqual(["anonymous", false]);
    expect((await renew(visitor)).data).toMatchObject({ sessionType: "anonymous", responseType: "refresh" });
    await visitor.register("refresh-type@example.com");
    expect((await renew(visitor)).data).toMatchObject({
      sessionType: "authenticated",
      responseType: "refresh",
    });
  });

  test("gives a repeat within ten seconds the same successor, so that racing tabs stay signed in", async () => {
    const visitor = await api.visitor();
    await visitor.register("racing@example.com");
    const secret = visitor.cookies.get("skywave-person") ?? "";
    const first = await renew(visitor);
    visitor.cookies.set("skywave-person", secret);
    const second = await renew(visitor);
    expect(second.data.accessToken).toBe(first.data.accessToken);
  });

  test("ends the whole family when an older secret comes back later", async () => {
    const visitor = await api.visitor();
    await visitor.register("stolen@example.com");
    const stolen = visitor.cookies.get("skywave-person") ?? "";
    const current = await renew(visitor);
    const good = visitor.cookies.get("skywave-person") ?? "";
    api.passTime({ seconds: 30 });
    visitor.cookies.set("skywave-person", stolen);
    expect((await renew(visitor)).problem.code).toBe(
      "tokenServicesTeam.sessionService.invalid-refresh-token",
    );
    expect((await whoAmI(visitor, current.data.accessToken)).status).toBe(401);
    visitor.cookies.set("skywave-person", good);
    expect((await renew(visitor)).status).toBe(401);
  });

  test("[S8.06] refuses without a cookie, with a forged one, and with one that was sent twice", async () => {
    const visitor = await api.visitor();
    const secret = visitor.cookies.get("skywave-visitor") ?? "";
    const forged = secret.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const cookie of [
      "",
      `skywave-visitor=${forged}`,
      `skywave-visitor=${secret}; skywave-visitor=${secret}`,
    ]) {
      visitor.cookies.clear();
      const refused = await visitor.call(
        "user",
        "refresh",
        { body: {} },
        cookie === "" ? {} : { headers: { cookie } },
      );
      expect(refused.status).toBe(401);
      expect(refused.problem.code).toMatch(/^tokenServicesTeam\.sessionService\.invalid-/);
    }
  });

  test("[S8.06] says that a request without the session's cookie has nothing to refresh", async () => {
    const visitor = await api.visitor();
    visitor.cookies.clear();
    const refused = await renew(visitor);
    expect([refused.status, refused.problem.code]).toEqual([
      401,
      "tokenServicesTeam.sessionService.invalid-auth-headers",
    ]);
  });

  test("refuses a session that lay idle for more than thirty days", async () => {
    const visitor = await api.visitor();
    api.passTime({ days: 31 });
    expect((await renew(visitor)).problem.code).toBe(
      "tokenServicesTeam.sessionService.invalid-refresh-token",
    );
  });
});

describe("access tokens", () => {
  test("end after fifteen minutes for a signed-in person", async () => {
    const visitor = await api.visitor();
    await visitor.register("short@example.com");
    expect((await whoAmI(visitor)).status).toBe(200);
    api.passTime({ minutes: 16 });
    expect((await whoAmI(visitor)).status).toBe(401);
  });

  test("[S6.01] of an anonymous session open nothing of a signed-in person", async () => {
    const visitor = await api.visitor();
    const refused = await whoAmI(visitor);
    expect([refused.status, refused.problem.code]).toEqual([403, "FORBIDDEN"]);
  });
});

describe("grants", () => {
  test("[S6.02] are good for their own call: an identity grant once, and no grant in place of another", async () => {
    const visitor = await api.visitor();
    const created = await visitor.call("user", "createV2", {
      body: { emailAddress: "grants@example.com", password: "a quiet evening on the air" },
    });
    const exchange = (bearer: string) => visitor.call("user", "authenticated", { body: {} }, { bearer });
    const first = await exchange(created.data.grant);
    expect(first.status).toBe(201);
    for (const bearer of [created.data.grant, visitor.deviceGrant, first.data.accessToken]) {
      expect((await exchange(bearer)).problem.code).toBe("UNAUTHORIZED");
    }
    const asDevice = await visitor.call(
      "user",
      "anonymous",
      { body: {} },
      { bearer: first.data.accessToken },
    );
    expect(asDevice.problem.code).toBe("UNAUTHORIZED");
    expect((await whoAmI(visitor, visitor.deviceGrant)).problem.code).toBe("UNAUTHORIZED");
    const refreshed = await visitor.call(
      "user",
      "refresh",
      { body: {} },
      { headers: { authorization: "Bearer x" } },
    );
    expect(refreshed.status).toBe(200);
  });

  test("[S3.01] are handed over with every field of the session, whose refresh token opens nothing", async () => {
    const visitor = await api.visitor();
    const { data } = await visitor.call("user", "anonymous", { body: {} }, { bearer: visitor.deviceGrant });
    expect(Object.keys(data).toSorted()).toEqual([
      "accessToken",
      "accessTokenExpiresAt",
      "accessTokenId",
      "entitlementHash",
      "location",
      "refreshToken",
      "refreshTokenExpiresAt",
      "sessionType",
    ]);
    visitor.cookies.set("skywave-visitor", data.refreshToken);
    expect((await renew(visitor)).status).toBe(401);
    expect((await whoAmI(visitor, data.refreshToken)).status).toBe(401);
  });
});

describe("The configuration", () => {
  test("[S7.37] lists the calls of sessions under the user domain", async () => {
    const answer = await api.app.inject({ url: "/api/configservice/v1/applications/web/configs/v1/me" });
    const { endpoints } = answer.json().domains.user;
    for (const name of ["anonymous", "authenticated", "refresh", "migrateSession", "revokeSessions"]) {
      expect(endpoints[name]).toMatchObject({ enabled: true });
    }
  });
});

describe("signOut", () => {
  test("[S4.05] ends the person's session and leaves the visitor's", async () => {
    const visitor = await api.visitor();
    await visitor.register("leaving@example.com");
    expect((await visitor.call("user", "signOut", {})).status).toBe(204);
    expect((await whoAmI(visitor)).status).toBe(401);
    expect((await renew(visitor)).data.sessionType).toBe("anonymous");
  });
});

describe("revokeSessions", () => {
  test("[S4.06] ends every session of the person at once", async () => {
    const here = await api.visitor();
    const there = await api.visitor();
    await here.register("everywhere@example.com");
    const grant = await there.call("user", "authenticatePassword", {
      body: { handle: "everywhere@example.com", password: "a quiet evening on the air" },
    });
    await there.exchange(grant.data.grant);
    await here.call("user", "revokeSessions", {});
    expect((await whoAmI(here)).status).toBe(401);
    expect((await whoAmI(there)).status).toBe(401);
    expect((await renew(there)).status).toBe(401);
  });

  test("voids what was proved and not exchanged yet, by whatever way", async () => {
    const email = "not-yet-exchanged@example.com";
    const here = await api.visitor();
    const identityId = await here.register(email);
    const elsewhere = await api.visitor();
    const body = { handle: email, password: "a quiet evening on the air" };
    const { grant } = (await elsewhere.call("user", "authenticatePassword", { body })).data;
    const link = await linkGrant(api, elsewhere, email);
    await here.call("user", "revokeSessions", {});
    const late = await elsewhere.call("user", "authenticated", { body: elsewhere.here() }, { bearer: grant });
    expect([late.status, late.problem.code]).toEqual([401, "UNAUTHORIZED"]);
    const opened = await elsewhere.call("user", "authenticateMagicLink", {}, { bearer: link });
    expect(opened.status).toBe(401);
    await elsewhere.signIn(email);
    expect((await elsewhere.call("user", "getIdentity", {})).data.identityId).toBe(identityId);
  });

  test("leaves no session to grants that are exchanged at the same moment", async () => {
    const email = "exchanged-at-once@example.com";
    const here = await api.visitor();
    await here.register(email);
    const others = await Promise.all(Array.from({ length: 6 }, () => api.visitor()));
    const body = { handle: email, password: "a quiet evening on the air" };
    const grants = await Promise.all(
      others.map(async (other) => (await other.call("user", "authenticatePassword", { body })).data.grant),
    );
    const revoked = here.call("user", "revokeSessions", {});
    const issued = await Promise.all(
      others.map((other, n) =>
        other.call("user", "authenticated", { body: other.here() }, { bearer: grants[n] ?? "" }),
      ),
    );
    await revoked;
    for (const [n, { status, data }] of issued.entries()) {
      if (status !== 201) continue;
      const asked = await others[n]?.call("user", "getIdentity", {}, { bearer: data.accessToken });
      expect(asked?.status).toBe(401);
    }
  });
});

describe("device grants", () => {
  test("[S4.17] are exchanged by refresh grant, once", async () => {
    const visitor = await api.visitor();
    const deviceAttributes = {
      browser: { app: "web-commerce", appVersion: "1.0", browser: "t", browserVersion: "1", userAgent: "t" },
    } as const;
    const made = await visitor.call("user", "devices", {
      body: { devicePlatform: "web-desktop", deviceAttributes, grantVersion: "v2" },
    });
    const { refreshGrant } = made.data;
    const renewed = await visitor.call("user", "refreshDeviceGrant", {
      body: { refreshGrant, deviceAttributes },
    });
    expect(renewed.data.deviceId).toBe(made.data.deviceId);
    expect(renewed.data.grant).not.toBe(made.data.grant);
    const again = await visitor.call("user", "refreshDeviceGrant", {
      body: { refreshGrant, deviceAttributes },
    });
    expect(again.status).toBe(401);
  });
});
