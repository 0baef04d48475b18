import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}

const startOn = (device: TestVisitor, castingGrant: string) =>
  device.call("user", "createDeviceSession", {
    body: { deviceGrant: device.deviceGrant, castingGrant },
  });
const plays = async (device: TestVisitor, accessToken: string) =>
  (await device.call("subscription", "listSubscriptions", {}, { bearer: accessToken })).status === 200;

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

  test("play where the person is, unless the device says where it is", async () => {
    const owner = await api.visitor({ country: "CA" });
    await owner.register("cast-abroad@example.com");
    const speaker = await api.visitor();
    const { grant } = (await owner.call("user", "issueCastingGrant", {})).data;
    const cast = await startOn(speaker, grant);
    expect(cast.data.location).toMatchObject({ countryCode: "CA" });
    const elsewhere = await speaker.call("user", "createDeviceSession", {
      body: { deviceGrant: speaker.deviceGrant, castingGrant: grant, location: { countryCode: "US" } },
    });
    expect(elsewhere.data.location).toEqual({ countryCode: "US" });
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
});
