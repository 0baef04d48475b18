import type { PriceStep, Subscription, UpcomingCharges } from "@skywave/contract";
import { makeOffer } from "./make-offer.ts";

/** The price of that offer as it goes on, before tax and after. */
export function makePriceStep(override: Partial<PriceStep> = {}): PriceStep {
  return {
    phaseType: "AutoRenewing",
    start: "2026-11-21",
    end: null,
    billingPeriod: { length: 1, timeUnit: "months" },
    billCount: 1,
    price: 11.99,
    priceAfterTax: 12.98,
    ...override,
  };
}

/** The subscription of that offer, paid by the month, with all that can be done about one that is active. */
export function makeSubscription(override: Partial<Subscription> = {}): Subscription {
  const offer = makeOffer();
  const [, full] = offer.phases;
  return {
    id: "sub-1",
    state: "active",
    status: "Active",
    isActive: true,
    isCancelled: false,
    isCancelledAtEndOfCurrentTerm: false,
    isPaused: false,
    isSuspended: false,
    inactiveReason: null,
    options: {
      canCancelSubscription: true,
      canChangePlan: true,
      canChangeTerm: true,
      canPause: true,
      canRevokeCancellation: false,
      canRevokePause: false,
      canAddRenewalPlan: false,
      canDownloadManual: false,
      canRefreshRadio: false,
      canReplaceRadio: false,
      canTransferSubscription: false,
      cancelOptions: {
        online: true,
        atTermEnd: true,
        chat: false,
        transferRadio: false,
        viewOffer: true,
        triggeredRuleId: "save-offer-beside-cancel",
      },
      reasonsOff: {},
    },
    billedBy: { source: "stripe", isUs: true, manageUrl: null },
    agreed: { planFrom: null, pause: null, end: null },
    offerId: offer.id,
    offers: { active: offer, pending: null },
    offerPhases: offer.phases,
    currentPhase: {
      type: "AutoRenewing",
      started: "2026-11-21",
      ends: null,
      billingPeriod: "months",
      billingPeriodCount: 1,
      price: full?.price ?? { productAmount: 0, mrfAmount: 0, total: 0 },
    },
    currency: "USD",
    asOf: "2026-11-21",
    pricePath: [makePriceStep()],
    started: "2026-11-21T12:00:00Z",
    expires: null,
    terminated: null,
    beneficiaries: [],
    includedIn: null,
    billingProfileId: "profile-1",
    source: { type: "stripe", externalReference: "order-1" },
    products: offer.products,
    ...override,
  };
}

export const NO_BILLS: UpcomingCharges = { currency: "USD", until: "2028-11-21", bills: [] };
