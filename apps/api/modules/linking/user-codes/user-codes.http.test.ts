import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PENDING = "tokenServicesTeam.sessionService.authorization-pending";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function person(email: string, country: "US" | "CA" = "US"): Promise<TestVisitor> {
  const visitor = await api.visitor({ country });
  await visitor.register(email);
  return visitor;
}

const generate = async (device: TestVisitor, flow: "device" | "speaker" = "device") =>
  (
    await device.call(
      "user",
      "userCodeGenerate",
      { query: { flow }, body: { deviceName: "Kitchen", location: { countryCode: "US", region: "TX" } } },
      { bearer: device.deviceGrant },
    )
  ).data;
const ask = (device: TestVisitor, deviceCode: string) =>
  device.call("user", "userCodeAuthenticate", { body: { deviceCode } }, { bearer: device.deviceGrant });
const lookUp = (owner: TestVisitor, userCode: string) =>
  owner.call("user", "userCodeLookUp", { body: { userCode } });
const approve = (owner: TestVisitor, userCode: string) =>
  owner.call("user", "userCodeAuthorize", { body: { userCode } });

describe("userCodeGenerate", () => {
  test("[S7.53] shows two groups of four consonants, and says how long and how often to ask", async () => {
    const data = await generate(await api.visitor());
    expect(data.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(data).toMatchObject({
      expiresInSeconds: 600,
      intervalInSeconds: 5,
      verificationPath: "/onboarding/device-linking",
    });
    const speaker = await generate(await api.visitor(), "speaker");
    expect(speaker.verificationPath).toBe("/onboarding/device-linking");
  });
});

describe("userCodeLookUp and userCodeAuthorize", () => {
  test("show the device with its name, place, time and code, typed in any way, and let it in", async () => {
    const owner = await person("kitchen@example.com");
    const device = await api.visitor();
    const { userCode } = await generate(device);
    const shown = {
      deviceName: "Kitchen",
      kind: "device",
      userCode,
      location: { countryCode: "US", region: "TX" },
      requestedAt: "2026-03-10T15:00:00Z",
    };
    for (const typed of [
      userCode,
      userCode.toLowerCase().replace("-", " "),
      ` ${userCode.replace("-", "")} `,
    ]) {
      expect((await lookUp(owner, typed)).data).toEqual(shown);
    }
    expect((await approve(owner, userCode)).data).toEqual(shown);
  });

  test("[S8.19] answer unknown, used, expired and other-country codes alike", async () => {
    const owner = await person("alike@example.com");
    const canadian = await person("alike-ca@example.com", "CA");
    const [used, expired, foreign] = [
      await generate(await api.visitor()),
      await generate(await api.visitor()),
      await generate(await api.visitor()),
    ];
    await approve(owner, used.userCode);
    const answers = [
      await approve(await person("second@example.com"), used.userCode),
      await lookUp(owner, used.userCode),
      await lookUp(canadian, foreign.userCode),
      await approve(canadian, foreign.userCode),
      await approve(owner, "BCDF-GHJK"),
      await approve(owner, "hello"),
    ];
    api.passTime({ minutes: 10 });
    answers.push(await approve(owner, expired.userCode));
    const bodies = answers.map(({ problem }) => ({ ...problem, traceId: "", description: "" }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: "INVALID_ACTIVATION_CODE", status: 400 });
  });

  test("[S7.53] take a speaker's code for speakers only and a device's for the rest; looking up takes both", async () => {
    const owner = await person("speaker@example.com");
    const speaker = await generate(await api.visitor(), "speaker");
    const device = await generate(await api.visitor());
    expect((await lookUp(owner, speaker.userCode)).data.kind).toBe("speaker");
    expect((await approve(owner, speaker.userCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
    const asLinkCode = (linkCode: string) => owner.call("user", "linkCodeAuthorize", { body: { linkCode } });
    expect((await asLinkCode(device.userCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
    expect((await asLinkCode(speaker.userCode)).data.kind).toBe("speaker");
    expect((await approve(owner, device.userCode)).status).toBe(200);
  });

  test("hold a session back after five wrong codes, and count no right one", async () => {
    const owner = await person("five@example.com");
    for (let tries = 0; tries < 12; tries += 1) {
      const { userCode } = await generate(await api.visitor());
      expect((await lookUp(owner, userCode)).status).toBe(200);
    }
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect((await lookUp(owner, "BCDF-GHJK")).problem.code).toBe("INVALID_ACTIVATION_CODE");
    }
    const { userCode } = await generate(await api.visitor());
    const limited = await approve(owner, userCode);
    expect([limited.status, limited.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("hold twenty wrong codes back that come at once", async () => {
    const owner = await person("at-once@example.com");
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(owner, "BCDF-GHJK")));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});

describe("userCodeAuthenticate", () => {
  test("[S7.53] lets the device in once, as the person who approved it", async () => {
    const owner = await person("let-in@example.com");
    const device = await api.visitor();
    const { userCode, deviceCode } = await generate(device);
    expect((await ask(device, deviceCode)).problem.code).toBe(PENDING);
    await approve(owner, userCode);
    api.passTime({ seconds: 5 });
    const answer = await ask(device, deviceCode);
    expect(answer.data.emailAddress).toBe("let-in@example.com");
    await device.exchange(answer.data.grant);
    const who = await device.call("user", "getIdentity", {});
    expect(who.data.identityId).toBe(answer.data.identityId);
    api.passTime({ seconds: 5 });
    expect((await ask(device, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
  });

  test("tells who asks too soon to slow down, by five seconds more each time", async () => {
    const device = await api.visitor();
    const { deviceCode } = await generate(device);
    await ask(device, deviceCode);
    api.passTime({ seconds: 4 });
    const first = await ask(device, deviceCode);
    expect([first.problem.code, first.problem.details]).toEqual(["SLOW_DOWN", { intervalInSeconds: 10 }]);
    api.passTime({ seconds: 9 });
    expect((await ask(device, deviceCode)).problem.details).toEqual({ intervalInSeconds: 15 });
    api.passTime({ seconds: 15 });
    expect((await ask(device, deviceCode)).problem.code).toBe(PENDING);
  });

  test("knows no other device's code, none that is over and none that it never gave", async () => {
    const owner = await person("theirs@example.com");
    const [device, thief] = [await api.visitor(), await api.visitor()];
    const { userCode, deviceCode } = await generate(device);
    await approve(owner, userCode);
    expect((await ask(thief, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
    expect((await ask(device, "unknown")).problem.code).toBe("INVALID_ACTIVATION_CODE");
    api.passTime({ minutes: 10 });
    expect((await ask(device, deviceCode)).problem.code).toBe("INVALID_ACTIVATION_CODE");
  });

  test("answers one of ten questions at once with the grant", async () => {
    const owner = await person("questions@example.com");
    const device = await api.visitor();
    const { userCode, deviceCode } = await generate(device);
    await approve(owner, userCode);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(device, deviceCode)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
