import { baseUrlOf, endpointTable, type Endpoint } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PASSWORD = "a quiet evening on the air";
const whoAmI = (visitor: TestVisitor) => visitor.call("user", "getIdentity", {});
const list = async (visitor: TestVisitor) => (await visitor.call("user", "listSessions", {})).data.sessions;

async function signIn(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  const grant = await visitor.call("user", "authenticatePassword", {
    body: { handle: email, password: PASSWORD },
  });
  await visitor.exchange(grant.data.grant);
  return visitor;
}

async function twoBrowsers(email: string) {
  const here = await api.visitor();
  await here.register(email, PASSWORD);
  return { here, there: await signIn(email) };
}

describe("listSessions", () => {
  test("names each place with device, country and times, the current one first", async () => {
    const { here, there } = await twoBrowsers("listed@example.com");
    const sessions = await list(here);
    expect(sessions.map(({ isCurrent, kind, deviceName }) => [isCurrent, kind, deviceName])).toEqual([
      [true, "browser", "test 1"],
      [false, "browser", "test 1"],
    ]);
    expect(sessions[0]).toMatchObject({ location: { countryCode: "US" } });
    expect((await list(there))[0]?.sessionId).toBe(sessions[1]?.sessionId);
  });

  test("knows the last use to the minute", async () => {
    const visitor = await api.visitor();
    await visitor.register("used@example.com");
    const lastUse = async () => Temporal.Instant.from((await list(visitor))[0]?.lastUsedAt ?? "");
    const first = await lastUse();
    api.passTime({ seconds: 30 });
    expect((await lastUse()).equals(first)).toBe(true);
    api.passTime({ seconds: 30 });
    expect((await lastUse()).since(first).total("seconds")).toBe(60);
  });

  test("shows nobody else's, and none that ended", async () => {
    const { here, there } = await twoBrowsers("alone@example.com");
    const other = await api.visitor();
    await other.register("other@example.com");
    await there.call("user", "signOut", {});
    expect(await list(here)).toHaveLength(1);
    expect(await list(other)).toHaveLength(1);
  });
});

describe("endSession", () => {
  test("ends one session at once and leaves the others", async () => {
    const { here, there } = await twoBrowsers("ended@example.com");
    const [, other] = await list(here);
    const ended = await here.call("user", "endSession", { params: { sessionId: other?.sessionId ?? "" } });
    expect(ended.status).toBe(204);
    expect((await whoAmI(there)).status).toBe(401);
    expect((await there.call("user", "refresh", { body: {} })).status).toBe(401);
    expect((await whoAmI(here)).status).toBe(200);
    expect(here.cookies.has("skywave-person")).toBe(true);
    expect((await here.call("user", "refresh", { body: {} })).status).toBe(200);
  });

  test("ends the current one too, and takes its cookie", async () => {
    const { here } = await twoBrowsers("myself@example.com");
    const [current] = await list(here);
    await here.call("user", "endSession", { params: { sessionId: current?.sessionId ?? "" } });
    expect((await whoAmI(here)).status).toBe(401);
    expect(here.cookies.has("skywave-person")).toBe(false);
  });

  test("answers somebody else's session as one that does not exist", async () => {
    const { here, there } = await twoBrowsers("mine@example.com");
    const stranger = await api.visitor();
    await stranger.register("stranger@example.com");
    for (const sessionId of [(await list(here))[0]?.sessionId ?? "", "ses_unknown"]) {
      const refused = await stranger.call("user", "endSession", { params: { sessionId } });
      expect(refused.problem).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
        notFoundResourceType: "session",
      });
    }
    expect((await whoAmI(there)).status).toBe(200);
  });
});

describe("revokeSessions", () => {
  /** Every call that asks for an access token, with nothing else right about it. */
  const guarded = Object.values(endpointTable)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .filter(({ grant }) => grant === "access" || grant === "authenticated");

  const knock = async (endpoint: Endpoint, accessToken: string) => {
    const answer = await api.app.inject({
      method: endpoint.method,
      url: `${baseUrlOf(endpoint.domain)}${endpoint.path.replace(/\{\w+\}/g, "x")}`,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(endpoint.body !== undefined && { payload: {} }),
    });
    return [endpoint.name, answer.statusCode];
  };

  test("[S4.06] leaves no old token that opens any call", async () => {
    const { here, there } = await twoBrowsers("everything@example.com");
    const before = there.accessToken;
    await there.call("user", "refresh", { body: {} }).then(({ data }) => {
      there.accessToken = data.accessToken;
    });
    const casting = await there.call("user", "issueCastingGrant", {});
    const secret = there.cookies.get("skywave-person") ?? "";
    expect((await here.call("user", "revokeSessions", {})).status).toBe(204);

    for (const token of [here.accessToken, there.accessToken, before]) {
      for (const endpoint of guarded) expect(await knock(endpoint, token)).toEqual([endpoint.name, 401]);
    }
    there.cookies.set("skywave-person", secret);
    expect((await there.call("user", "refresh", { body: {} })).status).toBe(401);
    const speaker = await api.visitor();
    const cast = await speaker.call("user", "createDeviceSession", {
      body: { deviceGrant: speaker.deviceGrant, castingGrant: casting.data.grant },
    });
    expect(cast.status).toBe(401);
  });
});
