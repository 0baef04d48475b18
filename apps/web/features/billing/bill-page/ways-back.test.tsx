import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { GiftCardPage } from "../gift-card/gift-card-page.tsx";
import { PayPage } from "../pay-bill/pay-page.tsx";
import { PaymentMethodsPage } from "../payment-methods/payment-methods-page.tsx";
import { BillsPage } from "../view-bills/bills-page.tsx";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";

afterEach(cleanup);

it.each([
  ["the bills", BillsPage, false, "account/bills"],
  ["what is due", PayPage, true, "account/pay"],
  ["the cards", PaymentMethodsPage, true, "account/payment-methods"],
  ["a gift card", GiftCardPage, true, "account/gift-card"],
] as const)(
  "the page of %s is counted under its name, and one below the bills leads back to them",
  async (_what, Page, isBelowBills, page) => {
    const unreachable = {
      answers: ["getBalanceDue", "listGifts", "listInvoices", "getNextBill", "getDefaultBillingProfile"],
    };
    const fake = fakeSkywave(Object.fromEntries(unreachable.answers.map((name) => [name, lost()])));
    fake.setSession("authenticated");
    const { told } = renderPage(Page, { fake });
    await expect.poll(() => JSON.stringify(told)).toContain(`"${page}"`);
    const back = screen.queryByRole("link", { name: "bills.back-to-bills" });
    expect(back?.getAttribute("href")).toBe(isBelowBills ? "/account/bills" : undefined);
  },
);
