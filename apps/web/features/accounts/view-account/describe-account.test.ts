import type { Subscription } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { makeSubscription } from "#testing/make-plan.ts";
import { describeAccount } from "./describe-account.ts";

const identity = { handle: { emailAddress: "jo@example.com" } } as Parameters<
  typeof describeAccount
>[0]["identity"];
const standing = (...subscriptions: Subscription[]) => describeAccount({ identity, subscriptions });
const free = { ...makeSubscription().currentPhase, type: "Free" } as const;

describe("describeAccount", () => {
  it.each([
    ["new", "current", []],
    ["selfPay", "pastDue", [makeSubscription({ state: "past_due" })]],
    ["selfPay", "suspended", [makeSubscription({ state: "suspended" })]],
    ["former", "current", [makeSubscription({ state: "cancelled" })]],
  ] as const)("knows a customer as %s and %s", (digitalSegment, billingStatus, subscriptions) => {
    expect(standing(...subscriptions).customerInfo).toEqual({
      email: "jo@example.com",
      digitalSegment,
      billingStatus,
      isCompanion: false,
      isCompanionSubscriptionDriving: false,
    });
  });

  it("knows who is in a free time, and of which plan", () => {
    const { customerInfo } = standing(makeSubscription({ currentPhase: free }));
    const { name } = makeSubscription().offers.active;
    expect(customerInfo).toMatchObject({ digitalSegment: "trial", trialPackageName: name });
  });

  it("counts the plans that go on, and knows one that another includes, and that one", () => {
    const told = standing(
      makeSubscription(),
      makeSubscription({ id: "sub-2", includedIn: "sub-1" }),
      makeSubscription({ id: "sub-3", state: "expired", status: "Closed" }),
    );
    expect(told.pageInfo).toEqual({ subscriptionCount: 2 });
    const companions = { isCompanion: true, isCompanionSubscriptionDriving: true };
    expect(told.customerInfo).toMatchObject(companions);
    const over = makeSubscription({ id: "sub-2", includedIn: "sub-1", state: "expired", status: "Closed" });
    expect(standing(makeSubscription(), over).customerInfo).toMatchObject({
      isCompanion: false,
      isCompanionSubscriptionDriving: false,
    });
  });

  it("names the plans, how they stand and how they were found", () => {
    const told = standing(
      makeSubscription(),
      makeSubscription({ id: "sub-2", state: "expired", status: "Closed" }),
    );
    const { offerId } = makeSubscription();
    expect(told.planInfo).toMatchObject({
      subscriptionId: "sub-1",
      revenueStatus: "full",
      planTerm: "Monthly",
      planChangeStatus: "none",
      cancelOnlineEligibility: true,
      currentPlanCodes: [offerId],
    });
    expect(told.account?.subscriptions).toEqual([
      { subscriptionId: "sub-1", lookupMethod: "LOGIN", status: "active", planCodes: [offerId] },
      { subscriptionId: "sub-2", lookupMethod: "LOGIN", status: "closed", planCodes: [offerId] },
    ]);
  });
});
