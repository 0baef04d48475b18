import { describe, expect, it } from "vitest";
import { openTestTracker } from "./open-test-tracker.ts";

describe("transactionStarted", () => {
  it("[A3.09] tells what is paid with of this transaction, and of none that comes after it", () => {
    const { tracker, events } = openTestTracker();
    tracker.transactionStarted({ transactionType: "purchase", transactionId: "1", paymentMethod: "card" });
    tracker.event("complete-order");
    tracker.event("continue");
    tracker.transactionStarted({ transactionType: "redeem", transactionId: "2" });
    tracker.event("prepaid-redeemed");
    const paid = { transactionType: "purchase", transactionId: "1", paymentMethod: "card" };
    expect(events.map(({ groups: { customerInfo } }) => customerInfo)).toEqual([
      expect.objectContaining(paid),
      expect.objectContaining(paid),
      { authenticationStatus: "Unidentified users", transactionType: "redeem", transactionId: "2" },
    ]);
  });
});

describe("planChanged", () => {
  const standing = (subscriptionId: string, planChangeStatus: "none" | "scheduled") => ({
    planInfo: { subscriptionId, planChangeStatus },
  });

  it("[A3.15] is told of that plan whenever it is read again, until the next change of it", () => {
    const { tracker, events } = openTestTracker();
    tracker.describe(standing("1", "none"));
    tracker.event("continue");
    tracker.planChanged("1", "done");
    tracker.event("continue");
    for (const read of [
      standing("1", "none"),
      standing("2", "none"),
      standing("1", "scheduled"),
      standing("1", "none"),
    ]) {
      tracker.describe(read);
      tracker.event("continue");
    }
    tracker.planChanged("1", "scheduled");
    tracker.event("continue");
    expect(events.map(({ groups }) => groups.planInfo?.planChangeStatus)).toEqual([
      "none",
      "done",
      "done",
      "none",
      "scheduled",
      "done",
      "scheduled",
    ]);
  });
});

describe("the detail of an event", () => {
  it("[A3.15] [A3.16] belongs to no event after it", () => {
    const { tracker, events } = openTestTracker();
    const planInfo = { cancelReason: "other", otherReasonText: "Ask Ana", oldSubscriptionId: "1" } as const;
    tracker.event("complete-order", planInfo);
    tracker.event("complete-order");
    expect(events[0]?.groups.planInfo).toEqual({ ...planInfo, otherReasonText: "•••" });
    expect(events[1]?.groups).not.toHaveProperty("planInfo");
  });
});
