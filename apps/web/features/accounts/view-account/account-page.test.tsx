import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { EMPTY_ACCOUNT } from "#testing/empty-account.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
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

function show(accountNumber: string | null, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    ...EMPTY_ACCOUNT,
    listInvoices: { invoices: [overdue] },
    getBalanceDue: { accountNumber },
    ...answers,
  });
  fake.setSession("authenticated");
  const translate = makeTranslator("en-US", {
    "account.number": "Account number: {number}",
    "account.plan-includes": "Includes {products}",
    "account.plan-named": "{nickname} · {plan}",
    "account.plan-of-same": "{plan} · {place} of {count}",
    "account.bill-covers": "Bill of {description}",
    "plan.open-label": "Open {plan}",
  });
  return renderPage(
    () => (
      <AccountPage
        aside={<p>offer</p>}
        ExtraProducts={() => null}
        Radios={() => null}
        Delivery={() => null}
      />
    ),
    { fake, translate },
  );
}

describe("the account page", () => {
  it("says what is due, then what its owner has, and only then what is offered", async () => {
    show(null);
    const due = await screen.findByText("account.unpaid-late");
    const plan = screen.getByRole("heading", { name: "account.plans" });
    const offer = screen.getByText("offer");
    for (const [before, after] of [
      [due, plan],
      [plan, offer],
    ] as const)
      expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("has one button for what is urgent, and a link for whatever else needs attention", async () => {
    const unproved = { handle: {}, contact: { emailAddress: "jo@example.com" }, isEmailProved: false };
    show(null, { getIdentity: unproved });
    const pay = await screen.findByRole("link", { name: "account.pay-now" });
    expect(pay.dataset["look"]).toBe("ink");
    expect(screen.getByRole("link", { name: "attention.verify-email" }).dataset["look"]).toBeUndefined();
  });

  it("[A3.11] tells analytics of a plan that another one includes, and of the one that includes it", async () => {
    const companions = async (includedIn: string | null) => {
      const subscriptions = [makeSubscription(), makeSubscription({ id: "sub-2", includedIn })];
      const { app, told } = show(null, { listSubscriptions: { subscriptions } });
      await screen.findByText("account.unpaid-late");
      app.tracking.event("continue");
      cleanup();
      const { isCompanion, isCompanionSubscriptionDriving } = told.at(-1)?.groups.customerInfo ?? {};
      return [isCompanion, isCompanionSubscriptionDriving];
    };
    expect(await companions("sub-1")).toEqual([true, true]);
    expect(await companions("sub-of-another-account")).toEqual([true, false]);
    expect(await companions(null)).toEqual([false, false]);
  });

  it("shows the number under which somebody else can pay, where there is one", async () => {
    show("1234567897");
    await screen.findByText("Account number: 1234567897", { exact: false });
    cleanup();
    show(null);
    await screen.findByText("account.unpaid-late");
    expect(screen.queryByText("Account number", { exact: false })).toBeNull();
  });

  it("names what a plan includes only where that is more than the plan's own name", async () => {
    const own = makeSubscription();
    const extra = { id: "q", name: "Sports", productType: "main" } as const;
    const shown = async (products: typeof own.products) => {
      show(null, { listSubscriptions: { subscriptions: [makeSubscription({ products })] } });
      const since = await screen.findByText("account.plan-since", { exact: false });
      const words = since.textContent;
      cleanup();
      return words;
    };
    expect(await shown(own.products)).toBe("account.plan-since");
    expect(await shown([...own.products, extra])).toBe("account.plan-since · Includes Sports");
  });

  it("tells plans that are alike by their owner's names, else by their place, on the next bill as well", async () => {
    const plan = makeSubscription().offers.active.name;
    const alike = ["a", "b"].map((id, at) =>
      makeSubscription({
        id,
        amongSame: { place: at + 1, count: 2 },
        ...(at === 1 && { nickname: "Kitchen" }),
      }),
    );
    const [bill] = makeOrder().charges.ongoingCharge;
    const line = (subscriptionId: string, description: string) => ({
      subscriptionId,
      description,
      period: { start: "2026-12-21", end: "2027-01-21" },
      lines: bill?.lines,
    });
    const lines = [line("a", plan), line("b", plan), line("b", "Another plan")];
    show(null, {
      listSubscriptions: { subscriptions: alike },
      getNextBill: { date: "2026-12-21", amount: 3, currency: "USD", lines },
    });
    const names = [`${plan} · 1 of 2`, `Kitchen · ${plan}`];
    for (const name of names) {
      expect(await screen.findByRole("heading", { level: 3, name })).toBeDefined();
      expect(screen.getByRole("link", { name: `Open ${name}` })).toBeDefined();
    }
    for (const name of [...names, "Another plan"])
      expect(screen.getAllByText(`Bill of ${name}`, { exact: false }).length).toBeGreaterThan(0);
  });
});
