import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { valueIn } from "#platform/value-in.ts";
import type { FlowDefinition, Given, Preparation } from "../../engine/flow-definition.ts";
import { billingOf, savedCardOf } from "../../engine/saved-billing.ts";
import { confirmationStep, reviewStep } from "../../steps/steps.ts";

/** The offer that the link names and the card on file; where one of them is missing, the checkout asks for it. */
async function prepare({ skywave, query, promoCode, offers }: Given): Promise<Preparation> {
  const [listed, billing] = await Promise.all([offers, loadBillingDetails(skywave)]);
  if (!listed.ok || !billing.ok) throw new Error("What is sold by one click could not be loaded");
  const all = listed.offers.length > 0 ? listed.offers : listed.fallbackOffers;
  const named = valueIn(query, "offerid");
  const offer = named === undefined ? all[0] : all.find(({ id }) => id === named);
  if (offer === undefined) {
    const notice = named === undefined ? null : "notSoldHere";
    return { settled: { promoCode, notice }, continueAt: "offers" };
  }
  const { profile, paymentMethods } = billing;
  const method = paymentMethods.find(({ card }) => card.status !== "EXPIRED" && !card.wallet.applePay);
  if (profile === null || method === undefined)
    return { settled: { offer, promoCode }, continueAt: "billing" };
  return {
    settled: {
      offer,
      promoCode,
      billing: billingOf(profile),
      card: savedCardOf(method),
    },
  };
}

/** Price, terms and one button for somebody who is known, with a card on file. Opening it buys nothing. */
export const oneClick: FlowDefinition = {
  name: "one-click",
  variation: "default",
  presentation: "steps",
  heading: "review.heading",
  accountMode: "password",
  agreesBy: "button",
  isTrackedByNavigation: true,
  prepare,
  continuesIn: { flow: "streaming-organic", path: "subscribe/checkout/purchase/streaming/organic" },
  steps: [reviewStep, confirmationStep],
};
