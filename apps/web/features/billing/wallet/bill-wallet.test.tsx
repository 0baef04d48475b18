import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubCardFields, takeCards } from "#testing/stub-card-fields.ts";
import { type StubbedWallets, stubbedWallets } from "#testing/stubbed-wallets.ts";
import { AddCard } from "../payment-methods/add-card.tsx";
import { PayGuestForm } from "../pay-as-guest/pay-guest-form.tsx";
import { PayForm } from "../pay-bill/pay-form.tsx";
import type { Payable } from "../pay-bill/payable.ts";

const address = {
  addressLine1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;
const payable: Payable = {
  invoiceId: undefined,
  amount: 12.74,
  currency: "USD",
  balance: 0,
  invoices: [],
  owner: { firstName: "Jo", lastName: "Lee", address },
};
const receipt = {
  paymentId: "balance:pay_1:1",
  status: "paid",
  amount: 12.74,
  giftCardAmount: 0,
  currency: "USD",
  invoiceIds: ["inv_1"],
  billingProfileBalanceAfter: { value: 0, currency: "USD" },
};
const nothing = () => undefined;

let wallets: StubbedWallets;
let told: readonly TrackedEvent[] = [];

beforeEach(() => {
  wallets = stubbedWallets();
  stubCardFields(() => "pm_1", wallets);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answers: Record<string, unknown>, draw: () => React.JSX.Element) {
  const fake = fakeSkywave(answers);
  fake.setSession("authenticated");
  takeCards(fake);
  ({ told } = renderPage(draw, { fake }));
  const group = await screen.findByRole("group", { name: "wallet.group" });
  await expect.poll(() => document.querySelector("script[src]")).not.toBeNull();
  document.querySelector("script[src]")?.dispatchEvent(new Event("load"));
  await expect.poll(() => group.dataset["room"]).toBe("offered");
  return (name: string) => fake.calls.filter((call) => call.name === name).map(({ input }) => input);
}

describe("a wallet at a bill", () => {
  const pay = () => (
    <PayForm
      payable={payable}
      methods={[]}
      onPaid={(paid) => bought.push(paid.paymentId)}
      onStale={async () => undefined}
    />
  );
  const bought: (string | null)[] = [];

  it("pays what its sheet said, at once", async () => {
    const sent = await open({ payBalanceDue: receipt }, pay);
    expect(wallets.terms()).toMatchObject({ mode: "payment", amount: 1274, currency: "usd" });
    expect(wallets.press("apple_pay")).toMatchObject({
      lineItems: [{ name: "pay.amount", amount: 1274 }],
      billingAddressRequired: false,
    });
    await wallets.agree();
    await expect.poll(() => bought).toEqual([receipt.paymentId]);
    expect(sent("payBalanceDue")).toMatchObject([{ body: { stripePaymentMethodId: "pm_1" } }]);
  });

  it("pays this once unless somebody chooses it for the next bills", async () => {
    const sent = await open({ payBalanceDue: receipt }, pay);
    expect(wallets.terms()).not.toHaveProperty("setupFutureUsage", "off_session");
    wallets.press("apple_pay");
    await wallets.agree();
    await expect.poll(() => sent("payBalanceDue")).toMatchObject([{ body: { isForNextBills: false } }]);
    cleanup();

    const sentNow = await open({ payBalanceDue: receipt }, pay);
    fireEvent.click(screen.getByRole("checkbox", { name: /pay\.for-next-bills/ }));
    expect(wallets.terms()).toHaveProperty("setupFutureUsage", "off_session");
    wallets.press("apple_pay");
    await wallets.agree();
    await expect.poll(() => sentNow("payBalanceDue")).toMatchObject([{ body: { isForNextBills: true } }]);
  });

  it.each([
    [undefined, "pay.next-bills-stay"],
    ["2026-11-18", "pay.next-bills-stay-declined"],
  ])(
    "says what the next bills stay on, and of a default that was declined (%s) also that",
    async (day, text) => {
      const card = { brand: "visa", last4: "0018", expiryDate: { year: 2034, month: 12 } };
      const state = {
        status: "VALID",
        wallet: { applePay: false },
        ...(day && { declinedOn: day }),
      } as const;
      renderPage(
        () => (
          <PayForm
            payable={payable}
            methods={[{ id: "pm_0", isDefault: true, card: { ...card, ...state } }]}
            onPaid={nothing}
            onStale={async () => undefined}
          />
        ),
        { fake: fakeSkywave({}) },
      );
      fireEvent.click(await screen.findByRole("radio", { name: "pay.other-card" }));
      const label = screen.getByRole("checkbox").closest("label");
      expect(label?.textContent).toBe(`pay.for-next-bills ${text}`);
    },
  );

  it("that is refused is told as a card is", async () => {
    const declined = refusal("CREDIT_CARD_ERROR", { nextMove: "callBank" });
    await open({ payBalanceDue: declined }, pay);
    wallets.press("link");
    await wallets.agree();
    expect(await screen.findByText("complete-order.declined.callBank")).toBeDefined();
  });
});

describe("a wallet of a guest", () => {
  it("pays the bill, and is kept for nothing else", async () => {
    const bill = { token: "token-1", amount: 12.74, currency: "USD", dueState: "due" } as never;
    const sent = await open({ payGuestBill: receipt }, () => (
      <PayGuestForm bill={bill} onPaid={nothing} onFindAgain={nothing} />
    ));
    expect(wallets.terms()).toMatchObject({ mode: "payment", amount: 1274 });
    expect(wallets.terms()).not.toHaveProperty("setupFutureUsage");
    wallets.press("google_pay");
    await wallets.agree();
    await expect.poll(() => sent("payGuestBill")).toHaveLength(1);
    expect(JSON.stringify(sent("payGuestBill"))).toContain("pm_1");
  });

  it("[A3.08] [A3.09] is told as the one transaction that it is, also where its answer got lost", async () => {
    const bill = { token: "token-1", amount: 12.74, currency: "USD", dueState: "due" } as never;
    const sent = await open({ payGuestBill: lost() }, () => (
      <PayGuestForm bill={bill} onPaid={nothing} onFindAgain={nothing} />
    ));
    wallets.press("google_pay");
    await wallets.agree();
    fireEvent.click(await screen.findByRole("button", { name: "action.retry" }));
    await expect.poll(() => sent("payGuestBill")).toHaveLength(2);
    const paid = told.filter(({ name }) => name === "generic-button-click");
    expect(paid.map(({ groups }) => groups.pageInfo?.componentName)).toEqual(["payBill", "payBill"]);
    const [first, second] = paid.map(({ groups }) => groups.customerInfo);
    expect(first).toMatchObject({
      transactionType: "payment",
      transactionId: expect.stringMatching(/^OAC-\w{20}$/),
      paymentMethod: "card",
    });
    expect(second).toEqual(first);
  });
});

describe("a wallet among the cards of an account", () => {
  it("is kept for later bills, where nothing is charged", async () => {
    const profile = {
      id: "profile-1",
      billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
      serviceAddress: address,
    };
    const added: string[] = [];
    const answers = {
      getDefaultBillingProfile: profile,
      updateBillingProfile: profile,
      addPaymentMethod: { id: "pm_1" },
    };
    const sent = await open(answers, () => (
      <AddCard profile={profile as never} onAdded={() => added.push("added")} onCancel={nothing} />
    ));
    expect(wallets.terms()).toMatchObject({ mode: "setup", setupFutureUsage: "off_session" });
    expect(wallets.shown()).toMatchObject({ applePay: "never", googlePay: "auto", link: "auto" });
    wallets.press("google_pay");
    await wallets.agree();
    await screen.findByText(/^methods\.card/);
    screen.getByRole("button", { name: "methods.add-save" }).click();
    await expect.poll(() => added).toEqual(["added"]);
    expect(sent("addPaymentMethod")).toMatchObject([{ body: { stripePaymentMethodId: "pm_1" } }]);
  });
});
