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
  ["the bills", BillsPage, "/account", "bills.back-to-account", "account/bills"],
  ["what is due", PayPage, "/account/bills", "bills.back-to-bills", "account/pay"],
  ["the cards", PaymentMethodsPage, "/account/bills", "bills.back-to-bills", "account/payment-methods"],
  ["a gift card", GiftCardPage, "/account/bills", "bills.back-to-bills", "account/gift-card"],
])(
  "from the page of %s leads a way back, and it is counted under its name",
  async (_what, Page, to, text, page) => {
    const unreachable = {
      answers: ["getBalanceDue", "listGifts", "listInvoices", "getNextBill", "getDefaultBillingProfile"],
    };
    const fake = fakeSkywave(Object.fromEntries(unreachable.answers.map((name) => [name, lost()])));
    fake.setSession("authenticated");
    const { told } = renderPage(Page, { fake });
    expect((await screen.findByRole("link", { name: text })).getAttribute("href")).toBe(to);
    await expect.poll(() => JSON.stringify(told)).toContain(`"${page}"`);
  },
);
