import type { TrackedEvent } from "@skywave/tracking";
import { type FakeSkywave, fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ChangePage } from "./change-page.tsx";

export const DEARER = makeOffer({
  id: "offer-2",
  name: "Zenith",
  products: [{ id: "q", name: "Zenith", productType: "main" }],
});
export const YEARLY = makeOffer({ id: "offer-3", baseTerm: "Annual" });
export const QUOTE = makeOrder({
  kind: "planSwitch",
  subscriptionId: "sub-1",
  change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
});
export const CONFIRMED = { ...QUOTE, status: "confirmed" };

const CARD = { id: "card-1", card: { brand: "visa", last4: "4242", status: "VALID" } };
const GIFT_CARD = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" } as const;
export const SLOTS: Parameters<typeof ChangePage>[0]["slots"] = {
  addCard: () => null,
  giftCard: (props) => <button onClick={() => props.onChange(GIFT_CARD)}>gift card</button>,
};

export interface OpenedChange extends FakeSkywave {
  app: ReturnType<typeof renderPage>["app"];
  told: TrackedEvent[];
}

/** A page on which the one plan of an account is changed: to the dearer one, or to a year of it. */
export function openChangePage(
  answers: Record<string, unknown> = {},
  { isTermOnly = false, Page = () => <ChangePage isTermOnly={isTermOnly} slots={SLOTS} /> } = {},
): OpenedChange {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(),
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers: [makeOffer({ id: "offer-9" }), DEARER, YEARLY], fallbackOffers: [] },
    getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
    listPaymentMethods: { paymentMethods: [CARD] },
    createOrder: QUOTE,
    completeOrder: CONFIRMED,
    ...answers,
  });
  fake.setSession("authenticated");
  const { app, told } = renderPage(Page, { fake, at: "/subscription/change?subscriptionId=sub-1" });
  return { ...fake, app, told };
}

export const keysOf = (fake: FakeSkywave, call: string) =>
  fake.calls.filter(({ name }) => name === call).map(({ idempotencyKey }) => idempotencyKey);
