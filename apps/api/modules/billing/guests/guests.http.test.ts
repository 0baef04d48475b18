import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAccountNumber } from "@skywave/domain/billing/account-number";
import { ledgerOf } from "#testing/ledger-of.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const DECLINED_WHEN_CHARGED = "4000000000000341";
const ZIP = "78701";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const find = (visitor: TestVisitor, accountNumber: string, zipCode = ZIP) =>
  visitor.call("billing", "findGuestBill", { body: { accountNumber, zipCode } });
const watch = (visitor: TestVisitor, token: string) =>
  visitor.call("billing", "watchGuestBill", { body: { token } });
async function pay(
  visitor: TestVisitor,
  { token, amount, card = VISA, key }: { token: string; amount: number; card?: string; key?: string },
) {
  const stripePaymentMethodId = await api.cards.typeCard(card);
  const options = key === undefined ? {} : { headers: { "idempotency-key": key } };
  return visitor.call("billing", "payGuestBill", { body: { token, amount, stripePaymentMethodId } }, options);
}
/** Somebody who owes, the number of their account, and a visitor who has found what is due. */
async function found() {
  const owner = await owingSubscriber(api);
  const { data: due } = await owner.visitor.call("billing", "getBalanceDue", {});
  const accountNumber = due.accountNumber ?? "";
  const guest = await api.visitor();
  const { data: bill } = await find(guest, accountNumber);
  return { owner, accountNumber, guest, bill };
}

describe("the number of an account", () => {
  test("stands on its bills, with a check digit, and stays the same", async () => {
    const { visitor, invoiceId } = await owingSubscriber(api);
    const numbers = await Promise.all([
      visitor.call("billing", "getBalanceDue", {}).then(({ data }) => data.accountNumber),
      visitor
        .call("billing", "getInvoiceDocument", { params: { invoiceId } })
        .then(({ data }) => data.accountNumber),
      visitor.call("billing", "getBalanceDue", {}).then(({ data }) => data.accountNumber),
    ]);
    expect(new Set(numbers).size).toBe(1);
    expect(isAccountNumber(numbers[0] ?? "")).toBe(true);
  });
});

describe("findGuestBill", () => {
  test("tells what is due and nothing else of the account", async () => {
    const { owner, bill, accountNumber } = await found();
    expect(bill).toEqual({
      amount: owner.owed,
      currency: "USD",
      dueState: "due",
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(String),
    });
    const written = `${accountNumber.slice(0, 5)} ${accountNumber.slice(5)}`;
    expect((await find(await api.visitor(), written, "78701-0001")).status).toBe(200);
    expect(JSON.stringify(await readRows(api, "select * from guest_bills"))).not.toContain(bill.token);
  });

  test("answers an unknown number and a wrong code with the same bytes", async () => {
    const { accountNumber, guest } = await found();
    const answers = [await find(guest, "0000000075"), await find(guest, accountNumber, "10001")];
    const bytes = answers.map(({ status, problem }) =>
      JSON.stringify([status, { ...problem, traceId: "", instance: "" }]),
    );
    expect(bytes[0]).toContain("NOT_FOUND");
    expect(new Set(bytes).size).toBe(1);
  });

  test("stops a device after five tries, and an account after three, whoever they are", async () => {
    const { accountNumber } = await found();
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await find(await api.visitor(), accountNumber, "10001")).status);
    expect(statuses).toEqual([404, 404, 429]);
    const guesser = await api.visitor();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await find(guesser, `000000010${tries}`)).status).toBe(404);
    expect((await find(guesser, "0000000109")).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });
});

describe("payGuestBill", () => {
  test("pays all that is due, once under its key; the account goes on and its owner has the receipt", async () => {
    const { owner, guest, bill } = await found();
    const { token, amount } = bill;
    const body = { token, amount, stripePaymentMethodId: await api.cards.typeCard(VISA) };
    const headers = { "idempotency-key": "guest-key-1" };
    const answers = await Promise.all(
      [1, 2].map(() => guest.call("billing", "payGuestBill", { body }, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual({
      reference: expect.stringMatching(/^pay_/),
      status: "paid",
      amount: owner.owed,
      currency: "USD",
    });
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await watch(guest, token)).data).toEqual(answers[0]?.data);
    expect(await stateOf(owner)).toBe("active");
    const paid = await readRows(
      api,
      `select id from payments where purpose = 'balance' and state = 'charged' and identity_id = '${owner.identityId}'`,
    );
    expect(paid).toHaveLength(1);
    const sum = Object.values(await ledgerOf(api, owner.identityId)).reduce((all, cents) => all + cents, 0);
    expect(sum).toBe(0);
    const [identity] = await readRows(api, `select email from identities where id = '${owner.identityId}'`);
    await expect
      .poll(
        async () =>
          (await readInbox(api, String(identity?.["email"]))).filter(({ subject }) =>
            subject.endsWith(`receipt: $${owner.owed.toFixed(2)}`),
          ).length,
      )
      .toBeGreaterThan(0);
    expect((await find(guest, (await numberOf(owner.visitor)) ?? "")).data.dueState).toBe("nothingDue");
  });

  test("shows the card with the payment, and never keeps it on the account", async () => {
    const { owner, guest, bill } = await found();
    const before = await cardsOf(owner.visitor);
    expect((await pay(guest, { ...bill, card: "5555555555554444" })).status).toBe(200);
    expect(await cardsOf(owner.visitor)).toEqual(before);
    const { data } = await owner.visitor.call("billing", "getInvoiceDocument", {
      params: { invoiceId: owner.invoiceId },
    });
    expect(data.payments.at(-1)?.card).toMatchObject({ last4: "4444" });
  });

  test("refuses another amount than is due now, and what is paid already", async () => {
    const { owner, guest, bill } = await found();
    const changed = await pay(guest, { ...bill, amount: bill.amount + 1 });
    expect(changed.problem).toMatchObject({
      code: "QUOTE_CHANGED",
      details: { amount: String(bill.amount) },
    });
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    expect((await owner.visitor.call("billing", "payBalanceDue", { body })).status).toBe(200);
    expect((await pay(guest, bill)).problem.code).toBe("NOTHING_DUE");
    expect((await watch(guest, bill.token)).problem.code).toBe("EXPIRED");
  });

  test("refuses a declined card, and after three of them every visitor's card for an hour", async () => {
    const { guest, bill, owner } = await found();
    for (let tries = 0; tries < 3; tries += 1) {
      const declined = await pay(guest, { ...bill, card: DECLINED_WHEN_CHARGED });
      expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    }
    expect((await pay(guest, bill)).problem.code).toBe("TOO_MANY_DECLINES");
    const another = await api.visitor();
    const { data: same } = await find(another, (await numberOf(owner.visitor)) ?? "");
    expect((await pay(another, same)).problem.code).toBe("TOO_MANY_DECLINES");
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    expect((await owner.visitor.call("billing", "payBalanceDue", { body })).data.status).toBe("paid");
  });

  test("goes on after three declines of the owner's own cards", async () => {
    const { guest, bill, owner } = await found();
    for (let tries = 0; tries < 3; tries += 1) {
      const body = { stripePaymentMethodId: await api.cards.typeCard(DECLINED_WHEN_CHARGED) };
      const declined = await owner.visitor.call("billing", "payBalanceDue", { body });
      expect(declined.problem.code).toBe("CREDIT_CARD_ERROR");
    }
    const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
    const stopped = await owner.visitor.call("billing", "payBalanceDue", { body });
    expect(stopped.problem.code).toBe("TOO_MANY_DECLINES");
    expect((await pay(guest, bill)).data.status).toBe("paid");
  });

  test("knows a token in the browser that found the account only, and for a quarter of an hour", async () => {
    const { guest, bill } = await found();
    expect((await pay(await api.visitor(), bill)).problem.code).toBe("EXPIRED");
    expect((await pay(guest, { ...bill, token: "A".repeat(43) })).problem.code).toBe("EXPIRED");
    await readRows(api, `update guest_bills set expires_at = '2020-01-01T00:00:00Z' returning digest`);
    expect((await pay(guest, bill)).problem.code).toBe("EXPIRED");
  });

  test("is one payment of two that race from two browsers", async () => {
    const { guest, bill, accountNumber } = await found();
    const other = await api.visitor();
    const { data: same } = await find(other, accountNumber);
    const answers = await Promise.all([pay(guest, bill), pay(other, same)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const numberOf = async (visitor: TestVisitor) =>
  (await visitor.call("billing", "getBalanceDue", {})).data.accountNumber;
async function cardsOf(visitor: TestVisitor) {
  const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
  const params = { billingProfileId: profile?.id ?? "" };
  return (await visitor.call("billing", "listPaymentMethods", { params })).data.paymentMethods;
}
