import { afterAll, beforeAll, expect, test } from "vitest";
import { buySubscription, type Purchase } from "#testing/buy-subscription.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 6_000, ...EAGER });
  await api.listenForEvents();
});
afterAll(() => api.close());

const FAULTS = [
  { kind: "error500", when: "after", times: 1 },
  { kind: "garbage", when: "after", times: 1 },
  { kind: "reset", when: "after", times: 2 },
  { kind: "slow", when: "after", times: 1, milliseconds: 300 },
  { kind: "error500", when: "before", times: 1 },
  { kind: "reset", when: "before", times: 2 },
];
const ON_THE_WAY = ["double", "delay", "reorder", "drop", "wrongSignature", "oldTimestamp", "unknownObject"];

const countOf = async (query: string) => {
  const { rows } = await api.database.queries().execute<{ count: string }>(query);
  return Number(rows[0]?.count);
};

async function buyAndRefund(fault: object): Promise<Purchase> {
  await api.cards.orderFault({ on: "charge", ...fault });
  const bought = await buySubscription(api);
  await api.cards.orderFault({ on: "refund", ...fault });
  const { identityId, paymentId } = bought;
  const key = `faults:${bought.orderId}`;
  const ask = () =>
    api.app.modules.books.refunds.refundPayment({
      identityId,
      paymentId,
      amountInCents: 150,
      reason: "test",
      invoiceId: null,
      key,
    });
  // A payment that is not through yet cannot be given back; the caller asks again under the same key.
  await expect.poll(async () => (await ask()).kind, { interval: 500 }).not.toBe("refused");
  await Promise.all([ask(), ask()]);
  return bought;
}

test("with every fault on, nothing moves twice, all is settled after recovery, and the books agree to the cent", async () => {
  for (const kind of ON_THE_WAY) await api.cards.orderWebhookFault({ kind, milliseconds: 200 });
  const purchases: Purchase[] = [];
  for (const fault of FAULTS) {
    const buying = buyAndRefund(fault);
    // Time goes on, so that what an event does not settle is abandoned and settled by the job.
    const hours = setInterval(() => api.passTime({ seconds: 10 }), 1_000);
    purchases.push(await buying.finally(() => clearInterval(hours)));
  }
  await api.cards.heal();
  api.passTime({ seconds: 60 });
  const unsettled = `select count(*)::text as count from (
    select id from payments where state in ('started', 'unknown')
    union all select id from refunds where state in ('started', 'unknown')) as open`;
  await expect.poll(() => countOf(unsettled), { timeout: 60_000, interval: 500 }).toBe(0);

  const [charges, refunds] = [await api.cards.ledger(), await api.cards.refunds()];
  for (const { orderId, paymentId } of purchases) {
    const paid = charges.filter(
      ({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded",
    );
    expect(paid).toHaveLength(1);
    expect(refunds.filter(({ metadata }) => metadata["paymentId"] === paymentId)).toHaveLength(1);
  }
  const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
  const until = Temporal.Instant.from(now).add({ minutes: 1 });
  const report = await api.desk.compareWithProcessor({ from: until.subtract({ hours: 20 }), until });
  expect(report).toMatchObject({ countHere: 12, countThere: 12, mismatchCount: 0, differenceInCents: {} });
  expect(await countOf("select coalesce(sum(amount_in_cents), 0)::text as count from ledger_entries")).toBe(
    0,
  );
}, 180_000);
