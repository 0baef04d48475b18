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

const startOn = (device: TestVisitor) =>
  device.call("user", "createDeviceSession", { body: { deviceGrant: device.deviceGrant } });

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

describe("createDeviceSession", () => {
  test("[S7.38] refuses a device that nobody linked or cast to, and a device grant that is none", async () => {
    const device = await api.visitor();
    expect((await startOn(device)).problem.code).toBe("FORBIDDEN");
    const unknown = await device.call("user", "createDeviceSession", {
      body: { deviceGrant: "dev_unknown.unknown-grant" },
    });
    expect([unknown.status, unknown.problem.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});
