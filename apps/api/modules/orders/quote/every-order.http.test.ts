import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const MASTERCARD = "5555555555554444";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Body = Parameters<typeof quoteOf>[1];

/** What stands for a gift card of five dollars in somebody's hands. */
async function giftCardOf(visitor: TestVisitor): Promise<string> {
  const number = await issueGiftCard(api, { faceInCents: 500, isDigital: true });
  const body = { type: "cardIdentifier" as const, number };
  const { data } = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
  return data.tokenId;
}

/** The quotes of bodies that say the same, without what is each quote's own. */
async function sameQuotes(visitor: TestVisitor, bodies: readonly Body[]) {
  const quotes = [];
  for (const body of bodies) quotes.push(await quoteOf(visitor, body));
  expect(quotes.map(({ status }) => status)).toEqual(bodies.map(() => 201));
  const [first] = quotes.map(({ data }) => data);
  if (first === undefined) throw new Error("nothing was asked for");
  const told = quotes.map(({ data: { kind, offerId, dueNow, charges, change } }) => ({
    kind,
    offerId,
    dueNow,
    charges,
    change,
  }));
  for (const each of told) expect(each).toEqual(told[0]);
  return first;
}

describe("an order, whose fields stand alone or under its name", () => {
  test("[S7.04] buys a plan by offer and promo code, with a gift card and another card than the usual one", async () => {
    const visitor = await api.visitor();
    await visitor.register("names-all-of-it@example.com");
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const profile = (await visitor.call("billing", "getDefaultBillingProfile", {})).data;
    const params = { billingProfileId: profile?.id ?? "" };
    const { data: other } = await visitor.call("billing", "addPaymentMethod", {
      params,
      body: { stripePaymentMethodId: await api.cards.typeCard(MASTERCARD) },
    });
    await visitor.call("billing", "setDefaultPaymentMethod", {
      params: { ...params, paymentMethodId: profile?.defaultPaymentMethodId ?? "" },
      query: {},
    });
    const bought = {
      offerId: "us-all-access-half-price",
      promoCode: "HALFPRICE",
      giftCardId: await giftCardOf(visitor),
      stripePaymentMethodId: other.id,
    };
    const quote = await sameQuotes(visitor, [bought, { newSubscription: bought }, { subscription: bought }]);
    expect(quote).toMatchObject({ kind: "newSubscription", offerId: bought.offerId });
    const [charge] = quote.charges.oneTimeCharge;
    expect(charge).toMatchObject({ phaseType: "Introductory", giftCardBalance: 5 });
    expect(quote.dueNow).toBeCloseTo((charge?.lines.total ?? 0) - 5, 2);
    const confirmed = await confirmOf(visitor, quote.id);
    const invoiceId = confirmed.data.newSubscription?.invoiceId ?? "";
    const { data: invoice } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(invoice.paymentMethodId).toBe(other.id);
  });

  test("[S7.04] switches a plan at once or later, with a gift card towards it", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const giftCardId = await giftCardOf(visitor);
    const switched = { subscriptionId, offerId: "us-all-access-monthly", giftCardId } as const;
    const now = { ...switched, flow: "immediate" as const };
    const atOnce = await sameQuotes(visitor, [now, { planSwitch: now }]);
    expect(atOnce).toMatchObject({ kind: "planSwitch", change: { flow: "immediate" } });
    expect(atOnce.charges.oneTimeCharge.some(({ giftCardBalance }) => giftCardBalance > 0)).toBe(true);
    const then = { subscriptionId, offerId: "us-basic-monthly", flow: "endOfTerm" as const };
    const later = await sameQuotes(visitor, [then, { planSwitch: then }]);
    expect(later.change).toMatchObject({ flow: "endOfTerm", dueNow: 0 });
  });

  test("[S7.04] cancels a plan as it is said, for the reason that is given, and takes that back", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const cancellationReason = { code: "tooExpensive" as const };
    const said = { subscriptionId, cancellationType: "endOfTerm" as const, cancellationReason };
    const quote = await sameQuotes(visitor, [said, { cancelSubscription: said }]);
    expect(quote.kind).toBe("cancelSubscription");
    const immediate = { subscriptionId, cancellationType: "immediate" as const };
    const atOnce = await sameQuotes(visitor, [immediate, { cancelSubscription: immediate }]);
    expect(atOnce.change?.effective).not.toBe(quote.change?.effective);
    await confirmOf(visitor, quote.id);
    const kept = `select cancellation->>'reasonCode' as code from subscriptions where id = '${subscriptionId}'`;
    expect(await readRows(api, kept)).toEqual([{ code: "tooExpensive" }]);
    const revoked = await quoteOf(visitor, { revokeSubscriptionCancellation: { subscriptionId } });
    expect((await confirmOf(visitor, revoked.data.id)).data.status).toBe("confirmed");
    const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect(data).toMatchObject({ state: "active", isCancelledAtEndOfCurrentTerm: false });
  });
});
