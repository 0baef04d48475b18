import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "#flows/engine/purchase-state.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { estimateOrder } from "#orders/pay-at-once/estimate-order.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeTexanOrder, makeYearlyOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubCardFields, takeCards } from "#testing/stub-card-fields.ts";
import { type StubbedWallets, stubbedWallets } from "#testing/stubbed-wallets.ts";

const trial = makeOffer();
const AT_HOME = {
  name: "Robin Ferrer",
  address: { line1: "12 Hill Road", city: "Austin", state: "TX", postal_code: "78701", country: "US" },
};
const CHOSEN = /^methods\.card/;

let wallets: StubbedWallets;
let tokens: (string | undefined)[];

beforeEach(() => {
  sessionStorage.clear();
  wallets = stubbedWallets();
  tokens = ["pm_1", "pm_2"];
  stubCardFields(() => tokens.shift(), wallets);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The step that asks for a card, opened by somebody who was never billed. */
async function open({ kept = {}, answers = {} }: { kept?: Partial<PurchaseState>; answers?: object } = {}) {
  const offer = kept.offer ?? trial;
  sessionStorage.setItem(
    `purchase.1.${streamingOrganic.name}`,
    JSON.stringify({ ...EMPTY_PURCHASE, offer, ...kept }),
  );
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    getDefaultBillingProfile: undefined,
    listPaymentMethods: { paymentMethods: [] },
    createBillingProfile: { id: "profile-1", defaultPaymentMethodId: "pm_1" },
    listSubscriptions: { subscriptions: [] },
    createOrder: makeTexanOrder(),
    completeOrder: makeTexanOrder({ status: "confirmed", subscriptionId: "subscription-1" }),
    ...answers,
  });
  fake.setSession("authenticated");
  takeCards(fake);
  const offers = Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] });
  const data = { definition: streamingOrganic, promoCode: "", isIneligible: false, offers };
  renderPage(FlowPage, { fake, at: "/?step=billing", data });
  const group = await screen.findByRole("group", { name: "wallet.group" });
  // Nothing fetches a script here.
  await expect.poll(() => document.querySelector("script[src]")).not.toBeNull();
  document.querySelector("script[src]")?.dispatchEvent(new Event("load"));
  await expect.poll(() => group.dataset["room"]).toBe("offered");
  return { sent: (asked: string) => fake.calls.filter(({ name }) => name === asked) };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const pressButton = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a wallet in the checkout", () => {
  it("is kept for a trial with its later price named, fills the form in, and pays as a typed card does", async () => {
    const { sent } = await open();
    expect(wallets.terms()).toMatchObject({
      mode: "setup",
      currency: "usd",
      setupFutureUsage: "off_session",
      paymentMethodTypes: ["card"],
    });
    expect(wallets.press("google_pay")).toMatchObject({
      lineItems: [{ name: expect.stringContaining("pay-at-once.later"), amount: 0 }],
      billingAddressRequired: true,
    });
    await wallets.agree(AT_HOME);
    expect(await screen.findByText(CHOSEN)).toBe(document.activeElement);
    expect(
      ["first-name", "last-name", "city", "postal-code"].map((name) => valueOf(`billing.${name}`)),
    ).toEqual(["Robin", "Ferrer", "Austin", "78701"]);
    fireEvent.click(await screen.findByRole("checkbox"));
    pressButton("complete-order.start-free");
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
    expect(sent("createBillingProfile").map(({ input }) => input)).toMatchObject([
      { body: { stripePaymentMethodId: "pm_1" } },
    ]);
  });

  it("leaves what was typed, and makes way for another", async () => {
    await open({ kept: { billing: { ...EMPTY_PURCHASE.billing, firstName: "Jo", city: "Dallas" } } });
    wallets.press("apple_pay");
    await wallets.agree(AT_HOME);
    await screen.findByText(CHOSEN);
    expect([valueOf("billing.first-name"), valueOf("billing.city"), valueOf("billing.postal-code")]).toEqual([
      "Jo",
      "Dallas",
      "",
    ]);
    pressButton("wallet.choose-another");
    expect(screen.queryByText(CHOSEN)).toBeNull();
    expect(screen.getByRole("group", { name: "wallet.group" })).toBeDefined();
  });

  it("agrees to what is due today to the cent, and to no other amount", async () => {
    const inTexas = { ...EMPTY_PURCHASE.billing, state: "TX" };
    await open({ kept: { offer: makeYearlyOffer(), billing: inTexas } });
    const { dueNow } = estimateOrder({
      offers: [makeYearlyOffer()],
      place: { country: "US", state: "TX" },
      now: Date.now(),
    });
    const amount = Math.round(dueNow * 100);
    expect(wallets.terms()).toMatchObject({ mode: "payment", amount, currency: "usd" });
    expect(wallets.press("apple_pay")).toMatchObject({
      lineItems: [{ amount }, { amount: 0 }],
      applePay: { recurringPaymentRequest: { regularBilling: { recurringPaymentIntervalUnit: "year" } } },
    });
    await wallets.agree(AT_HOME);
    await screen.findByText(CHOSEN);
    fireEvent.change(screen.getByLabelText("billing.region"), { target: { value: "OR" } });
    expect(await screen.findByText("wallet.amount-changed")).toBeDefined();
    expect(screen.queryByText(CHOSEN)).toBeNull();
    expect(wallets.terms()["amount"]).toBeLessThan(amount);
  });

  it("that is refused is told as a card is, and is chosen no more", async () => {
    const declined = refusal("CREDIT_CARD_ERROR", { nextMove: "useAnotherCard" });
    await open({ answers: { createBillingProfile: declined } });
    wallets.press("link");
    await wallets.agree(AT_HOME);
    fireEvent.click(await screen.findByRole("checkbox"));
    pressButton("complete-order.start-free");
    expect(await screen.findByText("complete-order.declined.useAnotherCard")).toBeDefined();
    expect(screen.queryByText(CHOSEN)).toBeNull();
  });

  it("that the processor can make nothing of fails in its sheet, and chooses nothing", async () => {
    tokens = [];
    stubCardFields(() => undefined, {
      ...wallets,
      group: (options) => ({ ...wallets.group(options), submit: async () => ({ error: {} }) }),
    });
    await open();
    wallets.press("link");
    await wallets.agree(AT_HOME);
    expect(await screen.findByText("billing.card-unreadable")).toBeDefined();
    expect(wallets.failures).toEqual(["fail"]);
    expect(screen.queryByText(CHOSEN)).toBeNull();
  });
});
