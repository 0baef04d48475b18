import { describe, expect, it } from "vitest";
import { browserLayers } from "../browser-layers.ts";
import { createTracker } from "../create-tracker.ts";
import { DATA_GROUPS } from "./groups/data-groups.ts";
import type { ErrorRecord } from "./error-record.ts";
import { ENTRY_METHODS } from "./value-sets.ts";

const tracker = createTracker({ layers: browserLayers({}), personalData: () => "masked" });

/** The names of the fields of a group, those of the things in it too. */
function fieldsOf(group: keyof typeof DATA_GROUPS): string[] {
  const described = DATA_GROUPS[group];
  const { fields } = described.kind === "list" ? described.of : described;
  return Object.keys(fields);
}

describe("the catalogue", () => {
  it("has twelve groups of data", () => {
    expect(Object.keys(DATA_GROUPS).join(" ")).toBe(
      "customerInfo planInfo deviceInfo pageInfo errorInfo meta account offer packageDescriptions quote upsell renewaloffers",
    );
  });

  it("knows the ways in and the kinds of customer", () => {
    expect(ENTRY_METHODS.join(" ")).toBe(
      "TOKEN_URL RID_ACCT_URL RID_LNAME_URL FLEPZ LOGIN RID VIN LPL EMAIL RFLZ TOKENIZED_ENTRY",
    );
    expect(DATA_GROUPS.customerInfo.fields.customerType.values).toEqual(["NEW_ACCOUNT", "NEW_SXIR_ACCOUNT"]);
  });

  it.each([
    ["customerInfo", "firstName lastName email phone accountNumber"],
    ["customerInfo", "marketingId marketingAccountId customerType"],
    ["customerInfo", "authenticationType authenticationToken authenticationStatus"],
    ["customerInfo", "sessionId transactionId transactionType"],
    ["customerInfo", "paymentMethod accountsFound numberScEligibleDevices"],
    ["customerInfo", "trialPackageName language"],
    ["customerInfo", "isCompanion isCompanionSubscriptionDriving"],
    ["customerInfo", "digitalSegment billingStatus dtok"],
    ["customerInfo", "serviceAddressState billingAddressState"],
    ["planInfo", "planChangeStatus otherReasonText cancelReason cancelOnlineEligibility"],
    ["planInfo", "subscriptionId oldSubscriptionId marketType revenueStatus planTerm"],
    ["planInfo", "currentPlanCodes"],
    ["planInfo", "purchasePlan renewalPlan"],
    ["planInfo", "plansOffered audioSelected dataSelected changePlanPackages"],
    ["deviceInfo", "esn radioId vin promoCode marketingPromoCode serviceId programCode status id"],
    ["deviceInfo", "type vehicleInfo"],
    ["pageInfo", "flowName flowType componentName subscriptionCount selectedVerificationOption"],
    ["offer", "audioPackages dataPackages selectedPackage"],
    ["offer", "preSelectedPlan"],
    ["offer", "presentedRenewalOffers"],
    ["upsell", "offers"],
    ["account", "closedDevices"],
    ["account", "cardInfo"],
    ["account", "subscriptions"],
    ["account", "resellerInfo"],
    ["account", "verificationOptions"],
    ["errorInfo", "errorType sequenceNumber errorName errorDetails"],
  ] as const)("has in %s the fields %s", (group, names) => {
    expect(fieldsOf(group)).toEqual(expect.arrayContaining(names.split(" ")));
  });

  it("prices the plan that is bought and the one that it renews as", () => {
    const names = "activationFee planCodes price royaltyFee tax termLength";
    const { purchasePlan, renewalPlan } = DATA_GROUPS.planInfo.fields;
    for (const plan of [purchasePlan, renewalPlan]) expect(Object.keys(plan.fields).join(" ")).toBe(names);
  });

  // The compiler is what is tested here: an expected error that does not come is an error.
  it("lets no unknown event, field, value or error compile", () => {
    // @ts-expect-error An event that nobody planned.
    tracker.event("completed-order");
    // @ts-expect-error A field that no group has.
    tracker.event("continue", { pageTitle: "Plans" });
    // @ts-expect-error A field in the wrong group.
    tracker.describe({ planInfo: { email: "a@example.com" } });
    // @ts-expect-error A group that does not exist.
    tracker.describe({ userInfo: {} });
    // @ts-expect-error A value outside its set.
    tracker.describe({ customerInfo: { digitalSegment: "prospect" } });
    // @ts-expect-error A lookup that nobody makes.
    tracker.authenticationStarted("ESN");
    // @ts-expect-error An error without a name or details.
    tracker.error({ errorType: "APP" });
    const record: ErrorRecord = { errorType: "SYSTEM", errorName: "SYSTEM", sequenceNumber: 1 };
    expect(Object.keys(record)).toHaveLength(3);
  });
});
