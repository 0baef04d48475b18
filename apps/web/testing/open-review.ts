import { dictionaries } from "@skywave/localization";
import { fireEvent, screen } from "@testing-library/react";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import type { FlowDefinition } from "#flows/engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "#flows/engine/purchase-state.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { type FakeSkywave, fakeSkywave } from "./fake-skywave.ts";
import { KEPT_BILLING } from "./make-billing.ts";
import { makeOffer, makeOrder } from "./make-offer.ts";
import { renderPage } from "./render-page.tsx";

export const offer = makeOffer();
export const confirmed = makeOrder({ status: "confirmed", subscriptionId: "subscription-1" });
const KEY = `purchase.1.${streamingOrganic.name}`;
export const KEPT_CARD = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
export const draft = (): PurchaseState => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");

/** Opens the review of a purchase whose plan and card were chosen, for somebody who is signed in. */
export function openReview(
  answers: Record<string, unknown>,
  kept: Partial<PurchaseState> = {},
  country: "US" | "CA" = "US",
  definition: FlowDefinition = streamingOrganic,
) {
  sessionStorage.setItem(
    `purchase.1.${definition.name}`,
    JSON.stringify({ ...EMPTY_PURCHASE, offer, card: KEPT_CARD, ...kept }),
  );
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    createOrder: makeOrder(),
    getNewOffers: { offers: [offer], fallbackOffers: [] },
    getLocalizations: { dictionaries: { checkout: dictionaries["fr-CA"].checkout } },
    ...answers,
  });
  fake.setSession("authenticated");
  const offers = Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] });
  const data = { definition, promoCode: "", isIneligible: false, offers };
  return { fake, ...renderPage(FlowPage, { fake, at: "/?step=review", data, country }) };
}

export const payButton = () =>
  screen.findByRole("button", { name: /complete-order\.(?:start-free|pay|working)/ });
export async function agreeAndPay() {
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await payButton());
}
const [bill] = makeOrder().charges.ongoingCharge;
if (bill === undefined) throw new Error("A quote without a bill");
/** A bill that is due at once. */
export const today = bill;
export const giftCard = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" } as const;
export const paidToday = makeOrder({
  id: "order-paid-today",
  dueNow: 12.47,
  charges: { ...makeOrder().charges, oneTimeCharge: [today], zeroCharge: [] },
});
export const completions = (calls: FakeSkywave["calls"]) =>
  calls.filter(({ name }) => name === "completeOrder");
