import { describe, expect, test } from "vitest";
import { readOrderRequest } from "./read-order-request.ts";

describe("[S7.04] readOrderRequest", () => {
  const subscriptionId = "sub-1";
  test.each([
    [{ newSubscription: { offerId: "o" } }, "new"],
    [{ subscription: { offerId: "o" } }, "new"],
    [{ offerId: "o" }, "new"],
    [{ planSwitch: { subscriptionId, offerId: "o" } }, "switch"],
    [{ subscriptionId, offerId: "o" }, "switch"],
    [{ subscriptionId, flow: "pause" as const, pauseMonths: 1 }, "pause"],
    [{ planSwitch: { subscriptionId, flow: "revokePause" as const } }, "revokePause"],
    [{ newSubscriptions: { lines: [] } }, "several"],
    [{ cancelSubscription: { subscriptionId } }, "cancel"],
    [{ subscriptionId, cancellationType: "immediate" as const }, "cancel"],
    [{ subscriptionId, cancellationReason: { code: "content" as const } }, "cancel"],
    [{ revokeSubscriptionCancellation: { subscriptionId } }, "revokeCancellation"],
  ])("reads %j as %s", (body, kind) => {
    expect(readOrderRequest(body).kind).toBe(kind);
  });

  test("names the field that is missing", () => {
    expect(readOrderRequest({})).toEqual({ kind: "unclear", field: "offerId" });
    expect(readOrderRequest({ subscriptionId })).toEqual({ kind: "unclear", field: "cancellationType" });
  });
});
