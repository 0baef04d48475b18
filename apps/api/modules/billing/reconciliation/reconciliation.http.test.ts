import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buySubscription, type Purchase } from "#testing/buy-subscription.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
// Each test has a day of its own, which is over when it compares.
beforeEach(() => api.passTime({ hours: 24 }));

function refund({ identityId, paymentId }: Purchase, amountInCents: number) {
  return api.app.modules.books.refunds.refundPayment({
    identityId,
    paymentId,
    amountInCents,
    reason: "test",
    invoiceId: null,
  });
}

async function compareDay() {
  const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
  const until = Temporal.Instant.from(now).add({ minutes: 1 });
  return api.desk.compareWithProcessor({ from: until.subtract({ hours: 20 }), until });
}

const change = (statement: string) => api.database.queries().execute(statement);

describe("compareWithProcessor", () => {
  test("finds nothing where both books tell the same of charges and refunds", async () => {
    const bought = [await buySubscription(api), await buySubscription(api)];
    for (const one of bought) await refund(one, 100);
    await buySubscription(api, "4000000000000341");
    expect(await compareDay()).toMatchObject({
      countHere: 4,
      countThere: 4,
      mismatchCount: 0,
      differenceInCents: {},
    });
  });

  test("names what is missing here, missing there, of another amount, and in another state", async () => {
    const [missing, other, state] = [
      await buySubscription(api),
      await buySubscription(api),
      await buySubscription(api),
    ];
    await refund(other, 100);
    await change(`delete from payments where id = '${missing.paymentId}'`);
    await change(`update payments set amount_in_cents = amount_in_cents + 5 where id = '${other.paymentId}'`);
    await change(`update payments set state = 'declined' where id = '${state.paymentId}'`);
    const invented = { identity_id: "nobody", id: "order:invented:1", amount_in_cents: 700 };
    await change(`insert into payments select (jsonb_populate_record(
      null::payments, to_jsonb(payments) || '${JSON.stringify(invented)}')).*
      from payments where id = '${other.paymentId}'`);
    const report = await compareDay();
    const told = new Map(report.mismatches.map(({ key, ...rest }) => [key, rest]));
    expect(told.get(missing.paymentId)).toMatchObject({
      reason: "missingHere",
      differenceInCents: -missing.amountInCents,
    });
    expect(told.get(other.paymentId)).toMatchObject({ reason: "otherAmount", differenceInCents: 5 });
    expect(told.get(state.paymentId)).toMatchObject({ reason: "otherState" });
    expect(told.get("order:invented:1")).toMatchObject({ reason: "missingThere", differenceInCents: 700 });
    expect(report.mismatchCount).toBe(4);
    expect(report.differenceInCents).toEqual({ USD: 705 - missing.amountInCents - state.amountInCents });
    const { payload } = await api.app.inject({ url: "/metrics" });
    expect(payload).toContain("parity_mismatches 4");
    expect(payload).toContain(`parity_difference_cents{currency="USD"} ${report.differenceInCents["USD"]}`);
  });

  test("settles what is unsettled before it calls it a difference", async () => {
    await api.cards.orderFault({ on: "charge", kind: "error500", when: "after", times: 2 });
    const bought = await buySubscription(api);
    await api.cards.heal();
    const settled = await buySubscription(api);
    await api.cards.orderFault({ on: "refund", kind: "error500", when: "after", times: 2 });
    expect(await refund(settled, 100)).toMatchObject({ kind: "processing" });
    await api.cards.heal();
    expect(await compareDay()).toMatchObject({ mismatchCount: 0, countThere: 3 });
    const order = await bought.visitor.call("order", "getOrder", { params: { orderId: bought.orderId } });
    expect(order.data.status).toBe("confirmed");
  });

  test("agrees about a refund that came back", async () => {
    const bought = await buySubscription(api, "4000000000005126");
    await refund(bought, 200);
    api.passTime({ seconds: 10 });
    const returned = async () => (await api.cards.refunds()).some(({ status }) => status === "failed");
    await expect.poll(returned).toBe(true);
    expect(await compareDay()).toMatchObject({ mismatchCount: 0, differenceInCents: {} });
  });

  test("fails, to be run again, while the processor does not answer", async () => {
    await buySubscription(api);
    await api.cards.orderFault({ on: "any", kind: "down" });
    await expect(compareDay()).rejects.toThrow();
    await api.cards.heal();
    expect(await compareDay()).toMatchObject({ mismatchCount: 0 });
  });
});
