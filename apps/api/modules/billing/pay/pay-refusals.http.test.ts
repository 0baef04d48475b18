import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const VISA = "4242424242424242";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Debtor = Awaited<ReturnType<typeof owingSubscriber>>;
type Answer = Promise<{ status: number; problem: { code: string } }>;

/** Each way to pay what is due, by a card on file; the default one where the call names none. */
const WAYS: readonly [string, (debtor: Debtor, key?: string) => Answer][] = [
  [
    "payBalanceDue",
    ({ visitor, paymentMethodId }, key) =>
      visitor.call(
        "billing",
        "payBalanceDue",
        { body: { stripePaymentMethodId: paymentMethodId } },
        keyed(key),
      ),
  ],
  [
    "payWithProfile",
    ({ visitor, billingProfileId, paymentMethodId }, key) =>
      visitor.call(
        "billing",
        "payWithProfile",
        { params: { billingProfileId }, body: { stripePaymentMethodId: paymentMethodId } },
        keyed(key),
      ),
  ],
  [
    "payWithMethod",
    ({ visitor, billingProfileId, paymentMethodId }, key) =>
      visitor.call(
        "billing",
        "payWithMethod",
        { params: { billingProfileId, paymentMethodId }, body: {} },
        keyed(key),
      ),
  ],
  [
    "createPayment",
    ({ visitor, invoiceId, paymentMethodId }, key) =>
      visitor.call(
        "billing",
        "createPayment",
        { body: { invoiceId, stripePaymentMethodId: paymentMethodId } },
        keyed(key),
      ),
  ],
];

function keyed(key: string | undefined) {
  return key === undefined ? {} : { headers: { "idempotency-key": key } };
}

const refusalOf = async (answer: Answer) => {
  const { status, problem } = await answer;
  return [status, status < 300 ? undefined : problem.code];
};
const chargesOf = async ({ identityId }: Debtor) =>
  (
    await readRows(
      api,
      `select id from payments where identity_id = '${identityId}' and purpose = 'balance' and state = 'charged'`,
    )
  ).length;

/** Somebody who owes a month and has a card that works. */
async function debtor(): Promise<Debtor> {
  const owing = await owingSubscriber(api);
  const params = { billingProfileId: owing.billingProfileId };
  const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
  const added = await owing.visitor.call("billing", "addPaymentMethod", { params, body });
  return { ...owing, paymentMethodId: added.data.id };
}

describe.each(WAYS)("%s", (_name, pay) => {
  test("says that nothing is due to whoever has paid, and charges nothing", async () => {
    const owing = await debtor();
    expect((await pay(owing, "pays-once")).status).toBeLessThan(300);
    expect(await refusalOf(pay(owing, "pays-again"))).toEqual([409, "NOTHING_DUE"]);
    expect(await chargesOf(owing)).toBe(1);
  });

  test("waits for a payment of the same bill that is under way", async () => {
    const owing = await debtor();
    await readRows(
      api,
      // Whoever settles what was left behind leaves it to the call that has it.
      `update payments set state = 'unknown', lease_until = '2030-01-01' where identity_id = '${owing.identityId}' and purpose = 'renewal' returning id`,
    );
    expect(await refusalOf(pay(owing))).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    expect(await chargesOf(owing)).toBe(0);
  });
});

test("payBalanceDue takes no gift card of another currency, and none that was shown too long ago", async () => {
  const { visitor } = await debtor();
  const number = await issueGiftCard(api, { isDigital: true });
  const body = { type: "cardIdentifier" as const, number };
  const shown = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
  const giftCardId = shown.data.tokenId;
  const pay = () => visitor.call("billing", "payBalanceDue", { body: { giftCardId } });
  const inCurrency = (currency: string) =>
    readRows(
      api,
      `update gift_cards set currency = '${currency}' where number_digest is not null returning 1`,
    );
  await inCurrency("CAD");
  expect(await refusalOf(pay())).toEqual([409, "COUNTRY_ERROR"]);
  await inCurrency("USD");
  await readRows(
    api,
    `update gift_card_tokens set good_until = '2026-03-10T14:59:00Z' where id = '${giftCardId}' returning id`,
  );
  expect(await refusalOf(pay())).toEqual([410, "EXPIRED"]);
});

test.each([
  ["payBalanceDue", ({ visitor }: Debtor) => visitor.call("billing", "payBalanceDue", { body: {} })],
  [
    "payWithProfile",
    ({ visitor, billingProfileId }: Debtor) =>
      visitor.call("billing", "payWithProfile", { params: { billingProfileId }, body: {} }),
  ],
  [
    "createPayment",
    ({ visitor, invoiceId }: Debtor) => visitor.call("billing", "createPayment", { body: { invoiceId } }),
  ],
])("%s asks for a card where there is none by now", async (_name, pay) => {
  const owing = await debtor();
  await readRows(
    api,
    `update payment_methods set is_default = false, removed_at = now() where identity_id = '${owing.identityId}' returning id`,
  );
  expect(await refusalOf(pay(owing))).toEqual([409, "PAYMENT_METHOD_REQUIRED"]);
});
