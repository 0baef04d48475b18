import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { stopCalls } from "./stop-calls.ts";

const INPUT = {
  phoneNumbers: ["5125550147", "12"],
  country: "US",
  language: "en-US",
  idempotencyKey: "one-request",
} as const;

describe("stopCalls", () => {
  it("sends all numbers under one key, without a session, and tells since when they are left alone", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("stopCalls", answered(200, { since: "2026-11-22T06:00:00Z" }));
    expect(await stopCalls(skywave, INPUT)).toEqual({ ok: true, since: "2026-11-22T06:00:00Z" });
    expect(bodies("stopCalls")).toEqual([
      { phoneNumbers: ["5125550147", "12"], country: "US", language: "en-US" },
    ]);
    const [call] = platform.server.seen("stopCalls");
    expect(call?.headers["Idempotency-Key"]).toBe("one-request");
    expect(call?.headers["Authorization"]).toBeUndefined();
  });

  it("tells which of the numbers are none", async () => {
    const { skywave, platform } = openSkywave();
    const fields = ["phoneNumbers.1", "phoneNumbers.12", "phoneNumbers.3.area", "otherPhoneNumbers.4"];
    const invalidFields = [...fields, "country"].map((field) => ({ field, code: "format" }));
    const code = "INVALID_PHONE_NUMBER";
    platform.server.answer("stopCalls", refused({ status: 400, code, invalidFields }));
    expect(await stopCalls(skywave, INPUT)).toEqual({ ok: false, code, places: [1, 12] });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("stopCalls", { kind: "lost" });
    const outcome = await run(stopCalls(skywave, INPUT));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });

  it("tells that the address is none", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("stopCalls", refused({ status: 400, code: "EMAIL_INVALID" }));
    expect(await stopCalls(skywave, INPUT)).toEqual({ ok: false, code: "EMAIL_INVALID" });
  });
});
