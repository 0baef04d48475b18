import type { Skywave } from "@skywave/sdk";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import type { CaptchaMeans } from "../legacy-validation/pass-captcha.ts";
import { findRadio as find, type Locator, recallRadio } from "./find-radio.ts";

const RADIO = {
  token: "found-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };
const UUID = "5f0c3b9e-8d0f-4b7a-9c3e-0a1b2c3d4e5f";

/** A page that can compute, and is not asked to. */
const NO_CAPTCHA = {
  solve: () => Promise.reject(new Error("a captcha was asked for")),
  onWait: () => undefined,
};
const findRadio = (skywave: Skywave, locator: Locator, captcha: CaptchaMeans = NO_CAPTCHA) =>
  find(skywave, locator, captcha);

describe("findRadio", () => {
  it("asks by an ID or a VIN in capitals, and leaves a UUID as it is", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("validateDevice", answered(200, { data: RADIO }));
    expect(await findRadio(skywave, { radioId: "r4y7 h2vn" })).toEqual({ ok: true, radios: [RADIO] });
    await findRadio(skywave, { radioId: UUID });
    await findRadio(skywave, { vin: "9skvr2h45r1000217" });
    expect(bodies("validateDevice")).toEqual([
      { radioId: "R4Y7H2VN" },
      { radioId: UUID },
      { vin: "9SKVR2H45R1000217" },
    ]);
  });

  it("tells all that a plate may be on, and that it is on none", async () => {
    const { skywave, platform, bodies } = openSkywave();
    const asked = { licensePlate: "RKD 4821", state: "TX" };
    const other = { ...RADIO, token: "found-2" };
    platform.server.answer("lookUpPlate", answered(200, { data: { devices: [RADIO, other] } }));
    expect(await findRadio(skywave, asked)).toEqual({ ok: true, radios: [RADIO, other] });
    expect(bodies("lookUpPlate")).toEqual([asked]);
    platform.server.answer("lookUpPlate", answered(200, { data: { devices: [] } }));
    expect(await findRadio(skywave, asked)).toEqual({ ok: false, code: "DEVICE_NOT_FOUND" });
  });

  it("passes the captcha that plates ask for after a few, and asks again with its token", async () => {
    const { skywave, platform, bodies, run } = openSkywave();
    const asked = { licensePlate: "RKD 4821", state: "TX" };
    const required = refused({ status: 422, code: "CAPTCHA_REQUIRED" });
    platform.server.answer("lookUpPlate", required, answered(200, { data: { devices: [RADIO] } }));
    const task = { challenge: "task-1", difficultyInBits: 16, passesOnAt: "2026-03-10T15:00:30Z" };
    platform.server.answer(
      "checkCaptcha",
      answered(200, { data: { ...task, captchaToken: null } }),
      answered(200, { data: { ...task, captchaToken: "token-1" } }),
    );
    const captcha = { ...NO_CAPTCHA, solve: async () => "4711" };
    expect(await findRadio(skywave, asked, captcha)).toEqual({ ok: true, radios: [RADIO] });
    expect(bodies("lookUpPlate")).toEqual([asked, { ...asked, captchaToken: "token-1" }]);
    platform.server.answer("lookUpPlate", required);
    expect(await run(findRadio(skywave, asked, captcha))).toMatchObject({ ok: false, code: "SYSTEM" });
  });

  it.each([
    ["validateDevice", "DEVICE_NOT_FOUND", { radioId: "R4Y7H2VN" }],
    ["validateDevice", "INVALID_PAYLOAD", { vin: "?" }],
    ["lookUpPlate", "INVALID_PAYLOAD", { licensePlate: "?", state: "TX" }],
  ])("tells the refusal of %s: %s", async (call, code, locator) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer(call, refused({ status: 400, code }));
    expect(await findRadio(skywave, locator)).toEqual({ ok: false, code });
  });

  it("tells how long to wait where it was asked too often, or no register of plates could be asked", async () => {
    const { skywave, platform } = openSkywave();
    const limited = { status: 429, code: "RATE_LIMIT_EXCEEDED", retryAfter: "60" };
    platform.server.answer("validateDevice", refused(limited));
    const wait = { code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds: 60 };
    expect(await findRadio(skywave, { radioId: "R4Y7H2VN" })).toMatchObject(wait);
    platform.server.answer("lookUpPlate", refused({ ...limited, status: 503, code: "SERVICE_UNAVAILABLE" }));
    const busy = { ...wait, isBusy: true };
    expect(await findRadio(skywave, { licensePlate: "RKD4821", state: "TX" })).toMatchObject(busy);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("validateDevice", { kind: "lost" });
    expect(await run(findRadio(skywave, { radioId: "R4Y7H2VN" }))).toEqual(UNREACHABLE);
  });
});

describe("recallRadio", () => {
  it("gives the radio back for its token", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("recallDevice", answered(200, { data: RADIO }));
    expect(await recallRadio(skywave, "found-1")).toEqual({ ok: true, radio: RADIO });
    expect(bodies("recallDevice")).toEqual([{ token: "found-1" }]);
  });

  it.each([
    [
      "it is over",
      refused({ status: 400, code: "DEVICE_NOT_FOUND" }),
      { ok: false, code: "DEVICE_NOT_FOUND" },
    ],
    ["the network is gone", { kind: "lost" } as const, UNREACHABLE],
  ])("tells that %s", async (_what, answer, outcome) => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("recallDevice", answer);
    expect(await run(recallRadio(skywave, "found-1"))).toEqual(outcome);
  });
});
