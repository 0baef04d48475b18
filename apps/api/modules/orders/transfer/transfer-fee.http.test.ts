import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, quoteMove, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const FEE = 10;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: String(FEE * 100) });
});
afterAll(() => api.close());

const chargesFor = async (orderId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata }) => metadata["orderId"] === orderId)
    .map(({ amount }) => amount);

describe("the fee of a move", () => {
  test("is quoted line by line with its tax, charged once, and stands on a bill of its own", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const { radioId } = await makeRadio(api);
    const upcoming = async () =>
      (await visitor.call("subscription", "listUpcomingCharges", { params: { subscriptionId } })).data;
    const before = await upcoming();
    const quote = await quoteMove(visitor, subscriptionId, radioId);
    const [fee] = quote.data.charges.oneTimeCharge;
    expect(fee).toMatchObject({ kind: "fee", lines: { productAmount: FEE } });
    expect(quote.data.charges.oneTimeCharge).toHaveLength(1);
    expect(fee?.lines.taxes.total).toBeGreaterThan(0);
    expect(quote.data.dueNow).toBe(fee?.lines.total);

    const confirmed = await confirmOf(visitor, quote.data.id);
    const invoiceId = confirmed.data.radioTransfer?.invoiceId ?? "";
    const invoice = (await visitor.call("billing", "getInvoice", { params: { invoiceId } })).data;
    expect(invoice).toMatchObject({
      amountTotal: quote.data.dueNow,
      amountPaid: quote.data.dueNow,
      amountDue: 0,
    });
    expect(invoice.lines.map(({ kind }) => kind)).toEqual(["fee"]);
    expect(await chargesFor(quote.data.id)).toEqual([Math.round(quote.data.dueNow * 100)]);
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await chargesFor(quote.data.id)).toHaveLength(1);
    // What the plan costs from here on is what it cost before.
    expect(await upcoming()).toEqual(before);
  });

  test("is paid again by who moves again on the same day, and a cancellation gives back the plan alone", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    for (const { radioId } of [await makeRadio(api), await makeRadio(api)]) {
      const quote = await quoteMove(visitor, subscriptionId, radioId);
      await confirmOf(visitor, quote.data.id);
      expect(await chargesFor(quote.data.id)).toHaveLength(1);
    }
    const cancel = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    const credits = cancel.data.charges.oneTimeCharge;
    expect(credits.every(({ kind }) => kind === "credit")).toBe(true);
    expect((await confirmOf(visitor, cancel.data.id)).data.status).toBe("confirmed");
    const [plan] = await readRows(api, `select state from subscriptions where id = '${subscriptionId}'`);
    expect(plan?.["state"]).toBe("cancelled");
  });

  test("that a card refuses leaves the plan where it is, and the new radio free", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const { radioId: to } = await makeRadio(api);
    const quote = await quoteMove(visitor, subscriptionId, to);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const params = { billingProfileId: profile?.id ?? "" };
    const stripePaymentMethodId = await api.cards.typeCard("4000000000000341");
    const added = await visitor.call("billing", "addPaymentMethod", {
      params,
      body: { stripePaymentMethodId },
    });
    const declined = await visitor.call("order", "completeOrder", {
      params: { orderId: quote.data.id },
      body: { stripePaymentMethodId: added.data.id },
    });
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    const other = await satelliteSubscriber(api);
    const again = await quoteMove(other.visitor, other.subscriptionId, to);
    expect((await confirmOf(other.visitor, again.data.id)).data.status).toBe("confirmed");
    const deviceId = await tokenOf(visitor, to);
    expect((await quoteOf(visitor, { radioTransfer: { subscriptionId, deviceId } })).problem.code).toBe(
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    );
  });

  test("keeps the radio for whoever pays for it: of two at once one is charged", async () => {
    const { radioId } = await makeRadio(api);
    const movers = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    const quotes = await Promise.all(
      movers.map(({ visitor, subscriptionId }) => quoteMove(visitor, subscriptionId, radioId)),
    );
    const answers = await Promise.all(
      movers.map(({ visitor }, place) => confirmOf(visitor, quotes[place]?.data.id ?? "")),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const charged = await Promise.all(quotes.map(({ data }) => chargesFor(data.id)));
    expect(charged.flat()).toHaveLength(1);
  });
});
