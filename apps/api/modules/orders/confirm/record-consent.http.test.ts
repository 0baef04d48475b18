import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function buyer() {
  const visitor = await api.visitor();
  people += 1;
  const identityId = await visitor.register(`agrees${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return { visitor, identityId };
}

/** Confirms a quote with the terms ticked; gives its id, and the orders whose terms the person has agreed to. */
async function agree(
  { visitor, identityId }: { visitor: TestVisitor; identityId: string },
  body: Parameters<typeof quoteOf>[1],
) {
  const { data: order } = await quoteOf(visitor, body);
  const agreement = { version: "2026-01-15", language: "en-US" } as const;
  const input = { params: { orderId: order.id }, body: { agreement } };
  const confirmed = await visitor.call("order", "completeOrder", input);
  const rows = await readRows(
    api,
    `select reference from consent_ledger where subject = '${identityId}' and topic = 'OfferAndRenewalTerms'`,
  );
  return {
    outcome: [confirmed.data.status, confirmed.data.kind],
    isFree: order.charges.oneTimeCharge.length === 0,
    orderId: order.id,
    agreed: rows.map(({ reference = "" }) => reference.split(":")[0]),
  };
}

describe("consent to the terms of an order is kept", () => {
  test.each([
    ["a plan that is paid", "us-music-monthly", false],
    ["a plan that begins free", "us-all-access-trial", true],
  ])("of %s", async (_plan, offerId, isFree) => {
    const kept = await agree(await buyer(), { offerId });
    expect(kept).toMatchObject({ outcome: ["confirmed", "newSubscription"], isFree, agreed: [kept.orderId] });
  });

  test.each([
    ["a switch that the card pays at once", "us-music-monthly", "us-all-access-monthly", false],
    ["a switch for which nothing is due yet", "us-all-access-monthly", "us-music-monthly", true],
  ])("of %s", async (_switch, from, offerId, isFree) => {
    const subscriber = await subscribe(api, from);
    const { subscriptionId } = subscriber;
    const kept = await agree(subscriber, { planSwitch: { subscriptionId, offerId } });
    expect(kept).toMatchObject({ outcome: ["confirmed", "planSwitch"], isFree, agreed: [kept.orderId] });
  });
});
