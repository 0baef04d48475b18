import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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

describe("the account page", () => {
  it("says what is due before it offers anything", async () => {
    const fake = fakeSkywave({
      getIdentity: { identityId: "identity-1", handle: { emailAddress: "jo@example.com" } },
      listSubscriptions: { subscriptions: [] },
      getNextBill: undefined,
      listPaymentHistory: { items: [] },
      listInvoices: { invoices: [overdue] },
      getDefaultBillingProfile: undefined,
      listPaymentMethods: { paymentMethods: [] },
    });
    fake.setSession("authenticated");
    renderPage(() => <AccountPage aside={<p>offer</p>} />, { fake });
    const due = await screen.findByText("account.unpaid-late");
    const offer = screen.getByText("offer");
    expect(due.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
