import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
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

/** A speaker that was let in; linking it is the next step. */
async function letIn(owner: TestVisitor, speaker: TestVisitor): Promise<string> {
  const { data } = await speaker.call(
    "user",
    "userCodeGenerate",
    { query: { flow: "speaker" }, body: { deviceName: "Speaker" } },
    { bearer: speaker.deviceGrant },
  );
  const approved = await owner.call("user", "linkCodeAuthorize", { body: { linkCode: data.userCode } });
  expect(approved.status).toBe(200);
  return data.deviceCode;
}
const link = (speaker: TestVisitor, deviceCode: string, deviceName?: string) =>
  speaker.call(
    "user",
    "linkSmartDevice",
    { body: { deviceCode, ...(deviceName !== undefined && { deviceName }) } },
    { bearer: speaker.deviceGrant },
  );
const list = async (owner: TestVisitor) =>
  (await owner.call("user", "listSmartDevices", {})).data.smartDevices;
const start = (speaker: TestVisitor) =>
  speaker.call("user", "createDeviceSession", { body: { deviceGrant: speaker.deviceGrant } });
const plays = async (speaker: TestVisitor, accessToken: string) =>
  (await speaker.call("subscription", "listSubscriptions", {}, { bearer: accessToken })).status === 200;

describe("linkSmartDevice", () => {
  test("[S7.53] links a device that was let in, which then starts sessions by itself", async () => {
    const owner = await person("linked@example.com");
    const speaker = await api.visitor();
    const linked = await link(speaker, await letIn(owner, speaker), "Living room");
    expect([linked.status, linked.data.deviceName, linked.data.kind]).toEqual([
      201,
      "Living room",
      "speaker",
    ]);
    expect(await list(owner)).toEqual([linked.data]);
    for (let evening = 0; evening < 2; evening += 1) {
      const started = await start(speaker);
      expect([started.status, await plays(speaker, started.data.accessToken)]).toEqual([201, true]);
      const refused = await speaker.call("user", "getIdentity", {}, { bearer: started.data.accessToken });
      expect(refused.problem.code).toBe("FORBIDDEN");
    }
    const { sessions } = (await owner.call("user", "listSessions", {})).data;
    expect(sessions.map(({ kind, deviceName }) => [kind, deviceName])).toContainEqual([
      "device",
      "Living room",
    ]);
  });

  test("refuses a code before it is approved, for another device, and the second time", async () => {
    const owner = await person("codes@example.com");
    const [speaker, other] = [await api.visitor(), await api.visitor()];
    const { data } = await speaker.call(
      "user",
      "userCodeGenerate",
      { query: { flow: "speaker" }, body: {} },
      { bearer: speaker.deviceGrant },
    );
    expect((await link(speaker, data.deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
    const deviceCode = await letIn(owner, speaker);
    expect((await link(other, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
    expect((await link(speaker, deviceCode)).status).toBe(201);
    expect((await link(speaker, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
  });

  test("links ten devices to a person and no more, also when twelve come at once", async () => {
    const owner = await person("many@example.com");
    const speakers = await Promise.all(Array.from({ length: 12 }, () => api.visitor()));
    const codes: string[] = [];
    for (const speaker of speakers) codes.push(await letIn(owner, speaker));
    const answers = await Promise.all(speakers.map((speaker, index) => link(speaker, codes[index] ?? "")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ problem }) => problem.code)).toEqual([
      "DEVICE_LIMIT_REACHED",
      "DEVICE_LIMIT_REACHED",
    ]);
    expect(await list(owner)).toHaveLength(10);
  });

  test("counts a wrong code against an address, and no device too many", async () => {
    const count = async () => {
      const like = "wrongDeviceCodesByAddress:%";
      const rows = await readRows(
        api,
        `select sum(count) as used from rate_counters where key like '${like}'`,
      );
      return Number(rows[0]?.["used"]);
    };
    const owner = await person("counted@example.com");
    await link(await api.visitor(), "no-code-at-all");
    const before = await count();
    for (let linked = 0; linked < 11; linked += 1) {
      const speaker = await api.visitor();
      await link(speaker, await letIn(owner, speaker));
    }
    expect([await count(), (await list(owner)).length]).toEqual([before, 10]);
    await link(await api.visitor(), "no-code-at-all");
    expect(await count()).toBe(before + 1);
  });

  test("moves a device to the person who let it in last, and ends what it played for the one before", async () => {
    const [first, second] = [await person("first@example.com"), await person("second@example.com")];
    const speaker = await api.visitor();
    await link(speaker, await letIn(first, speaker));
    const { accessToken } = (await start(speaker)).data;
    await link(speaker, await letIn(second, speaker));
    expect(await plays(speaker, accessToken)).toBe(false);
    expect([await list(first), (await list(second)).length]).toEqual([[], 1]);
  });
});

describe("unlinkSmartDevice", () => {
  test("ends the device's sessions at once and lets it start none", async () => {
    const owner = await person("unlinked@example.com");
    const speaker = await api.visitor();
    const { smartDeviceId } = (await link(speaker, await letIn(owner, speaker))).data;
    const { accessToken } = (await start(speaker)).data;
    const unlinked = await owner.call("user", "unlinkSmartDevice", { params: { smartDeviceId } });
    expect(unlinked.status).toBe(204);
    expect(await plays(speaker, accessToken)).toBe(false);
    expect((await start(speaker)).problem.code).toBe("FORBIDDEN");
    expect((await owner.call("user", "getIdentity", {})).status).toBe(200);
  });

  test("is not needed when the account is deleted: no device plays for it any more", async () => {
    const owner = await person("deletes@example.com");
    const [speaker, waiting] = [await api.visitor(), await api.visitor()];
    await link(speaker, await letIn(owner, speaker));
    const deviceCode = await letIn(owner, waiting);
    const { accessToken } = (await start(speaker)).data;
    expect((await owner.call("user", "deleteIdentity", {})).status).toBe(204);
    expect(await plays(speaker, accessToken)).toBe(false);
    expect((await start(speaker)).problem.code).toBe("FORBIDDEN");
    expect((await link(waiting, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
  });

  test("answers somebody else's device as one that does not exist", async () => {
    const [owner, stranger] = [await person("owner@example.com"), await person("stranger@example.com")];
    const speaker = await api.visitor();
    const { smartDeviceId } = (await link(speaker, await letIn(owner, speaker))).data;
    for (const id of [smartDeviceId, "smt_unknown"]) {
      const refused = await stranger.call("user", "unlinkSmartDevice", { params: { smartDeviceId: id } });
      expect([refused.status, refused.problem.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect(await list(owner)).toHaveLength(1);
  });
});
