import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadRadios } from "./load-radios.ts";
import { removeRadio } from "./remove-radio.ts";

const VEHICLE = { year: 2018, make: "Tandem", model: "Duo", yearMakeModel: "2018 Tandem Duo" };
const VIN = "9SKTD1C01J1000742";
const OWN = { subscriptionId: "sub-1", type: "car", radioIdLastFour: "7K42", vehicle: VEHICLE };
const LIVE = { receives: ["entertainment"], lastSignal: null };
const NUMBERS = { radioId: "LGCY7K42", vin: VIN };
const CLOSED = { radioId: "R4Y7H2VN", last4DigitsOfRadioId: "H2VN", vehicleInfo: null };
const ACCOUNT = {
  subscriptions: [
    { id: "sub-1", deviceId: "LGCY7K42" },
    { id: "sub-2", deviceId: "virtual-sub-2" },
  ],
  devices: [
    {
      id: "LGCY7K42",
      isVirtualId: false,
      type: "car",
      radioIdLastFour: "7K42",
      vehicle: { vin: VIN, ...VEHICLE },
    },
    { id: "virtual-sub-2", isVirtualId: true, type: null, radioIdLastFour: null, vehicle: null },
  ],
  closedDevices: [CLOSED],
};
const BROKEN = refused({ status: 500, code: "SYSTEM" });

describe("loadRadios", () => {
  it("puts together what the newer and the older service know of each radio", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "listRadios",
      answered(200, {
        radios: [{ ...OWN, ...LIVE, canPlayAudio: true, receives: ["entertainment"] as "entertainment"[] }],
      }),
    );
    platform.server.answer("showAccount", answered(200, { data: ACCOUNT }));
    expect(await loadRadios(skywave)).toEqual({
      ok: true,
      radios: [
        { ...OWN, ...LIVE, canPlayAudio: true, receives: ["entertainment"] as "entertainment"[], ...NUMBERS },
      ],
      closedDevices: [CLOSED],
    });
  });

  it("[S8.04] falls back to the older service where the newer one fails, and fails with SYSTEM where both do", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("listRadios", BROKEN);
    platform.server.answer("showAccount", answered(200, { data: ACCOUNT }));
    expect(await run(loadRadios(skywave))).toEqual({
      ok: true,
      radios: [{ ...OWN, receives: undefined, lastSignal: undefined, ...NUMBERS }],
      closedDevices: [CLOSED],
    });
    platform.server.answer("showAccount", BROKEN);
    expect(await run(loadRadios(skywave))).toMatchObject({ ok: false, code: "SYSTEM" });
  });

  it.each([
    ["is broken", BROKEN],
    ["is busy", refused({ status: 503, code: "SERVICE_UNAVAILABLE" })],
    ["does not answer", { kind: "timedOut" } as const],
  ])("[S8.04] shows what the other service knows where one %s", async (_what, failed) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("listRadios", answered(200, { radios: [{ ...OWN, ...LIVE }] }));
    platform.server.answer("showAccount", failed);
    expect(await run(loadRadios(skywave))).toEqual({
      ok: true,
      radios: [{ ...OWN, ...LIVE, radioId: undefined, vin: undefined }],
      closedDevices: undefined,
    });
    platform.server.answer("listRadios", failed);
    platform.server.answer("showAccount", answered(200, { data: ACCOUNT }));
    expect(await run(loadRadios(skywave))).toMatchObject({ ok: true, closedDevices: [CLOSED] });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("listRadios", { kind: "lost" });
    platform.server.answer("showAccount", { kind: "lost" });
    expect(await run(loadRadios(skywave))).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });
});

describe("removeRadio", () => {
  const radioId = "LGCY7K42";

  it("says why a radio is taken off, in the person's words only where the reason is another one", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("removeDevice", answered(200, { data: { radioIdLastFour: "7K42" } }));
    const outcome = await removeRadio(skywave, { radioId, reason: "vehicleSold", otherReason: "" });
    expect(outcome).toEqual({ ok: true, radioIdLastFour: "7K42" });
    await removeRadio(skywave, { radioId, reason: "other", otherReason: " Sank " });
    expect(bodies("removeDevice")).toEqual([
      { radioId, reason: "vehicleSold" },
      { radioId, reason: "other", otherReason: "Sank" },
    ]);
  });

  it.each(["DEVICE_NOT_FOUND", "INVALID_PAYLOAD"])("tells the refusal %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("removeDevice", refused({ status: 400, code }));
    expect(await removeRadio(skywave, { radioId, reason: "radioLost", otherReason: "" })).toEqual({
      ok: false,
      code,
    });
  });
});
