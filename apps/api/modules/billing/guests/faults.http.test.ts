import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";

const VISA = "4242424242424242";
const DECLINED_WHEN_CHARGED = "4000000000000341";
const ZIP = "78701";
const PATIENCE = { timeout: 45_000, interval: 200 };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 2_500, ...EAGER });
});
afterAll(() => api.close());

/** A visitor's payment for somebody's account, whose bank does not answer in time. */
async function unclearPayment(card: string, fault: object) {
  const owner = await owingSubscriber(api);
  const { data: due } = await owner.visitor.call("billing", "getBalanceDue", {});
  const guest = await api.visitor();
  const typed = { accountNumber: due.accountNumber ?? "", zipCode: ZIP };
  const { data: bill } = await guest.call("billing", "findGuestBill", { body: typed });
  const paymentMethodId = await api.cards.typeCard(card);
  await api.cards.orderFault({ on: "charge", when: "after", ...fault });
  const pay = () =>
    guest.call("billing", "payGuestBill", {
      body: { token: bill.token, amount: bill.amount, stripePaymentMethodId: paymentMethodId },
    });
  const answer = await pay();
  const watch = () => guest.call("billing", "watchGuestBill", { body: { token: bill.token } });
  const look = async () => (await guest.call("billing", "findGuestBill", { body: typed })).data;
  return { owner, paymentMethodId, answer, pay, watch, look };
}

/** The settling job asks once more, once the lease of the attempt is over. */
async function bankAnswers(): Promise<void> {
  await api.cards.heal();
  api.passTime({ seconds: 40 });
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

/** Whether the processor still has the card of a customer. */
async function isSaved(paymentMethodId: string): Promise<boolean> {
  const response = await fetch(`${api.cards.url}/v1/payment_methods/${paymentMethodId}`, {
    headers: { authorization: "Bearer sk_test_unit" },
  });
  const { customer } = await response.json();
  return customer !== null;
}

/** Now, and not as a matter of course two minutes after a card was saved that nobody kept. */
async function isToBeForgotten(paymentMethodId: string): Promise<boolean> {
  const jobs = await readRows(
    api,
    `select id from pgboss.job where name = 'forget-card' and data->>'paymentMethodId' = '${paymentMethodId}'
     and start_after < created_on + interval '1 minute'`,
  );
  return jobs.length > 0;
}

async function receiptsOf({ identityId, owed }: { identityId: string; owed: number }): Promise<number> {
  const [identity] = await readRows(api, `select email from identities where id = '${identityId}'`);
  const messages = await readInbox(api, String(identity?.["email"]));
  return messages.filter(({ subject }) => subject.endsWith(`receipt: $${owed.toFixed(2)}`)).length;
}

describe("a visitor's payment whose bank answers late", () => {
  test.each([
    { kind: "hold", milliseconds: 4_000, times: 1 },
    { kind: "garbage", times: 1 },
    // The processor's library asks a second time by itself.
    { kind: "reset", times: 2 },
  ])("is charged once, with one receipt, and its card is forgotten then, after $kind", async (fault) => {
    const { owner, paymentMethodId, answer, pay, watch, look } = await unclearPayment(VISA, fault);
    // The first purchase may have cost as much.
    const receiptsBefore = await receiptsOf(owner);
    expect(answer.data).toMatchObject({ status: "processing", amount: owner.owed });
    expect((await watch()).data.status).toBe("processing");
    expect((await pay()).problem).toMatchObject({ status: 409, code: "PAYMENT_IN_PROGRESS" });
    const byOwner = await owner.visitor.call("billing", "payBalanceDue", { body: {} });
    expect(byOwner.problem.code).toBe("PAYMENT_IN_PROGRESS");
    expect((await look()).amount).toBe(owner.owed);
    expect(await isSaved(paymentMethodId)).toBe(true);
    expect(await isToBeForgotten(paymentMethodId), "the settling job may need the card").toBe(false);

    await bankAnswers();
    await expect.poll(async () => (await watch()).data.status, PATIENCE).toBe("paid");
    await expect.poll(() => isSaved(paymentMethodId), PATIENCE).toBe(false);
    await expect.poll(() => receiptsOf(owner), PATIENCE).toBe(receiptsBefore + 1);
    expect(await chargesOf(owner.identityId)).toEqual([owner.owed]);
    expect(await look()).toMatchObject({ amount: 0, dueState: "nothingDue" });
    expect(await stateOf(owner)).toBe("active");
    const ledger = await ledgerOf(api, owner.identityId);
    expect(ledger["receivable"]).toBe(0);
    expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(await receiptsOf(owner)).toBe(receiptsBefore + 1);
  });

  test("leaves all due where the bank says no at last, and its card is forgotten as well", async () => {
    const fault = { kind: "garbage", times: 1 };
    const { owner, paymentMethodId, answer, watch, look } = await unclearPayment(
      DECLINED_WHEN_CHARGED,
      fault,
    );
    expect(answer.data.status).toBe("processing");
    expect(await isSaved(paymentMethodId)).toBe(true);
    await bankAnswers();
    await expect.poll(async () => (await watch()).problem.code, PATIENCE).toBe("CREDIT_CARD_ERROR");
    await expect.poll(() => isSaved(paymentMethodId), PATIENCE).toBe(false);
    expect(await chargesOf(owner.identityId)).toEqual([]);
    expect(await look()).toMatchObject({ amount: owner.owed, dueState: "due" });
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    expect((await owner.visitor.call("billing", "payBalanceDue", { body })).data.status).toBe("paid");
    expect(await chargesOf(owner.identityId)).toEqual([owner.owed]);
  });
});
