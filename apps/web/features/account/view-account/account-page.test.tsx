import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "../../../i18n/translate.ts";
import { fakeSkywave } from "../../../testing/fake-skywave.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { AccountPage } from "./account-page.tsx";

const overdue = {
  id: "invoice-1",
  status: "overdue",
  amountDue: 12.74,
  amountTotal: 12.74,
  currency: "USD",
  number: "1",
  created: "2026-11-11T12:00:00Z",
};

afterEach(cleanup);

function show(accountNumber: string | null) {
  const fake = fakeSkywave({
    getIdentity: { identityId: "identity-1", handle: { emailAddress: "jo@example.com" } },
    listSubscriptions: { subscriptions: [] },
    getNextBill: undefined,
    listPaymentHistory: { items: [] },
    listInvoices: { invoices: [overdue] },
    getBalanceDue: { accountNumber },
    getDefaultBillingProfile: undefined,
    listPaymentMethods: { paymentMethods: [] },
  });
  fake.setSession("authenticated");
  const translate = makeTranslator("en-US", { "account.number": "Account number: {number}" });
  renderPage(() => <AccountPage aside={<p>offer</p>} />, { fake, translate });
}

describe("the account page", () => {
  it("says what is due before it offers anything", async () => {
    show(null);
    const due = await screen.findByText("account.unpaid-late");
    const offer = screen.getByText("offer");
    expect(due.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("shows the number under which somebody else can pay, where there is one", async () => {
    show("1234567897");
    await screen.findByText("Account number: 1234567897", { exact: false });
    cleanup();
    show(null);
    await screen.findByText("account.unpaid-late");
    expect(screen.queryByText("Account number", { exact: false })).toBeNull();
  });
});
