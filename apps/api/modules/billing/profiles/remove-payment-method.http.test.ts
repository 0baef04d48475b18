import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { cardPayers, MASTERCARD } from "#testing/money/card-payers.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let payers: ReturnType<typeof cardPayers>;

beforeAll(async () => {
  api = await openTestApi();
  payers = cardPayers(api);
});
afterAll(() => api.close());

describe("removePaymentMethod", () => {
  const remove = (visitor: TestVisitor, billingProfileId: string, paymentMethodId: string) =>
    visitor.call("billing", "removePaymentMethod", { params: { billingProfileId, paymentMethodId } });

  test("[S7.11] forgets a card here and at the processor, and another becomes the default", async () => {
    const { visitor, billingProfileId } = await payers.payer();
    const other = await payers.add(visitor, billingProfileId, MASTERCARD);
    expect((await remove(visitor, billingProfileId, other.id)).status).toBe(204);
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4242 default"]);
    await expect.poll(() => payers.cardsAtProcessor(billingProfileId)).toEqual(["4242"]);
    expect((await remove(visitor, billingProfileId, other.id)).status).toBe(404);
  });

  test("forgets a card at a processor that did not answer at first", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
    await api.cards.orderFault({ on: "any", kind: "reset", when: "before", times: 1 });
    expect((await remove(visitor, billingProfileId, paymentMethodId)).status).toBe(204);
    await expect.poll(() => payers.cardsAtProcessor(billingProfileId)).toEqual([]);
  });

  test("refuses the last card of a running plan, and says what to do first", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await buySubscription(api);
    const refused = await remove(visitor, billingProfileId, paymentMethodId);
    expect(refused.problem).toMatchObject({
      status: 409,
      code: "LAST_PAYMENT_METHOD",
      details: { nextMove: "addAnotherCard" },
    });
    await payers.add(visitor, billingProfileId, MASTERCARD);
    expect((await remove(visitor, billingProfileId, paymentMethodId)).status).toBe(204);
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4444 default"]);
  });

  test("leaves one of two cards that are removed at the same moment from a running plan", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await buySubscription(api);
    const other = await payers.add(visitor, billingProfileId, MASTERCARD);
    const answers = await Promise.all(
      [paymentMethodId, other.id].map((id) => remove(visitor, billingProfileId, id)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await payers.cardsOf(visitor, billingProfileId)).toHaveLength(1);
  });
});

describe("listPaymentMethodHistory", () => {
  test("[S7.14] [S3.35] tells what was charged to one card and given back to it", async () => {
    const bought = await buySubscription(api);
    const { visitor, identityId, billingProfileId, paymentMethodId, paymentId } = bought;
    const other = await payers.add(visitor, billingProfileId, MASTERCARD);
    await api.app.modules.books.refunds.refundPayment({
      identityId,
      paymentId,
      amountInCents: 300,
      reason: "test",
      invoiceId: null,
    });
    const history = async (id: string) =>
      (
        await visitor.call("billing", "listPaymentMethodHistory", {
          params: { billingProfileId, paymentMethodId: id },
        })
      ).data.items.map(({ entryType, amount }) => [entryType, amount]);
    expect((await history(paymentMethodId)).toSorted()).toEqual([
      ["payment", bought.amountInCents / 100],
      ["refund", 3],
    ]);
    expect(await history(other.id)).toEqual([]);
  });
});
