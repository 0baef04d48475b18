import type { Charge, Offer, Order } from "@skywave/contract";
import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EMPTY_PURCHASE, type PurchaseState } from "../../engine/purchase-state.ts";
import { FlowPage } from "../../presentation/flow-page.tsx";
import { several } from "./several.ts";

const [, full] = makeOffer().phases;
const plan = (id: string, name: string): Offer =>
  makeOffer({ id, name, type: "SelfPay", phases: full === undefined ? [] : [full] });
const [horizon, melodia] = [plan("plan-1", "Horizon"), plan("plan-2", "Melodia")];
const trial = makeOffer({ id: "trial", name: "Horizon free" });
const lines = [
  { offer: horizon, quantity: 2 },
  { offer: melodia, quantity: 1 },
];
const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };

/** A quote of three plans, each of them due today and again in a month. */
function severalOrder(override: Partial<Order> = {}): Order {
  const single = makeOrder();
  const [bill] = single.charges.ongoingCharge;
  if (bill === undefined) throw new Error("the order has a bill");
  const on = (line: number, start: string, end: string): Charge => ({
    ...bill,
    line,
    period: { start, end },
  });
  const sold = [horizon, horizon, melodia];
  return {
    ...single,
    dueNow: 37.41,
    lines: sold.map(({ id, name }) => ({
      offerId: id,
      offerVersion: 1,
      offerName: name,
      subscriptionId: null,
    })),
    charges: {
      oneTimeCharge: sold.map((_plan, line) => on(line, "2026-11-21", "2026-12-21")),
      repeatingCharge: [],
      ongoingCharge: sold.map((_plan, line) => on(line, "2026-12-21", "2027-01-21")),
      zeroCharge: [],
    },
    ...override,
  };
}

interface OpenOptions {
  at?: string;
  locale?: Locale;
  session?: "authenticated" | "anonymous";
}

function open(
  answers: Record<string, unknown> = {},
  { at = "/", locale, session = "authenticated" }: OpenOptions = {},
) {
  const fake = fakeSkywave({
    createOrder: severalOrder(),
    listSubscriptions: { subscriptions: [] },
    ...answers,
  });
  fake.skywave.configuration = async () => ({ settings: { mostPlansPerOrder: 4 } }) as never;
  fake.setSession(session);
  const offers = Promise.resolve({ ok: true, offers: [trial, horizon, melodia], fallbackOffers: [] });
  const data = { definition: several, promoCode: "", isIneligible: false, offers };
  const texts = locale && Object.assign({}, ...Object.values(dictionaries[locale]));
  const translate = texts && makeTranslator(locale, texts);
  return { fake, ...renderPage(FlowPage, { fake, at, data, ...(translate && { translate }) }) };
}

function saveDraft(draft: Partial<PurchaseState>) {
  const state = { ...EMPTY_PURCHASE, offer: horizon, lines, card, areDetailsSaved: true, ...draft };
  sessionStorage.setItem(`purchase.1.${several.name}`, JSON.stringify(state));
}

const counts = () => screen.findAllByRole("combobox");
const take = async (place: number, count: string) => {
  const field = (await counts())[place];
  if (field !== undefined) fireEvent.change(field, { target: { value: count } });
};
const goOn = () => fireEvent.click(screen.getByRole("button", { name: "several.continue" }));

beforeAll(() => {
  window.scrollTo = () => undefined;
  globalThis.matchMedia = (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("several plans", () => {
  it.each(LOCALES)("shows its plans and its review in %s with every text in place", async (locale) => {
    open({}, { locale });
    await counts();
    const untold = /\b(?:several|offers|step|review|terms|price-path|line)\.[a-z]/;
    expect(document.body.textContent).not.toMatch(untold);
    cleanup();
    saveDraft({});
    open({}, { locale, at: "/?step=review" });
    expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
    expect(document.body.textContent).not.toMatch(untold);
  });

  it("offers what is sold to everybody from the first day on, none of it chosen", async () => {
    open();
    expect((await counts()).map((field) => (field as HTMLSelectElement).value)).toEqual(["0", "0"]);
    expect(screen.queryByText("Horizon free")).toBeNull();
    expect(within((await counts())[0] as HTMLElement).getAllByRole("option")).toHaveLength(6);
  });

  it("[A8.02] asks for two plans at least and as many as may be had, where the count is", async () => {
    const { router, told } = open();
    await take(0, "1");
    goOn();
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("several.too-few");
    await expect
      .poll(() => told.find(({ name }) => name === "user-error")?.groups.errorInfo)
      .toMatchObject({ errorType: "USER", errorDetails: { fieldErrors: [{ fieldName: "quantity" }] } });
    await expect.poll(() => document.activeElement).toBe(summary);
    await take(1, "4");
    expect((await screen.findByRole("alert")).textContent).toContain("several.too-many");
    await take(1, "2");
    expect(screen.queryByRole("alert")).toBeNull();
    goOn();
    await screen.findByRole("heading", { level: 1, name: "billing.heading" });
    expect(router.state.location.search).toBe("?step=billing");
  });

  it("quotes all plans at once and shows each of them, and one amount for today", async () => {
    saveDraft({});
    const { fake } = open({}, { at: "/?step=review" });
    expect(await screen.findByText("$37.41")).toBeDefined();
    expect(screen.getAllByRole("heading", { name: "several.numbered" })).toHaveLength(3);
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toEqual({
      body: {
        newSubscriptions: {
          lines: [
            { offerId: "plan-1", quantity: 2 },
            { offerId: "plan-2", quantity: 1 },
          ],
        },
      },
    });
  });

  it("names the plan that cannot be had, and leads back to the choice", async () => {
    saveDraft({});
    open({ createOrder: refusal("INVALID_OFFER_DATA", { offerId: "plan-2" }) }, { at: "/?step=review" });
    const told = await screen.findByText(/complete-order.INVALID_OFFER_DATA/);
    expect(within(told).getByText("Melodia")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "complete-order.choose-plan" }));
    expect((await counts()).map((field) => (field as HTMLSelectElement).value)).toEqual(["2", "1"]);
  });

  it("says that another tab has bought meanwhile, and leads to the account", async () => {
    saveDraft({});
    open({ completeOrder: refusal("SUB_ALREADY_EXISTS_FOR_IDENTITY") }, { at: "/?step=review" });
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "complete-order.pay" }));
    expect(await screen.findByText("several.bought-meanwhile")).toBeDefined();
    expect(screen.getByRole("button", { name: "complete-order.see-account" })).toBeDefined();
  });

  it("lists all plans once they are bought, each with its next bill", async () => {
    saveDraft({ confirmedOrder: severalOrder({ status: "confirmed" }) });
    open({}, { at: "/?step=confirmation" });
    await screen.findByRole("heading", { name: "several.bought" });
    expect(screen.getAllByText("several.next-bill", { exact: false })).toHaveLength(3);
  });

  it("[A3.21] tells where somebody is on the way to them, how many they are, and how somebody signs in", async () => {
    const contactOptions = [{ type: "EMAIL", maskedValue: "j•••@e•••.com" }];
    const statusByHandle = { identityId: "identity-1", contactOptions, hasPassword: true, hasPasskey: false };
    const { told } = open({ statusByHandle }, { session: "anonymous" });
    const pageOf = (name: string) => told.findLast((event) => event.name === name)?.groups.pageInfo;
    await take(0, "3");
    const flow = { flowName: "multi-subscription-purchase", flowType: "default" };
    expect(pageOf("page-view")).toMatchObject({ ...flow, componentName: "offerPresentment" });
    goOn();
    fireEvent.click(await screen.findByRole("button", { name: "account-step.sign-in" }));
    expect(pageOf("generic-button-click")).toMatchObject({
      ...flow,
      componentName: "severalContinue",
      subscriptionCount: 3,
    });
    expect(pageOf("page-view")).toMatchObject({ ...flow, componentName: "credentials" });
    fireEvent.change(screen.getByLabelText("sign-in.handle"), { target: { value: "jo@example.com" } });
    fireEvent.change(screen.getByLabelText("account-step.password"), { target: { value: "correct horse" } });
    fireEvent.click(screen.getByRole("button", { name: "sign-in.submit" }));
    await expect
      .poll(() => pageOf("generic-button-click"))
      .toMatchObject({ ...flow, selectedVerificationOption: "password" });
  });
});
