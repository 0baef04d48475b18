import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const DECLINED = "4000000000000002";
const DECLINED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function somebody({ hasProfile = true } = {}) {
  people += 1;
  const visitor = await api.visitor();
  await visitor.register(`pays-at-last-${people}@example.com`);
  if (hasProfile) await visitor.addBilling(await api.cards.typeCard(VISA));
  return visitor;
}
const pay = (visitor: TestVisitor, body: CallInput<"legacy", "makePayment">["body"] = {}, key?: string) =>
  visitor.call(
    "legacy",
    "makePayment",
    { body },
    key === undefined ? {} : { headers: { "idempotency-key": key } },
  );
const typed = async (card: string) => ({ stripePaymentMethodId: await api.cards.typeCard(card) });
const dueOf = async (visitor: TestVisitor) =>
  (await visitor.call("billing", "getBalanceDue", {})).data.amount;
const paymentsOf = (identityId: string) =>
  readRows(
    api,
    `select state, amount_in_cents from payments where purpose = 'balance' and identity_id = '${identityId}'`,
  );

describe("makePayment", () => {
  test("[S7.84] pays all that is due with another card, keeps it, and brings the plan back", async () => {
    const { visitor, identityId, owed, invoiceId } = await owingSubscriber(api);
    const answer = await pay(visitor, await typed(VISA));
    expect([answer.status, answer.data]).toMatchObject([
      200,
      { data: { status: "paid", amount: owed, currency: "USD", invoiceIds: [invoiceId] } },
    ]);
    expect([await dueOf(visitor), await stateOf({ visitor })]).toEqual([0, "active"]);
    const ledger = Object.values(await ledgerOf(api, identityId));
    expect(ledger.reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(legacyRefusalOf(await pay(visitor))).toEqual([409, "NOTHING_DUE"]);
  });

  test("pays a part of one bill, never more than is due, and no bill of somebody else", async () => {
    const { visitor, owed, invoiceId } = await owingSubscriber(api);
    const tooMuch = { ...(await typed(VISA)), amount: owed + 1 };
    expect(legacyRefusalOf(await pay(visitor, tooMuch))).toEqual([400, "INVALID_PAYLOAD"]);
    expect(legacyRefusalOf(await pay(visitor, { amount: -1 }))).toEqual([400, "INVALID_PAYLOAD"]);
    const answer = await pay(visitor, { ...(await typed(VISA)), amount: 1, invoiceId });
    expect(answer.data.data).toMatchObject({ amount: 1, invoiceIds: [invoiceId] });
    expect(await dueOf(visitor)).toBeCloseTo(owed - 1, 2);
    const other = await somebody();
    expect(legacyRefusalOf(await pay(other, { invoiceId }))).toEqual([409, "NOTHING_DUE"]);
    expect(legacyRefusalOf(await pay(await somebody({ hasProfile: false })))).toEqual([409, "NOTHING_DUE"]);
  });

  test("charges once for one key, however often it comes, and refuses the key for another payment", async () => {
    const { visitor, identityId, owed } = await owingSubscriber(api);
    const body = await typed(VISA);
    const first = await pay(visitor, body, "pays-once-with-this");
    const again = await pay(visitor, body, "pays-once-with-this");
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await paymentsOf(identityId)).toEqual([
      { state: "charged", amount_in_cents: String(Math.round(owed * 100)) },
    ]);
    const other = await pay(visitor, { ...body, amount: 1 }, "pays-once-with-this");
    expect(legacyRefusalOf(other)).toEqual([409, "CONFLICTING_REQUEST"]);
  });

  test("says that there is no card, and that a payment is under way", async () => {
    const { visitor, identityId } = await owingSubscriber(api);
    await readRows(api, `delete from payment_methods where identity_id = '${identityId}'`);
    expect(legacyRefusalOf(await pay(visitor))).toEqual([409, "NO_CREDIT_CARD_ON_ACCOUNT"]);
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    expect((await pay(visitor, await typed(VISA))).data.data.status).toBe("processing");
    expect(legacyRefusalOf(await pay(visitor))).toEqual([409, "PAYMENT_IN_PROGRESS"]);
  });

  test("says that the card was refused, and after three times that no other is tried for a while", async () => {
    const { visitor, owed } = await owingSubscriber(api);
    for (const card of [DECLINED, DECLINED_WHEN_CHARGED])
      expect(legacyRefusalOf(await pay(visitor, await typed(card)))).toEqual([
        422,
        "CREDIT_CARD_VALIDATION_FAILED",
      ]);
    expect(await dueOf(visitor)).toBe(owed);
    await pay(visitor, await typed(DECLINED));
    expect(legacyRefusalOf(await pay(visitor, await typed(VISA)))).toEqual([429, "TOO_MANY_DECLINES"]);
  });
});
