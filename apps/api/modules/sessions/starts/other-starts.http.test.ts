import type { Location } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { WAYS_TO_START } from "#testing/sessions/ways-to-start.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const QUEBEC = { countryCode: "CA", region: "QC" } as const;
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const legacyToken = async (email: string): Promise<string> => {
  const answer = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/legacy-tokens",
    payload: { email },
  });
  return answer.json().sxmData;
};
const migrate = (visitor: TestVisitor, sxmData: string, location?: Location) =>
  visitor.call(
    "user",
    "migrateSession",
    { body: { sxmData, ...(location !== undefined && { location }) } },
    { bearer: visitor.deviceGrant },
  );

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}

const startOn = (device: TestVisitor, more: { castingGrant?: string; location?: Location } = {}) =>
  device.call("user", "createDeviceSession", { body: { deviceGrant: device.deviceGrant, ...more } });
const listed = async (owner: TestVisitor) => (await owner.call("user", "listSessions", {})).data.sessions;

describe("migrateSession", () => {
  test("[S7.38] turns a legacy sign-in into a session of the same person, once", async () => {
    const identityId = await (await api.visitor()).register("legacy@example.com");
    const sxmData = await legacyToken("legacy@example.com");
    const visitor = await api.visitor();
    const started = await migrate(visitor, sxmData);
    expect([started.status, started.data.sessionType]).toEqual([201, "authenticated"]);
    const who = await visitor.call("user", "getIdentity", {}, { bearer: started.data.accessToken });
    expect(who.data.identityId).toBe(identityId);
    expect((await visitor.call("user", "refresh", { body: {} })).status).toBe(200);

    const again = await migrate(await api.visitor(), sxmData);
    expect([again.status, again.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("gives one session to two who bring the same token at once, and none for an unknown one", async () => {
    await person("raced@example.com");
    const sxmData = await legacyToken("raced@example.com");
    const visitors = await Promise.all(Array.from({ length: 5 }, () => api.visitor()));
    const answers = await Promise.all(visitors.map((visitor) => migrate(visitor, sxmData)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401, 401, 401, 401]);
    expect((await migrate(await api.visitor(), "unknown")).problem.code).toBe("UNAUTHORIZED");
  });
});

describe("a session that the legacy system vouches for", () => {
  const importAs = async (email: string, state: string, account?: object) => {
    await person(email);
    const payload = { email, state, ...(account !== undefined && { account }) };
    await api.app.inject({ method: "POST", url: "/sandbox/api/imported-identities", payload });
  };
  const consumer = { country: "US", accountType: "consumer", hasService: true };

  test.each([
    ["IDENTITY_NOT_ELIGIBLE_ERROR", "STREAMING", undefined],
    ["ACCOUNT_IN_DIFFERENT_COUNTRY", "ACCOUNT", { ...consumer, country: "CA" }],
    ["ACCOUNT_TYPE_NOT_SUPPORTED", "ACCOUNT", { ...consumer, accountType: "fleet" }],
    ["PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED", "ACCOUNT", { ...consumer, hasService: false }],
    ["CUSTOMER_TYPE_NOT_SUPPORTED", "ACCOUNT", { ...consumer, accountType: "business" }],
  ])("[S4.27] [S6.05] starts for nobody whom no other sign-in lets in: %s", async (code, state, account) => {
    const email = `migrates-${code.toLowerCase()}@example.com`;
    await importAs(email, state, account);
    const refused = await migrate(await api.visitor(), await legacyToken(email));
    expect([refused.status, refused.problem.code]).toEqual([403, code]);
  });

  test("starts with the same token where it was asked for in the account's own country", async () => {
    const email = "migrates-at-home@example.com";
    await importAs(email, "ACCOUNT", { ...consumer, country: "CA" });
    const sxmData = await legacyToken(email);
    const visitor = await api.visitor();
    expect((await migrate(visitor, sxmData)).problem.code).toBe("ACCOUNT_IN_DIFFERENT_COUNTRY");
    expect((await migrate(visitor, sxmData, QUEBEC)).data.location).toEqual(QUEBEC);
  });

  test("is where its device is, and asks for a proof before a password is changed", async () => {
    await person("vouched@example.com");
    const visitor = await api.visitor();
    const { data } = await migrate(visitor, await legacyToken("vouched@example.com"), QUEBEC);
    expect(data.location).toEqual(QUEBEC);
    const body = { newPassword: "another quiet evening" };
    const refused = await visitor.call("user", "changePassword", { body }, { bearer: data.accessToken });
    expect([refused.status, refused.problem.code]).toEqual([403, "STEP_UP_REQUIRED"]);
  });

  test("does not start once the account is deleted", async () => {
    const owner = await person("deleted@example.com");
    const stays = await person("stays@example.com");
    const [sxmData, other] = [
      await legacyToken("deleted@example.com"),
      await legacyToken("stays@example.com"),
    ];
    expect((await owner.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await migrate(await api.visitor(), sxmData)).status).toBe(401);
    expect((await migrate(stays, other)).status).toBe(201);
  });
});

describe("legacySignIn", () => {
  /** The grant of somebody whose account is in the legacy system, in a country. */
  async function prove(visitor: TestVisitor, email: string, country: "US" | "CA"): Promise<string> {
    await person(email);
    const account = { country, accountType: "consumer", hasService: true };
    const url = "/sandbox/api/imported-identities";
    await api.app.inject({ method: "POST", url, payload: { email, state: "ACCOUNT", account } });
    const body = { handle: email, password: PASSWORD };
    return (await visitor.call("user", "authenticatePassword", { body })).data.grant;
  }
  const legacySignIn = (visitor: TestVisitor, bearer: string, location?: Location) =>
    visitor.call("user", "legacySignIn", { body: location === undefined ? {} : { location } }, { bearer });

  test("[S4.27] starts the session of an account of the same country, once for each grant", async () => {
    const visitor = await api.visitor();
    const grant = await prove(visitor, "legacy-canada@example.com", "CA");
    const started = await legacySignIn(visitor, grant, QUEBEC);
    expect(started.data).toMatchObject({ sessionType: "authenticated", location: QUEBEC });
    expect((await visitor.call("user", "refresh", { body: {} })).data.sessionType).toBe("authenticated");
    expect((await legacySignIn(visitor, grant, QUEBEC)).problem.code).toBe("UNAUTHORIZED");
  });

  test("[S6.05] takes who does not say where they are for somebody in the United States", async () => {
    const visitor = await api.visitor();
    const canada = await prove(visitor, "legacy-elsewhere@example.com", "CA");
    expect((await legacySignIn(visitor, canada)).problem.code).toBe("ACCOUNT_IN_DIFFERENT_COUNTRY");
    const states = await prove(visitor, "legacy-states@example.com", "US");
    expect((await legacySignIn(visitor, states)).data.location).toEqual({ countryCode: "US" });
  });

  test("refuses a grant that is none, and one whose account is not in the legacy system", async () => {
    const visitor = await person("legacy-ours@example.com");
    const body = { handle: "legacy-ours@example.com", password: PASSWORD };
    const { grant } = (await visitor.call("user", "authenticatePassword", { body })).data;
    for (const bearer of ["A".repeat(43), grant])
      expect((await legacySignIn(visitor, bearer)).problem.code).toBe("UNAUTHORIZED");
  });
});

describe("createDeviceSession", () => {
  test("[S7.53] starts a linked device under the name that its owner gave it", async () => {
    const visitor = await api.visitor();
    const email = "links-a-speaker@example.com";
    const owner = { visitor, identityId: await visitor.register(email), email };
    const speaker = await WAYS_TO_START.device["linkedSpeaker"]?.(api, owner);
    const place = async () => (await listed(visitor)).find(({ kind }) => kind === "device");
    expect(await place()).toMatchObject({ deviceName: "Speaker", location: { countryCode: "US" } });
    const again = await startOn(speaker ?? visitor, { location: QUEBEC });
    expect(again.data).toMatchObject({ sessionType: "authenticated", location: QUEBEC });
    const refused = await visitor.call("user", "getIdentity", {}, { bearer: again.data.accessToken });
    expect(refused.problem.code).toBe("FORBIDDEN");
  });

  test("[S7.52] starts a device that somebody cast to where it is", async () => {
    const owner = await person("casts-to-quebec@example.com");
    const castingGrant = (await owner.call("user", "issueCastingGrant", {})).data.grant;
    const cast = await startOn(await api.visitor(), { castingGrant, location: QUEBEC });
    expect(cast.data).toMatchObject({ sessionType: "authenticated", location: QUEBEC });
  });

  test("[S7.38] refuses a device that nobody linked or cast to, and a device grant that is none", async () => {
    const device = await api.visitor();
    expect((await startOn(device)).problem.code).toBe("FORBIDDEN");
    const unknown = await device.call("user", "createDeviceSession", {
      body: { deviceGrant: "dev_unknown.unknown-grant" },
    });
    expect([unknown.status, unknown.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});
