import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../../testing/make-order.ts";
import { openSkywave } from "../../testing/open-skywave.ts";
import { quoteRadioTransfer } from "./quote-radio-transfer.ts";

const ASKED = { subscriptionId: "sub-1", radioToken: "token-1", idempotencyKey: "key-1" };

async function refusedWith(code: string, details: Record<string, string> = {}) {
  const { skywave, platform } = openSkywave("signedIn");
  platform.server.answer("createOrder", refused({ status: 409, code, details }));
  return quoteRadioTransfer(skywave, ASKED);
}

describe("quoteRadioTransfer", () => {
  it("names the plan, and the new radio by what stands for it in this browser", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const order = makeOrder({ kind: "radioTransfer" });
    platform.server.answer("createOrder", answered(201, order));
    expect(await quoteRadioTransfer(skywave, ASKED)).toEqual({ ok: true, order });
    expect(bodies("createOrder")).toEqual([
      { radioTransfer: { subscriptionId: "sub-1", deviceId: "token-1" } },
    ]);
  });

  it.each([
    "NOT_FOUND",
    "DEVICE_NOT_FOUND",
    "COUNTRY_ERROR",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "SUBSCRIPTION_ENDED",
    "PART_OF_BUNDLE",
    "BILLED_ELSEWHERE",
    "PAYMENT_IN_PROGRESS",
    "CANCELLATION_PENDING",
    "SUBSCRIPTION_SUSPENDED",
    "PAYMENT_DUE",
    "SUBSCRIPTION_PAUSED",
  ])("passes on the refusal %s", async (code) => {
    expect(await refusedWith(code)).toEqual({ ok: false, code });
  });

  it.each([
    ["CS_INELIGIBLE_RADIO", "sameRadio", "sameRadio"],
    ["CS_INELIGIBLE_RADIO", "otherKind", "otherKind"],
    ["CS_INELIGIBLE_RADIO", "outOfReach", "outOfReach"],
    ["CS_INELIGIBLE_RADIO", "notCapable", "notCapable"],
    ["CS_INELIGIBLE_RADIO", "aReasonOfLater", "notCapable"],
    ["PLAN_CANNOT_MOVE", "trial", "trial"],
    ["PLAN_CANNOT_MOVE", "streaming", "streaming"],
  ])("says why with %s: %s", async (code, reason, told) => {
    expect(await refusedWith(code, { reason })).toEqual({ ok: false, code, reason: told });
  });

  it("says from when a radio can move that was moved too often", async () => {
    const told = { reason: "movedOften", movableFrom: "2026-04-30" };
    expect(await refusedWith("PLAN_CANNOT_MOVE", told)).toEqual({
      ok: false,
      code: "PLAN_CANNOT_MOVE",
      ...told,
    });
  });

  it("keeps a network that is gone apart", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("createOrder", { kind: "lost" });
    expect(await run(quoteRadioTransfer(skywave, ASKED))).toMatchObject({ ok: false, code: "UNREACHABLE" });
  });
});
