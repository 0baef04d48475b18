import { describe, expect, test } from "vitest";
import { readOrderRequest } from "./read-order-request.ts";

describe("[S7.04] readOrderRequest", () => {
  const subscriptionId = "sub-1";
  test.each([
    [{ newSubscription: { offerId: "o" } }, "newSubscription"],
    [{ subscription: { offerId: "o" } }, "newSubscription"],
    [{ offerId: "o" }, "newSubscription"],
    [{ planSwitch: { subscriptionId, offerId: "o" } }, "planSwitch"],
    [{ subscriptionId, offerId: "o" }, "planSwitch"],
    [{ subscriptionId, flow: "pause" as const, pauseMonths: 1 }, "planSwitch"],
    [{ cancelSubscription: { subscriptionId } }, "cancelSubscription"],
    [{ subscriptionId, cancellationType: "immediate" as const }, "cancelSubscription"],
    [{ subscriptionId, cancellationReason: { code: "content" as const } }, "cancelSubscription"],
    [{ revokeSubscriptionCancellation: { subscriptionId } }, "revokeSubscriptionCancellation"],
  ])("reads %j as %s", (body, kind) => {
    expect(readOrderRequest(body).kind).toBe(kind);
  });

  test("names the field that is missing", () => {
    expect(readOrderRequest({})).toEqual({ kind: "unclear", field: "offerId" });
    expect(readOrderRequest({ subscriptionId })).toEqual({ kind: "unclear", field: "cancellationType" });
  });
});
