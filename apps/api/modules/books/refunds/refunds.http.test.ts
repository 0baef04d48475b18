import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription, type Purchase } from "#testing/buy-subscription.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const refund = (
  { identityId, paymentId }: Pick<Purchase, "identityId" | "paymentId">,
  amountInCents: number,
  key?: string,
) =>
  api.app.modules.books.refunds.refundPayment({
    identityId,
    paymentId,
    amountInCents,
    reason: "test",
    invoiceId: null,
    ...(key !== undefined && { key }),
  });

const refundsOf = async (paymentId: string) =>
  (await api.cards.refunds()).filter(({ metadata }) => metadata["paymentId"] === paymentId);

/** What the customer owes and what we hold, in cents. */
async function balances({ identityId }: Purchase) {
  const { cash = 0, receivable = 0, ...rest } = await ledgerOf(api, identityId);
  const others = Object.values(rest).reduce((sum, cents) => sum + cents, 0);
  expect(cash + receivable + others).toBe(0);
  return { cash, receivable };
}

describe("refundPayment", () => {
  test("gives parts of a payment back, and the ledger says so", async () => {
    const bought = await buySubscription(api);
    expect(await refund(bought, 300)).toMatchObject({ kind: "refunded" });
    expect(await refund(bought, 200)).toMatchObject({ kind: "refunded" });
    expect((await refundsOf(bought.paymentId)).map(({ amount }) => amount)).toEqual([300, 200]);
    expect(await balances(bought)).toEqual({ cash: bought.amountInCents - 500, receivable: 500 });
  });

  test("never gives back more than was paid, however many ask at once", async () => {
    const bought = await buySubscription(api);
    const part = Math.ceil(bought.amountInCents / 4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(bought, part)));
    const kinds = answers.map((answer) => (answer.kind === "refused" ? answer.because : answer.kind));
    expect(kinds.filter((kind) => kind === "refunded")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "amountTooHigh")).toHaveLength(17);
    expect(await refundsOf(bought.paymentId)).toHaveLength(3);
    expect(await refund(bought, bought.amountInCents + 1)).toEqual({
      kind: "refused",
      because: "amountTooHigh",
    });
  });

  test("gives one answer and one refund to all who ask under one key", async () => {
    const bought = await buySubscription(api);
    const key = `cancel:${bought.orderId}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(bought, 100, key)));
    expect(
      new Set(answers.map((answer) => ("refundId" in answer ? answer.refundId : answer.because))).size,
    ).toBe(1);
    expect(await refund(bought, 100, key)).toMatchObject({ kind: "refunded" });
    expect(await refundsOf(bought.paymentId)).toHaveLength(1);
    expect(await refund(bought, 101, key)).toEqual({ kind: "refused", because: "otherRequest" });
  });

  test("refuses a payment of somebody else, and one that was never made", async () => {
    const [bought, stranger] = [await buySubscription(api), await buySubscription(api)];
    const missing = { kind: "refused", because: "paymentMissing" };
    expect(await refund({ ...bought, identityId: stranger.identityId }, 1)).toEqual(missing);
    expect(await refund({ ...bought, paymentId: "order:none:1" }, 1)).toEqual(missing);
    const declined = await buySubscription(api, "4000000000000341");
    expect(await refund(declined, 1)).toEqual(missing);
  });

  test.each(["reset", "error500", "garbage"])(
    "met by %s after it was given is processing, and is settled without a second one",
    async (kind) => {
      const bought = await buySubscription(api);
      await api.cards.orderFault({ on: "refund", kind, when: "after", times: 2 });
      expect(await refund(bought, 400)).toMatchObject({ kind: "processing" });
      await api.cards.heal();
      api.passTime({ seconds: 40 });
      await expect.poll(() => balances(bought)).toMatchObject({ receivable: 400 });
      expect(await refundsOf(bought.paymentId)).toHaveLength(1);
    },
  );

  test("cut off before the processor heard of it is given by the job that settles", async () => {
    const bought = await buySubscription(api);
    await api.cards.orderFault({ on: "refund", kind: "reset", when: "before", times: 2 });
    expect(await refund(bought, 250)).toMatchObject({ kind: "processing" });
    await api.cards.heal();
    api.passTime({ seconds: 40 });
    await expect.poll(async () => (await refundsOf(bought.paymentId)).length).toBe(1);
    await expect.poll(() => balances(bought)).toMatchObject({ receivable: 250 });
  });

  test("that nobody knows of once its key may be forgotten is given up, and never asked for by that key again", async () => {
    const bought = await buySubscription(api);
    await api.cards.orderFault({ on: "refund", kind: "reset", when: "before", times: 2 });
    expect(await refund(bought, 250)).toMatchObject({ kind: "processing" });
    await api.cards.heal();
    api.passTime({ hours: 21 });
    const states = async () => {
      const rows = await readRows(api, `select state from refunds where payment_id = '${bought.paymentId}'`);
      return rows.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(["declined"]);
    expect(await refundsOf(bought.paymentId)).toEqual([]);
    expect(await refund(bought, 250)).toMatchObject({ kind: "refunded" });
  });

  test("that the processor refuses can be asked for again", async () => {
    const bought = await buySubscription(api, "4000000000000259");
    api.passTime({ seconds: 10 });
    // The cardholder has contested the charge meanwhile, so nothing can be given back of it.
    await expect.poll(async () => (await refund(bought, 100)).kind).toBe("declined");
    const { cash } = await balances(bought);
    expect(cash).toBeGreaterThan(0);
    expect(await refund(bought, bought.amountInCents - 500)).toMatchObject({ kind: "declined" });
  });
});

describe("a refund that comes back", () => {
  test("is undone, and can be given again", async () => {
    const bought = await buySubscription(api, "4000000000005126");
    await api.listenForEvents();
    expect(await refund(bought, bought.amountInCents)).toMatchObject({ kind: "refunded" });
    expect(await refund(bought, 1)).toEqual({ kind: "refused", because: "amountTooHigh" });
    api.passTime({ seconds: 10 });
    await expect.poll(() => balances(bought)).toEqual({ cash: bought.amountInCents, receivable: 0 });
    expect(await refund(bought, 1)).toMatchObject({ kind: "refunded" });
  });
});
