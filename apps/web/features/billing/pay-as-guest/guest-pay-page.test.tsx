import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { GuestPayPage } from "./guest-pay-page.tsx";
import { GuestRefusalNotice } from "./guest-refusal-notice.tsx";
import type { GuestRefusal } from "./use-guest-payment.ts";

const BILL = {
  amount: 12.74,
  currency: "USD",
  dueState: "overdue",
  token: "token-1",
  expiresAt: "2026-11-21T12:15:00Z",
};

function open(answers: Record<string, unknown>) {
  const fake = fakeSkywave({ findGuestBill: BILL, ...answers });
  fake.setSession("anonymous");
  const { told } = renderPage(GuestPayPage, { fake, at: "/account/pay" });
  return { ...fake, told };
}
async function find(accountNumber: string, zipCode: string) {
  const number = await screen.findByLabelText("invoice.account-number");
  fireEvent.change(number, { target: { value: accountNumber } });
  fireEvent.change(screen.getByLabelText("billing.postal-code"), { target: { value: zipCode } });
  // While one lookup is under way the button says so, and starts no other.
  fireEvent.click(await screen.findByRole("button", { name: "guest.find" }));
}

afterEach(cleanup);

describe("GuestPayPage", () => {
  it("tells of slips before anything is sent", async () => {
    const fake = open({});
    await find("1234567898", "no code");
    expect(await screen.findAllByText("guest.number-invalid")).toHaveLength(2);
    expect(screen.getAllByText("field.postal.invalid")).toHaveLength(2);
    await find("", "");
    expect(await screen.findAllByText("guest.number-empty")).toHaveLength(2);
    expect(screen.getAllByText("field.postal.empty")).toHaveLength(2);
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ["guest.not-found", refusal("NOT_FOUND")],
    ["failure.RATE_LIMIT_EXCEEDED", refusal("RATE_LIMIT_EXCEEDED")],
    ["failure.UNREACHABLE", lost()],
  ])("says %s, and keeps what was typed", async (text, findGuestBill) => {
    open({ findGuestBill });
    await find("1234567897", "78701");
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByDisplayValue("1234567897")).toBeDefined();
    expect(screen.getByDisplayValue("78701")).toBeDefined();
  });

  it("[A4.07] [A4.12] tells the lookup by account number from its start to its failure or success", async () => {
    const page = open({ findGuestBill: refusal("NOT_FOUND") });
    await find("1234567897", "78701");
    await screen.findByText("guest.not-found");
    page.answers["findGuestBill"] = { ...BILL, amount: 0, dueState: "nothingDue" };
    await find("1234567897", "78701");
    await screen.findByText("guest.nothing-due");
    const lookups = page.told.filter(({ name }) => name.startsWith("authentication-"));
    expect(lookups.map(({ name }) => name.slice("authentication-".length))).toEqual([
      "start",
      "failure",
      "start",
      "success",
    ]);
    for (const { groups } of lookups)
      expect(groups.customerInfo).toMatchObject({ authenticationType: "ACCT", accountNumber: "•••7897" });
  });

  it("says that nothing is due, and goes on to another account", async () => {
    open({ findGuestBill: { ...BILL, amount: 0, dueState: "nothingDue" } });
    await find("1234567897", "78701");
    expect(await screen.findByText("guest.nothing-due")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "guest.another" }));
    expect(await screen.findByDisplayValue("1234567897")).toBeDefined();
  });
});

describe("a visitor's receipt", () => {
  const receipt = { reference: "pay_1", amount: 12.74, currency: "USD" };
  const openAt = (state: unknown) => {
    const fake = fakeSkywave({ findGuestBill: BILL });
    fake.setSession("anonymous");
    return renderPage(GuestPayPage, { fake, at: { pathname: "/account/pay", state } });
  };

  it("tells the amount as the reader's language writes it", async () => {
    const fake = fakeSkywave({ findGuestBill: BILL });
    fake.setSession("anonymous");
    const at = { pathname: "/account/pay", state: { guestReceipt: receipt } };
    renderPage(GuestPayPage, { fake, at, translate: makeTranslator("fr-CA", {}) });
    expect(await screen.findByText("12,74 $")).toBeDefined();
  });

  it("is there again after a reload, and makes room for another account", async () => {
    const { router } = openAt({ guestReceipt: receipt });
    expect(await screen.findByText("pay_1")).toBeDefined();
    expect(screen.queryByLabelText("invoice.account-number")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "guest.another" }));
    expect(await screen.findByLabelText("invoice.account-number")).toBeDefined();
    expect(router.state.location.state).toBeNull();
  });

  it.each([undefined, "pay_1", { guestReceipt: null }, { guestReceipt: { ...receipt, amount: "12.74" } }])(
    "is none that the history never held: %j",
    async (state) => {
      openAt(state);
      expect(await screen.findByLabelText("invoice.account-number")).toBeDefined();
    },
  );
});

describe("GuestRefusalNotice", () => {
  const show = (refused: GuestRefusal) => {
    let found = 0;
    const Page = () => (
      <GuestRefusalNotice refusal={refused} onRetry={undefined} onFindAgain={() => (found += 1)} />
    );
    renderPage(Page, { fake: fakeSkywave() });
    return () => found;
  };

  it.each(["EXPIRED", "NOTHING_DUE", "PAYMENT_IN_PROGRESS", "CONFLICTING_REQUEST"] as const)(
    "says what %s means, and looks again",
    async (code) => {
      const foundAgain = show({ ok: false, code });
      expect(await screen.findByText(`guest.error.${code}`)).toBeDefined();
      fireEvent.click(screen.getByRole("button", { name: "guest.find-again" }));
      expect(foundAgain()).toBe(1);
    },
  );

  it.each([
    ["guest.error.QUOTE_CHANGED", { ok: false, code: "QUOTE_CHANGED", amount: 25.48 }],
    ["pay.processing-long", { ok: false, code: "PROCESSING" }],
    ["complete-order.TOO_MANY_DECLINES", { ok: false, code: "TOO_MANY_DECLINES" }],
    ["complete-order.declined.callBank", { ok: false, code: "CREDIT_CARD_ERROR", nextMove: "callBank" }],
  ] as const)("says %s", async (text, refused) => {
    show(refused);
    expect(await screen.findByText(text)).toBeDefined();
  });
});
