import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { recoverPayments } from "#testing/money/recover-payments.ts";
import { readRows } from "#testing/read-rows.ts";

const VISA = "4242424242424242";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500, ...EAGER });
});
afterAll(() => api.close());

async function readyToPay() {
  const owing = await owingSubscriber(api);
  await owing.visitor.call("billing", "addPaymentMethod", {
    params: { billingProfileId: owing.billingProfileId },
    body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
  });
  return owing;
}

async function chargesOf(identityId: string): Promise<number[]> {
  const rows = await readRows(
    api,
    `select id from payments where purpose = 'balance' and identity_id = '${identityId}'`,
  );
  const keys = rows.map(({ id }) => id);
  return (await api.cards.ledger())
    .filter(({ status, metadata }) => status === "succeeded" && keys.includes(metadata["chargeKey"] ?? ""))
    .map(({ amount }) => amount / 100);
}

describe("a payment whose charge has no clear answer", () => {
  test.each([
    // The processor's library asks a second time by itself.
    { on: "charge", kind: "reset", when: "after", times: 2 },
    { on: "charge", kind: "garbage", when: "after", times: 1 },
    { on: "charge", kind: "error500", when: "after", times: 1 },
    { on: "charge", kind: "hold", when: "after", milliseconds: 4_000, times: 1 },
  ])("is charged once and settled, after the processor's $kind", async (fault) => {
    const { visitor, identityId, owed } = await readyToPay();
    await api.cards.orderFault(fault);
    const key = { headers: { "idempotency-key": `fault-${fault.kind}-${identityId}` } };
    const unclear = await visitor.call("billing", "payBalanceDue", { body: {} }, key);
    expect(unclear.data).toMatchObject({ status: "processing", amount: owed });
    const meanwhile = await visitor.call("billing", "payBalanceDue", { body: {} });
    expect(meanwhile.problem).toMatchObject({ status: 409, code: "PAYMENT_IN_PROGRESS" });
    await recoverPayments(api, identityId);
    expect(await chargesOf(identityId)).toEqual([owed]);
    expect(await stateOf({ visitor })).toBe("active");
    expect((await visitor.call("billing", "payBalanceDue", { body: {} })).problem.code).toBe("NOTHING_DUE");
    const ledger = await ledgerOf(api, identityId);
    expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(ledger["receivable"]).toBe(0);
  });

  test("keeps the gift card's part from anybody else until it is known, then redeems it once", async () => {
    const { visitor, identityId, owed } = await readyToPay();
    const number = await issueGiftCard(api, { faceInCents: 500 });
    const body = { type: "physical" as const, number, expiry: EXPIRY, securityCode: SECURITY_CODE };
    const show = () => visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
    const giftCardId = (await show()).data.tokenId;
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    const unclear = await visitor.call("billing", "payBalanceDue", { body: { giftCardId } });
    expect(unclear.data).toMatchObject({ status: "processing", giftCardAmount: 5 });
    expect((await show()).problem.code).toBe("BAD_DATA_RETURNED");
    await recoverPayments(api, identityId);
    const [charged = 0] = await chargesOf(identityId);
    expect(charged).toBeCloseTo(owed - 5, 2);
    expect((await ledgerOf(api, identityId))["giftCardLiability"]).toBe(500);
    expect(await stateOf({ visitor })).toBe("active");
  });
});
