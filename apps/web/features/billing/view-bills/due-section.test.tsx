import type { BalanceDue } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { DueSection } from "./due-section.tsx";

const STATUS = {
  amountDue: 12.74,
  currency: "USD",
  nextPayment: { date: "2026-04-10", amount: 12.74, offsetDaysFromToday: 26 },
};
const owing = (amount: number): BalanceDue => ({
  amount,
  currency: "USD",
  balance: { value: 0, currency: "USD" },
  invoices: [],
  accountNumber: null,
});
const translatorIn = (locale: (typeof LOCALES)[number]) =>
  makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));

function open(amount: number, answer: unknown, translate?: ReturnType<typeof makeTranslator>) {
  const fake = fakeSkywave({ accountNonPii: answer });
  fake.setSession("authenticated");
  const Page = () => <DueSection balanceDue={owing(amount)} />;
  renderPage(Page, { fake, ...(translate && { translate }) });
  return fake;
}

afterEach(cleanup);

describe("DueSection", () => {
  it.each(LOCALES)(
    "[S9.19] tells whoever owes something what comes with the next payment, in %s",
    async (locale) => {
      open(12.74, { data: { billingStatus: STATUS } }, translatorIn(locale));
      const told = await screen.findByText(/25[.,]48/);
      expect(told.textContent).toMatch(/10/);
    },
  );

  it("[S9.19] tells the total amount where there is one", async () => {
    open(12.74, { data: { billingStatus: { ...STATUS, totalAmount: 30 } } }, translatorIn("en-US"));
    expect((await screen.findByText(/with your next payment/)).textContent).toMatch(/^\$30\.00 by /);
  });

  it("says that nothing is due, and asks nobody for more", async () => {
    const fake = open(0, lost());
    expect(await screen.findByText("bills.nothing-due")).toBeDefined();
    expect(fake.calls.map(({ name }) => name)).not.toContain("accountNonPii");
  });
});
