import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500 });
});
afterAll(() => api.close());

async function buyer({ card = "4242424242424242" } = {}) {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`buyer${people}@example.com`);
  const billing = await visitor.addBilling(await api.cards.typeCard(card));
  expect(billing.status).toBe(201);
  return visitor;
}

async function quote(visitor: Awaited<ReturnType<typeof buyer>>, offerId = "us-all-access-monthly") {
  const order = await visitor.call("order", "createOrder", { body: { offerId } });
  expect(order.status).toBe(201);
  return order.data;
}

const confirm = (visitor: Awaited<ReturnType<typeof buyer>>, orderId: string, key?: string, body = {}) =>
  visitor.call(
    "order",
    "completeOrder",
    { params: { orderId }, body },
    key ? { headers: { "idempotency-key": key } } : {},
  );

const chargesOf = async (orderId: string) =>
  (await api.cards.ledger()).filter(
    (intent) => intent.metadata["orderId"] === orderId && intent.status === "succeeded",
  );

describe("completeOrder", () => {
  test("[S7.06] charges the quoted total once and starts the subscription with its invoice", async () => {
    const visitor = await buyer();
    const order = await quote(visitor);
    const due = order.charges.oneTimeCharge[0]?.lines.total;
    const confirmed = await confirm(visitor, order.id);
    expect(confirmed.data).toMatchObject({
      status: "confirmed",
      newSubscription: { subscriptionId: expect.any(String) },
    });
    expect((await chargesOf(order.id)).map((intent) => intent.amount)).toEqual([
      Math.round((due ?? 0) * 100),
    ]);
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    expect(data.subscriptions).toMatchObject([{ state: "active", offerId: "us-all-access-monthly" }]);
    const invoiceId = confirmed.data.newSubscription?.invoiceId ?? "";
    const invoice = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(invoice.data).toMatchObject({
      status: "paid",
      amountTotal: due,
      lines: [order.charges.oneTimeCharge[0]?.lines],
    });
  });

  test("starts a free trial without charging the card", async () => {
    const visitor = await buyer();
    const order = await quote(visitor, "us-all-access-trial");
    expect((await confirm(visitor, order.id)).data.status).toBe("confirmed");
    expect(await chargesOf(order.id)).toEqual([]);
  });

  test("gives a hundred parallel repeats the first answer and charges once", async () => {
    const visitor = await buyer();
    const order = await quote(visitor);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(visitor, order.id, "same-key-for-all")),
    );
    expect(new Set(answers.map((answer) => answer.data.newSubscription?.subscriptionId)).size).toBe(1);
    expect(await chargesOf(order.id)).toHaveLength(1);
  });

  test("refuses a card that was removed, also when it is named by its id, and asks the processor nothing", async () => {
    const visitor = await buyer();
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const params = { billingProfileId: profile.data?.id ?? "" };
    const removed = (await visitor.call("billing", "listPaymentMethods", { params })).data.paymentMethods[0];
    const paymentMethodId = removed?.id ?? "";
    const other = { stripePaymentMethodId: await api.cards.typeCard("5555555555554444") };
    await visitor.call("billing", "addPaymentMethod", { params, body: other });
    const removing = await visitor.call("billing", "removePaymentMethod", {
      params: { ...params, paymentMethodId },
    });
    expect(removing.status).toBe(204);
    const order = await quote(visitor);
    const asked = async () =>
      (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === order.id);
    const refused = await confirm(visitor, order.id, undefined, { stripePaymentMethodId: paymentMethodId });
    expect([refused.status, refused.problem.code]).toEqual([409, "PAYMENT_METHOD_REQUIRED"]);
    expect(await asked()).toEqual([]);
    expect((await confirm(visitor, order.id)).data.status).toBe("confirmed");
    expect(await asked()).toHaveLength(1);
  });

  test("refuses another input for an order that is confirmed", async () => {
    const visitor = await buyer();
    const order = await quote(visitor);
    await confirm(visitor, order.id);
    const other = await confirm(visitor, order.id, undefined, {
      stripePaymentMethodId: "pm_other_card_entirely",
    });
    expect([other.status, other.problem.code]).toEqual([409, "CONFLICTING_REQUEST"]);
    const agreement = { version: "2026-01-15", language: "en-US" };
    const agreed = await confirm(visitor, order.id, undefined, { agreement });
    expect([agreed.status, agreed.problem.code]).toEqual([409, "CONFLICTING_REQUEST"]);
    expect(await chargesOf(order.id)).toHaveLength(1);
  });

  test("asks for a card where the one that was named is not the person's, and charges none", async () => {
    const stranger = await buyer();
    const foreign = (await stranger.call("billing", "getDefaultBillingProfile", {})).data;
    const visitor = await buyer();
    const order = await quote(visitor);
    const stripePaymentMethodId = foreign?.defaultPaymentMethodId ?? "";
    expect(stripePaymentMethodId).toMatch(/^pm_/);
    const refused = await confirm(visitor, order.id, undefined, { stripePaymentMethodId });
    expect([refused.status, refused.problem.code]).toEqual([409, "PAYMENT_METHOD_REQUIRED"]);
    expect(await chargesOf(order.id)).toHaveLength(0);
    expect((await confirm(visitor, order.id)).data.status).toBe("confirmed");
  });

  test("answers a stranger's order like one that does not exist", async () => {
    const order = await quote(await buyer());
    const stranger = await buyer();
    const answer = await confirm(stranger, order.id);
    expect([answer.status, answer.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("[S8.20] tells the next move when the bank declines, and lets another card pay the same quote", async () => {
    const visitor = await buyer({ card: "4000000000000341" });
    const order = await quote(visitor);
    const declined = await confirm(visitor, order.id, "first-try-key");
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    const repeated = await confirm(visitor, order.id, "first-try-key");
    expect(repeated.problem.details).toEqual(declined.problem.details);

    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const stripePaymentMethodId = await api.cards.typeCard("4242424242424242");
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile.data?.id ?? "" },
      body: { stripePaymentMethodId },
    });
    expect((await confirm(visitor, order.id, "second-try-key")).data.status).toBe("confirmed");
    expect(await chargesOf(order.id)).toHaveLength(1);
  });

  test("says processing when the processor goes silent after charging, and settles it without a second charge", async () => {
    const visitor = await buyer();
    const order = await quote(visitor);
    await api.cards.orderFault({ on: "charge", kind: "hold", when: "after", milliseconds: 2_500, times: 1 });
    expect((await confirm(visitor, order.id)).data.status).toBe("processing");
    api.passTime({ seconds: 40 });
    await expect
      .poll(
        async () => (await visitor.call("order", "getOrder", { params: { orderId: order.id } })).data.status,
      )
      .toBe("confirmed");
    expect(await chargesOf(order.id)).toHaveLength(1);
  });

  test("refuses a quote whose address has changed since, and confirms a new one", async () => {
    const visitor = await buyer();
    const order = await quote(visitor);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    if (profile === undefined) throw new Error("the buyer has a billing profile");
    await visitor.call("billing", "updateBillingProfile", {
      params: { billingProfileId: profile.id },
      body: { serviceAddress: { ...profile.serviceAddress, state: "WA", zipCode: "98101", city: "Seattle" } },
    });
    expect((await confirm(visitor, order.id)).problem.code).toBe("QUOTE_CHANGED");
    const again = await quote(visitor);
    api.passTime({ minutes: 10 });
    expect((await confirm(visitor, again.id)).data.status).toBe("confirmed");
  });

  test("lets one of two quotes for the same product win, however they race", async () => {
    const visitor = await buyer();
    const orders = await Promise.all([quote(visitor), quote(visitor)]);
    const answers = await Promise.all(orders.map((order) => confirm(visitor, order.id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const charges = await Promise.all(orders.map((order) => chargesOf(order.id)));
    expect(charges.flat()).toHaveLength(1);
  });
});
