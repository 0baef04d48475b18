import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { passCaptcha } from "#testing/pass-captcha.ts";
import { PRODUCTION } from "#testing/production.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const plates = createLocalPlateRegister();
const lines: string[] = [];
const logStream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LOG_LEVEL: "warn" }, { plates, logStream });
});
afterAll(() => api.close());

const lookUp = (visitor: TestVisitor, licensePlate: string, state = "TX", captchaToken?: string) =>
  visitor.call("legacy", "lookUpPlate", { body: { licensePlate, state, captchaToken } });
const NONE = { data: { devices: [] } };

describe("lookUpPlate", () => {
  test("[S2.06] finds every vehicle that a plate may be on, however the plate is typed", async () => {
    const [one, two] = [await makeRadio(api), await makeRadio(api)];
    plates.add([
      { plate: "SEV3RAL", state: "TX", vin: one.vin },
      { plate: "SEV3RAL", state: "TX", vin: two.vin },
    ]);
    const visitor = await api.visitor();
    const { devices } = (await lookUp(visitor, "sev-3 ral")).data.data;
    expect(devices.map(({ radioIdLastFour }) => radioIdLastFour)).toEqual([
      one.radioId.slice(-4),
      two.radioId.slice(-4),
    ]);
    const { token = "" } = devices[1] ?? {};
    const recalled = await visitor.call("legacy", "recallDevice", { body: { token } });
    expect(recalled.data.data).toEqual(devices[1]);
  });

  test("finds it for a quarter of an hour", async () => {
    const { vin } = await makeRadio(api);
    plates.add([{ plate: "QVARTER", state: "TX", vin }]);
    const visitor = await api.visitor();
    const [device] = (await lookUp(visitor, "QVARTER")).data.data.devices;
    const recall = async () =>
      legacyCodeOf(await visitor.call("legacy", "recallDevice", { body: { token: device?.token ?? "" } }));
    api.passTime({ minutes: 14 });
    expect(await recall()).toBeUndefined();
    api.passTime({ minutes: 2 });
    expect(await recall()).toBe("DEVICE_NOT_FOUND");
  });

  test("[S2.06] answers the same bytes for a plate that nobody knows, of another state, without a radio, and of the other country", async () => {
    const { vin } = await makeRadio(api);
    plates.add([
      { plate: "HERE1", state: "TX", vin },
      { plate: "HERE1", state: "QC", vin },
      { plate: "RAD10LES", state: "TX", vin: "9SKTEZT00T1999999" },
    ]);
    const visitor = await api.visitor();
    const answers = [
      await lookUp(visitor, "N0B0DY"),
      await lookUp(visitor, "HERE1", "NM"),
      await lookUp(visitor, "RAD10LES"),
      await lookUp(await api.visitor({ country: "CA" }), "HERE1", "QC"),
    ];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, NONE]));
  });

  test.each([
    ["ABCD12345", "TX", "US"],
    ["RKD4821", "QC", "US"],
    ["RKD4821", "AE", "US"],
    ["RKD4821", "TX", "CA"],
  ] as const)("INVALID_PAYLOAD for %s of %s, asked in %s", async (plate, state, country) => {
    expect(legacyCodeOf(await lookUp(await api.visitor({ country }), plate, state))).toBe("INVALID_PAYLOAD");
  });

  test("says that it could not ask, which is no answer about the plate", async () => {
    plates.setDown(true);
    expect(legacyCodeOf(await lookUp(await api.visitor(), "HERE1"))).toBe("SERVICE_UNAVAILABLE");
    plates.setDown(false);
  });

  test("asks for a captcha after three in one browser, which is good for three more in all", async () => {
    const [visitor, other] = [await api.visitor(), await api.visitor()];
    const ask = async (by: TestVisitor, captchaToken?: string) =>
      legacyCodeOf(await lookUp(by, "N0B0DY", "TX", captchaToken));
    for (let n = 0; n < 3; n += 1) expect(await ask(visitor)).toBeUndefined();
    expect(await ask(visitor)).toBe("CAPTCHA_REQUIRED");
    const captchaToken = await passCaptcha(api);
    expect(await ask(visitor, captchaToken)).toBeUndefined();
    expect(await ask(visitor, "no-captcha")).toBe("CAPTCHA_REQUIRED");
    for (let n = 0; n < 2; n += 1) expect(await ask(other, captchaToken)).toBeUndefined();
    expect(await ask(other, captchaToken)).toBe("CAPTCHA_REQUIRED");
    const late = await passCaptcha(api);
    api.passTime({ minutes: 21 });
    expect(await ask(other, late)).toBe("CAPTCHA_REQUIRED");
  });

  test("is refused after five an hour in one browser, and writes each down without the plate", async () => {
    const visitor = await api.visitor();
    const captchas = [undefined, await passCaptcha(api)];
    lines.length = 0;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await lookUp(visitor, `BULK${n}`, "TX", captchas[n < 3 ? 0 : 1])).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const noted = lines.filter((line) => line.includes("plate-looked-up"));
    expect(noted).toHaveLength(5);
    expect(noted[0]).toContain(visitor.deviceId);
    expect(noted.join("")).not.toContain("BULK");
  });
});

describe("who asked about plates", () => {
  const rows = () => readRows(api, "select device_id, purpose, found, plate_digest from plate_lookups");

  test("is kept with the purpose for five years, without the plate, hits and misses alike", async () => {
    const { vin } = await makeRadio(api);
    plates.add([{ plate: "AVDIT1", state: "TX", vin }]);
    const visitor = await api.visitor();
    for (const plate of ["AVDIT1", "AVDIT2", "avdit 1"]) await lookUp(visitor, plate);
    const own = async () => (await rows()).filter(({ device_id: asker }) => asker === visitor.deviceId);
    const kept = await own();
    const row = { device_id: visitor.deviceId, purpose: "find-own-radio" };
    expect(kept.toSorted((one, other) => Number(other["found"]) - Number(one["found"]))).toMatchObject([
      { ...row, found: "1" },
      { ...row, found: "1" },
      { ...row, found: "0" },
    ]);
    expect(new Set(kept.map(({ plate_digest: digest }) => digest)).size).toBe(2);
    expect(JSON.stringify(kept).toUpperCase()).not.toContain("AVDIT");

    api.passTime({ hours: 24 * 365 * 5 });
    await api.app.modules.radios.removeExpired?.();
    expect(await own()).toHaveLength(3);
    api.passTime({ hours: 24 * 3 });
    await api.app.modules.radios.removeExpired?.();
    expect(await rows()).toEqual([]);
  });
});

describe("lookUpPlate where no register is connected", () => {
  test("finds nothing, and the configuration says that there is nothing to ask", async () => {
    const production = await openTestApi(PRODUCTION);
    const visitor = await production.visitor();
    expect((await lookUp(visitor, "HERE1")).data).toEqual(NONE);
    const url = "/api/configservice/v1/applications/web/configs/v1/me";
    const { settings } = (await production.app.inject({ url })).json();
    expect(settings.hasPlateLookup).toBe(false);
    await production.close();
  });
});
