import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const VISA = "4242424242424242";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500, ...EAGER });
});
afterAll(() => api.close());

/** Somebody whose payment was sent and not answered. */
async function waitingForTheBank() {
  const owing = await owingSubscriber(api);
  const { visitor, billingProfileId } = owing;
  await visitor.call("billing", "addPaymentMethod", {
    params: { billingProfileId },
    body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
  });
  await api.cards.orderFault({ on: "charge", kind: "reset", when: "after", times: 2 });
  const { data } = await visitor.call("billing", "payBalanceDue", { body: {} });
  expect(data.status).toBe("processing");
  return { ...owing, params: { paymentId: data.paymentId ?? "" } };
}

describe("getPayment", () => {
  test("says that the bank has not answered, and what it answered once it has", async () => {
    const { visitor, params, owed } = await waitingForTheBank();
    const ask = () => visitor.call("billing", "getPayment", { params });
    expect((await ask()).data).toMatchObject({ ...params, status: "processing", amount: owed });
    await api.cards.heal();
    api.passTime({ seconds: 40 });
    await expect.poll(async () => (await ask()).data.status, { interval: 200 }).toBe("paid");
    expect((await ask()).data.billingProfileBalanceAfter.value).toBe(0);
  });

  test("says how to go on after a decline, and nothing to anybody else", async () => {
    const { visitor, identityId } = await owingSubscriber(api);
    const declined = await visitor.call("billing", "payBalanceDue", { body: {} });
    expect(declined.problem).toMatchObject({ code: "CREDIT_CARD_ERROR" });
    const [kept] = await readRows(
      api,
      `select id from payments where purpose = 'balance' and identity_id = '${identityId}'`,
    );
    const params = { paymentId: String(kept?.["id"]) };
    const answer = await visitor.call("billing", "getPayment", { params });
    expect(answer.problem).toMatchObject({ code: "CREDIT_CARD_ERROR", details: declined.problem.details });
    const stranger = await api.visitor();
    await stranger.register("stranger.payment@example.com");
    const refused = await stranger.call("billing", "getPayment", { params });
    expect(refused.problem).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "payment" });
  });
});
