import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "../../../testing/open-test-api.ts";
import type { TestVisitor } from "../../../testing/test-visitor.ts";

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
const migrate = (visitor: TestVisitor, sxmData: string) =>
  visitor.call("user", "migrateSession", { body: { sxmData } }, { bearer: visitor.deviceGrant });

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}

const startOn = (device: TestVisitor, castingGrant?: string) =>
  device.call("user", "createDeviceSession", {
    body: { deviceGrant: device.deviceGrant, ...(castingGrant !== undefined && { castingGrant }) },
  });
const plays = async (device: TestVisitor, accessToken: string) =>
  (await device.call("subscription", "listSubscriptions", {}, { bearer: accessToken })).status === 200;

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

describe("issueCastingGrant and createDeviceSession", () => {
  test("[S7.52] let one other device play in the person's name, and no more than play", async () => {
    const owner = await person("caster@example.com");
    const speaker = await api.visitor();
    const { data } = await owner.call("user", "issueCastingGrant", {});
    expect(data.expiresInSeconds).toBe(300);
    const cast = await startOn(speaker, data.grant);
    expect([cast.status, cast.data.sessionType]).toEqual([201, "authenticated"]);
    expect(await plays(speaker, cast.data.accessToken)).toBe(true);
    for (const name of ["getIdentity", "listSessions", "issueCastingGrant", "revokeSessions"] as const) {
      const refused = await speaker.call("user", name, {}, { bearer: cast.data.accessToken });
      expect([name, refused.problem.code]).toEqual([name, "FORBIDDEN"]);
    }
    const { sessions } = (await owner.call("user", "listSessions", {})).data;
    expect(sessions.map(({ kind }) => kind)).toEqual(["browser", "casting"]);
  });

  test("refuse a second device, and end what the first one started", async () => {
    const owner = await person("cast-twice@example.com");
    const [first, second] = [await api.visitor(), await api.visitor()];
    const { grant } = (await owner.call("user", "issueCastingGrant", {})).data;
    const cast = await startOn(first, grant);
    const stolen = await startOn(second, grant);
    expect([stolen.status, stolen.problem.code]).toEqual([403, "FORBIDDEN"]);
    expect(await plays(first, cast.data.accessToken)).toBe(false);
    expect((await startOn(first, grant)).problem.code).toBe("FORBIDDEN");
  });

  test("leave no session when ten devices bring one grant at once", async () => {
    const owner = await person("cast-raced@example.com");
    const { grant } = (await owner.call("user", "issueCastingGrant", {})).data;
    const devices = await Promise.all(Array.from({ length: 10 }, () => api.visitor()));
    const answers = await Promise.all(devices.map((device) => startOn(device, grant)));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const { sessions } = (await owner.call("user", "listSessions", {})).data;
    expect(sessions.map(({ kind }) => kind)).toEqual(["browser"]);
  });

  test("give the same device its session anew in place of the one before", async () => {
    const owner = await person("cast-again@example.com");
    const speaker = await api.visitor();
    const { grant } = (await owner.call("user", "issueCastingGrant", {})).data;
    const first = await startOn(speaker, grant);
    const second = await startOn(speaker, grant);
    expect(await plays(speaker, first.data.accessToken)).toBe(false);
    expect(await plays(speaker, second.data.accessToken)).toBe(true);
  });

  test("refuse a grant that is over, changed, or was made in a session that ended", async () => {
    const owner = await person("cast-late@example.com");
    const speaker = await api.visitor();
    const { grant } = (await owner.call("user", "issueCastingGrant", {})).data;
    expect((await startOn(speaker, `${grant}=`)).problem.code).toBe("UNAUTHORIZED");
    api.passTime({ minutes: 5 });
    expect((await startOn(speaker, grant)).problem.code).toBe("UNAUTHORIZED");
    const later = (await owner.call("user", "issueCastingGrant", {})).data.grant;
    await owner.call("user", "signOut", {});
    expect((await startOn(speaker, later)).problem.code).toBe("UNAUTHORIZED");
  });

  test("[S7.38] refuse a device that nobody linked or cast to, and a device grant that is none", async () => {
    const device = await api.visitor();
    expect((await startOn(device)).problem.code).toBe("FORBIDDEN");
    const unknown = await device.call("user", "createDeviceSession", {
      body: { deviceGrant: "dev_unknown.unknown-grant" },
    });
    expect([unknown.status, unknown.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});
