import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { moveClock, owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";

const VISA = "4242424242424242";
/** Pays once, and is declined from then on. */
const NO_FUNDS_LATER = "4000000770000018";
const DECLINED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** What somebody's cards were charged with for bills they paid themselves, in major units. */
async function chargesOf(identityId: string): Promise<number[]> {
  const own = await readRows(
    api,
    `select id from payments where purpose = 'balance' and identity_id = '${identityId}'`,
  );
  const keys = own.map(({ id }) => id);
  return (await api.cards.ledger())
    .filter(({ status, metadata }) => status === "succeeded" && keys.includes(metadata["chargeKey"] ?? ""))
    .map(({ amount }) => amount / 100);
}

async function sumOfLedger(identityId: string): Promise<number> {
  return Object.values(await ledgerOf(api, identityId)).reduce((sum, cents) => sum + cents, 0);
}

describe("getBalanceDue", () => {
  test("[S7.18] names what is owed and for which bills", async () => {
    const { visitor, owed, invoiceId } = await owingSubscriber(api);
    const { data } = await visitor.call("billing", "getBalanceDue", {});
    expect(owed).toBeGreaterThan(0);
    expect(data).toMatchObject({
      amount: owed,
      currency: "USD",
      balance: { value: 0 },
      invoices: [{ id: invoiceId, amountDue: owed }],
    });
  });

  test("says nought to somebody who owes nothing", async () => {
    const visitor = await api.visitor({ country: "CA" });
    await visitor.register("owes.nothing@example.com");
    const { data } = await visitor.call("billing", "getBalanceDue", {});
    expect(data).toMatchObject({ amount: 0, currency: "CAD", invoices: [] });
  });
});

describe("payBalanceDue", () => {
  test("marks the card that was declined the last time, and no card that was charged since", async () => {
    const { visitor, billingProfileId } = await owingSubscriber(api);
    const declinedCards = async () => {
      const params = { billingProfileId };
      const { data } = await visitor.call("billing", "listPaymentMethods", { params });
      return data.paymentMethods.flatMap(({ card }) => (card.declinedOn === undefined ? [] : [card.last4]));
    };
    expect(await declinedCards()).toEqual(["0018"]);
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    expect((await visitor.call("billing", "payBalanceDue", { body })).status).toBe(200);
    expect(await declinedCards()).toEqual(["0018"]);
  });

  test("[S7.19] charges a new card, and the subscription is paid for again", async () => {
    const { visitor, owed, invoiceId, identityId } = await owingSubscriber(api);
    expect(await stateOf({ visitor })).toBe("past_due");
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    const paid = await visitor.call("billing", "payBalanceDue", { body });
    expect(paid.data).toMatchObject({
      status: "paid",
      amount: owed,
      giftCardAmount: 0,
      invoiceIds: [invoiceId],
      billingProfileBalanceAfter: { value: 0, currency: "USD" },
    });
    expect(await stateOf({ visitor })).toBe("active");
    expect(await chargesOf(identityId)).toEqual([owed]);
    expect(await sumOfLedger(identityId)).toBe(0);
    expect((await ledgerOf(api, identityId))["receivable"]).toBe(0);
    const again = await visitor.call("billing", "payBalanceDue", { body });
    expect(again.problem).toMatchObject({ status: 409, code: "NOTHING_DUE" });
  });

  test("[S8.20] tells what to do about a declined card, and leaves the bill as it was", async () => {
    const { visitor, owed } = await owingSubscriber(api);
    const body = { stripePaymentMethodId: await api.cards.typeCard(DECLINED_WHEN_CHARGED) };
    const declined = await visitor.call("billing", "payBalanceDue", { body });
    expect(declined.problem).toMatchObject({ status: 402, code: "CREDIT_CARD_ERROR" });
    expect((await visitor.call("billing", "getBalanceDue", {})).data.amount).toBe(owed);
    const retried = await visitor.call("billing", "payBalanceDue", {
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    expect(retried.data.status).toBe("paid");
  });

  test("brings a suspended subscription back, its next bill later by the days without service", async () => {
    const { visitor, invoiceId } = await owingSubscriber(api);
    const { data: invoice } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    await moveClock(api, "P10D");
    expect(await stateOf({ visitor })).toBe("suspended");
    await visitor.call("billing", "payBalanceDue", {
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    expect(await stateOf({ visitor })).toBe("active");
    const next = await visitor.call("billing", "getNextBill", {});
    // Service went on for a week, then there was none for three days.
    const expected = Temporal.PlainDate.from(invoice.dueDate).add({ months: 1 }).add({ days: 3 });
    expect(next.data?.date).toBe(expected.toString());
  });

  test("leaves a subscription suspended while a part of its bill is still owed", async () => {
    const { visitor, billingProfileId } = await owingSubscriber(api);
    await moveClock(api, "P10D");
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    const pay = (body: { amount?: number }) =>
      visitor.call("billing", "payWithProfile", { params: { billingProfileId }, body });
    expect((await pay({ amount: 5 })).data).toMatchObject({ status: "paid", amount: 5 });
    expect(await stateOf({ visitor })).toBe("suspended");
    expect((await pay({})).data.status).toBe("paid");
    expect(await stateOf({ visitor })).toBe("active");
  });

  test("needs a card that can be charged", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await owingSubscriber(api);
    const other = await api.cards.typeCard(VISA);
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: other },
    });
    const unknown = await visitor.call("billing", "payWithMethod", {
      params: { billingProfileId, paymentMethodId: "pm_of_nobody" },
      body: {},
    });
    expect(unknown.status).toBe(404);
    const chosen = await visitor.call("billing", "payWithMethod", {
      params: { billingProfileId, paymentMethodId },
      body: {},
    });
    expect(chosen.problem.code).toBe("CREDIT_CARD_ERROR");
  });
});

describe("payments by profile, card and bill", () => {
  test("[S7.12] [S7.17] pay a part, the rest later, never more than is owed, in the profile's currency only", async () => {
    const { visitor, owed, billingProfileId } = await owingSubscriber(api);
    const card = await api.cards.typeCard(VISA);
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: card },
    });
    const byProfile = (body: object) =>
      visitor.call("billing", "payWithProfile", { params: { billingProfileId }, body });
    expect((await byProfile({ amount: owed + 0.01 })).problem.invalidFields).toEqual([
      { field: "amount", code: "tooHigh" },
    ]);
    expect((await byProfile({ currency: "CAD" })).problem.invalidFields).toEqual([
      { field: "currency", code: "mismatch" },
    ]);
    const part = await byProfile({ amount: 5 });
    expect(part.data.billingProfileBalanceAfter.value).toBeCloseTo(5 - owed, 2);
    expect(await stateOf({ visitor })).toBe("past_due");
    const rest = await visitor.call("billing", "payWithMethod", {
      params: { billingProfileId, paymentMethodId: card },
      body: {},
    });
    expect(rest.data.amount).toBeCloseTo(owed - 5, 2);
    expect(await stateOf({ visitor })).toBe("active");
  });

  test("[S7.16] [S7.23] pay one bill by its id, after a setup token for its card", async () => {
    const { visitor, owed, invoiceId } = await owingSubscriber(api);
    const token = await visitor.call("billing", "createPaymentSetupToken", { body: { invoiceId } });
    expect(token.data.setupToken).toMatch(/^seti_/);
    const stripePaymentMethodId = await api.cards.typeCard(VISA);
    const paid = await visitor.call("billing", "createPayment", {
      body: { invoiceId, stripePaymentMethodId },
    });
    expect([paid.status, paid.data.amount]).toEqual([201, owed]);
    const { data } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(data).toMatchObject({ status: "paid", amountDue: 0, amountPaid: owed });
    const settled = await visitor.call("billing", "createPaymentSetupToken", { body: { invoiceId } });
    expect(settled.problem.code).toBe("NOTHING_DUE");
    const stranger = await buySubscription(api);
    const refused = await stranger.visitor.call("billing", "createPayment", { body: { invoiceId } });
    expect(refused.problem).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "invoice" });
  });

  test("[S7.16] pay of two bills the one that is named, and let nobody else add a card for it", async () => {
    const visitor = await api.visitor();
    await visitor.register("owes-two-bills@example.com");
    await visitor.addBilling(await api.cards.typeCard(NO_FUNDS_LATER));
    const lines = [
      { offerId: "us-music-monthly", quantity: 1 },
      { offerId: "us-all-access-monthly", quantity: 1 },
    ];
    const { data: quoted } = await visitor.call("order", "createOrder", {
      body: { newSubscriptions: { lines } },
    });
    const params = { orderId: quoted.id };
    const bought = await visitor.call("order", "completeOrder", { params, body: {} });
    expect(bought.data.status).toBe("confirmed");
    await moveClock(api, "P1M");
    const owed = async () => (await visitor.call("billing", "getBalanceDue", {})).data.invoices;
    const [first, second] = await owed();
    if (first === undefined || second === undefined) throw new Error("two bills are not owed");
    const invoiceId = second.id;
    const post = async (by: typeof visitor, path: string, payload: object) => {
      const headers = { authorization: `Bearer ${by.accessToken}` };
      const answer = await api.app.inject({
        method: "POST",
        url: `/api/billing/v1/${path}`,
        headers,
        payload,
      });
      return { status: answer.statusCode, content: answer.json() };
    };
    const { visitor: stranger } = await buySubscription(api);
    const foreign = await post(stranger, "payments/setup-token", { invoiceId });
    expect(foreign).toMatchObject({
      status: 404,
      content: { code: "NOT_FOUND", notFoundResourceType: "invoice" },
    });
    const unnamed = [await post(visitor, "payments/setup-token", {}), await post(visitor, "payments", {})];
    expect(unnamed.map(({ content }) => content.invalidFields[0].field)).toEqual(["invoiceId", "invoiceId"]);
    expect((await post(visitor, "payments/setup-token", { invoiceId })).status).toBe(201);
    const stripePaymentMethodId = await api.cards.typeCard(VISA);
    const paid = await post(visitor, "payments", { invoiceId, stripePaymentMethodId });
    expect(paid).toMatchObject({
      status: 201,
      content: { amount: second.amountDue, invoiceIds: [invoiceId] },
    });
    expect((await owed()).map(({ id }) => id)).toEqual([first.id]);
  });

  test("ask for a new key where the same is paid twice within ten minutes", async () => {
    const { visitor, billingProfileId } = await owingSubscriber(api);
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    const pay = (key?: string) =>
      visitor.call(
        "billing",
        "payWithProfile",
        { params: { billingProfileId }, body: { amount: 2 } },
        key === undefined ? {} : { headers: { "idempotency-key": key } },
      );
    expect((await pay()).data.status).toBe("paid");
    expect((await pay()).problem).toMatchObject({ status: 409, code: "CONFLICTING_REQUEST" });
    const meant = await pay("i-mean-it-twice");
    expect(meant.data.status).toBe("paid");
    expect((await pay("i-mean-it-twice")).data.paymentId).toBe(meant.data.paymentId);
  });

  test("charge once where the same bill is paid in ten tabs at the same moment", async () => {
    const { visitor, owed, identityId, billingProfileId } = await owingSubscriber(api);
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.call("billing", "payBalanceDue", { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(codes.every((code) => code === "PAYMENT_IN_PROGRESS" || code === "NOTHING_DUE")).toBe(true);
    expect(await chargesOf(identityId)).toEqual([owed]);
  });
});
