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
  it("[A3.03] has twelve groups of data", () => {
    expect(Object.keys(DATA_GROUPS).join(" ")).toBe(
      "customerInfo planInfo deviceInfo pageInfo errorInfo meta account offer packageDescriptions quote upsell renewaloffers",
    );
  });

  it("[A3.01] [A3.02] knows the ways in and the kinds of customer", () => {
    expect(ENTRY_METHODS.join(" ")).toBe(
      "TOKEN_URL RID_ACCT_URL RID_LNAME_URL FLEPZ LOGIN RID VIN LPL EMAIL RFLZ TOKENIZED_ENTRY",
    );
    expect(DATA_GROUPS.customerInfo.fields.customerType.values).toEqual(["NEW_ACCOUNT", "NEW_SXIR_ACCOUNT"]);
  });

  it.each([
    ["A3.05", "customerInfo", "firstName lastName email phone accountNumber"],
    ["A3.06", "customerInfo", "marketingId marketingAccountId customerType"],
    ["A3.07", "customerInfo", "authenticationType authenticationToken authenticationStatus"],
    ["A3.08", "customerInfo", "sessionId transactionId transactionType"],
    ["A3.09", "customerInfo", "paymentMethod accountsFound numberScEligibleDevices"],
    ["A3.10", "customerInfo", "trialPackageName language"],
    ["A3.11", "customerInfo", "isCompanion isCompanionSubscriptionDriving"],
    ["A3.12", "customerInfo", "digitalSegment billingStatus dtok"],
    ["A3.13", "customerInfo", "serviceAddressState billingAddressState"],
    ["A3.15", "planInfo", "planChangeStatus otherReasonText cancelReason cancelOnlineEligibility"],
    ["A3.16", "planInfo", "subscriptionId oldSubscriptionId marketType revenueStatus planTerm"],
    ["A3.17", "planInfo", "currentPlanCodes"],
    ["A3.18", "planInfo", "purchasePlan renewalPlan"],
    ["A3.19", "planInfo", "plansOffered audioSelected dataSelected changePlanPackages"],
    ["A3.20", "deviceInfo", "esn radioId vin promoCode marketingPromoCode serviceId programCode status id"],
    ["A3.20", "deviceInfo", "type vehicleInfo"],
    ["A3.21", "pageInfo", "flowName flowType componentName subscriptionCount selectedVerificationOption"],
    ["A3.23", "offer", "audioPackages dataPackages selectedPackage"],
    ["A3.24", "offer", "preSelectedPlan"],
    ["A3.25", "offer", "presentedRenewalOffers"],
    ["A3.27", "upsell", "offers"],
    ["A3.28", "account", "closedDevices"],
    ["A3.29", "account", "cardInfo"],
    ["A3.30", "account", "subscriptions"],
    ["A3.31", "account", "resellerInfo"],
    ["A3.32", "account", "verificationOptions"],
    ["A3.33", "errorInfo", "errorType sequenceNumber errorName errorDetails"],
  ] as const)("[%s] has in %s the fields %s", (_, group, names) => {
    expect(fieldsOf(group)).toEqual(expect.arrayContaining(names.split(" ")));
  });

  it("[A3.18] prices the plan that is bought and the one that it renews as", () => {
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
