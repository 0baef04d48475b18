import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PayPage } from "./pay-page.tsx";

const ADDRESS = { addressLine1: "1 Main St", city: "Austin", state: "TX", zipCode: "78701", country: "US" };
const INVOICE = {
  id: "inv_1",
  number: "00000007",
  dueDate: "2026-11-18",
  amountDue: 12.74,
  status: "overdue",
};
const RECEIPT = {
  paymentId: "balance:pay_1:1",
  status: "paid",
  amount: 12.74,
  giftCardAmount: 0,
  currency: "USD",
  invoiceIds: ["inv_1"],
  billingProfileBalanceAfter: { value: 0, currency: "USD" },
};
const card = (id: string, status: string, applePay = false) => ({
  id,
  isDefault: false,
  card: { brand: "visa", last4: "4242", expiryDate: { year: 2034, month: 12 }, status, wallet: { applePay } },
});
const OWING = {
  getBalanceDue: {
    amount: 12.74,
    currency: "USD",
    balance: { value: 0, currency: "USD" },
    invoices: [INVOICE],
  },
  getNextBill: undefined,
  getDefaultBillingProfile: {
    id: "profile-1",
    billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
    serviceAddress: ADDRESS,
  },
  listPaymentMethods: {
    paymentMethods: [card("expired", "EXPIRED"), card("wallet", "VALID", true), card("good", "VALID")],
  },
};

function open(answers: Record<string, unknown>, at = "/account/pay") {
  const fake = fakeSkywave({ ...OWING, ...answers });
  fake.setSession("authenticated");
  const { router, told } = renderPage(PayPage, { fake, at });
  const paid = () => fake.calls.filter(({ name }) => name === "payBalanceDue" || name === "createPayment");
  return { fake, paid, router, told };
}
const payButton = () => screen.findByRole("button", { name: "pay.submit" });

afterEach(cleanup);

describe("the page that pays", () => {
  it("offers the cards that can be charged, and no wallet's", async () => {
    open({});
    await payButton();
    const [expired, good, other] = screen.getAllByRole<HTMLInputElement>("radio");
    expect([expired?.disabled, good?.checked, other?.checked]).toEqual([true, true, false]);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
  });

  it("pays once however often it is pressed, and one bill where the address names it", async () => {
    const { paid } = open({ createPayment: RECEIPT }, "/account/pay?invoiceId=inv_1");
    const button = await payButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText("pay.receipt-heading");
    expect(paid().map(({ input }) => input)).toEqual([
      { body: { invoiceId: "inv_1", stripePaymentMethodId: "good" } },
    ]);
  });

  it("[S9.14] tells analytics the transaction under which it is paid", async () => {
    const { paid, told } = open({ payBalanceDue: RECEIPT });
    fireEvent.click(await payButton());
    await screen.findByText("pay.receipt-heading");
    const transactionId = paid()[0]?.idempotencyKey;
    expect(transactionId).toMatch(/^OAC-\w{20}$/);
    const transaction = { transactionType: "payment", transactionId };
    expect(told.at(-1)?.groups.customerInfo).toMatchObject(transaction);
  });

  it("repeats a payment whose answer got lost under its key, and takes a new one after a decision", async () => {
    const answers = [lost(), refusal("CREDIT_CARD_ERROR", { nextMove: "callBank" }), RECEIPT];
    const { paid } = open({ payBalanceDue: () => answers.shift() });
    fireEvent.click(await payButton());
    fireEvent.click(await screen.findByRole("button", { name: "action.retry" }));
    await screen.findByText("complete-order.declined.callBank");
    fireEvent.click(await payButton());
    await screen.findByText("pay.receipt-heading");
    const [lostKey, repeatedKey, nextKey] = paid().map(({ idempotencyKey }) => idempotencyKey);
    expect(repeatedKey).toBe(lostKey);
    expect(nextKey).not.toBe(lostKey);
  });

  it("asks again until the bank has said, and then shows what it said", async () => {
    const states = [{ ...RECEIPT, status: "processing" }, RECEIPT];
    const { fake } = open({
      payBalanceDue: { ...RECEIPT, status: "processing" },
      getPayment: () => states.shift(),
    });
    fireEvent.click(await payButton());
    await screen.findByText("pay.receipt-heading");
    const asked = fake.calls.filter(({ name }) => name === "getPayment");
    expect(asked.map(({ input }) => input)).toEqual(
      asked.map(() => ({ params: { paymentId: RECEIPT.paymentId } })),
    );
    expect(asked).toHaveLength(2);
  });

  it("goes back to the form where the bank said no in the end", async () => {
    const said = refusal("CREDIT_CARD_ERROR", { nextMove: "tryAgain" });
    open({ payBalanceDue: { ...RECEIPT, status: "processing" }, getPayment: said });
    fireEvent.click(await payButton());
    expect(await screen.findByText("complete-order.declined.tryAgain")).toBeDefined();
    expect(await payButton()).toBeDefined();
  });

  it.each(["PAYMENT_IN_PROGRESS", "CONFLICTING_REQUEST", "PAYMENT_METHOD_REQUIRED"])(
    "says %s plainly",
    async (code) => {
      open({ payBalanceDue: refusal(code) });
      fireEvent.click(await payButton());
      expect(await screen.findByText(`pay.error.${code}`)).toBeDefined();
    },
  );

  it("looks again when another tab has paid meanwhile: NOTHING_DUE", async () => {
    const { fake } = open({ payBalanceDue: refusal("NOTHING_DUE") });
    const button = await payButton();
    fake.answers["getBalanceDue"] = { ...OWING.getBalanceDue, amount: 0, invoices: [] };
    fireEvent.click(button);
    // The form says the same until the bills are there anew.
    expect(await screen.findByRole("link", { name: "pay.done" })).toBeDefined();
    const told = screen.getByText("pay.error.NOTHING_DUE");
    await expect.poll(() => document.activeElement?.contains(told)).toBe(true);
  });

  it("has nothing to pay of a bill that is paid", async () => {
    open({}, "/account/pay?invoiceId=inv_0");
    expect(await screen.findByText("pay.error.NOTHING_DUE")).toBeDefined();
  });

  it("sends somebody who was signed out to sign in, and back to the same bill", async () => {
    const { fake, router } = open({}, "/account/pay?invoiceId=inv_1");
    await payButton();
    act(() => fake.setSession("anonymous"));
    await expect.poll(() => router.state.location.pathname).toBe("/account/login");
    expect(router.state.location.search).toBe("?returnUrl=%2Faccount%2Fpay%3FinvoiceId%3Dinv_1");
  });
});
