import type { Subscription } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Accordion } from "../../presentation/accordion.tsx";
import { FlowPage } from "../../presentation/flow-page.tsx";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EMPTY_PURCHASE } from "../../engine/purchase-state.ts";
import { promotion } from "./promotion.ts";
import { trialStreaming } from "./trial-streaming.ts";

const offer = makeOffer();
const USED = { offers: [], fallbackOffers: [], ineligibleOffers: [{ offer, reason: "trialUsedByPerson" }] };
const LEFT = { offers: [offer], fallbackOffers: [], ineligibleOffers: [] };

function open(
  definition: typeof promotion,
  { first = LEFT, later = LEFT as object, at = "/", plans = [] as Subscription[] },
) {
  const fake = fakeSkywave({ getNewOffers: later, listSubscriptions: { subscriptions: plans } });
  fake.setSession("authenticated");
  const state = { ...EMPTY_PURCHASE, offer, followOn: { listed: offer, isWanted: true } };
  if (at !== "/") sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify(state));
  const data = {
    definition,
    promoCode: "",
    isIneligible: false,
    offers: Promise.resolve({ ok: true, ...first }),
  };
  return { fake, ...renderPage(FlowPage, { fake, at, data: { ...data, Presentation: Accordion } }) };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.matchMedia = (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe.each([
  [trialStreaming, "deals.trial-used"],
  [promotion, "deals.promotion-used"],
] as const)("the flow $0.name", (definition, message) => {
  it("tells whoever has had it so on its first page, with the way to the plans that are paid", async () => {
    open(definition, { first: USED as never });
    expect(await screen.findByText(message)).toBeDefined();
    const link = screen.getByRole("link", { name: "deals.paid-plans" });
    expect(link.getAttribute("href")).toContain("self-pay");
  });

  it("tells whoever turns out to have had it before an address is asked for", async () => {
    open(definition, { later: USED, at: "/?step=account" });
    fireEvent.click(await screen.findByRole("button", { name: "account-step.continue" }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByLabelText("billing.first-name")).toBeNull();
  });

  it("tells whoever has the plan already before an address is asked for, with the way to another", async () => {
    open(definition, { plans: [makeSubscription()], at: "/?step=account" });
    fireEvent.click(await screen.findByRole("button", { name: "account-step.continue" }));
    const said = await screen.findByText("complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY");
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.getByRole("link", { name: "offers.owned-account" }).getAttribute("href")).toBe("/account");
    fireEvent.click(screen.getByRole("button", { name: "account-step.another-plan" }));
    expect(await screen.findByRole("radio")).toBeDefined();
  });

  it("goes on for whoever had the plan once, or has another", async () => {
    const product = { id: "other", name: "Other", productType: "main" } as const;
    open(definition, {
      plans: [makeSubscription({ isCancelled: true }), makeSubscription({ products: [product] })],
      at: "/?step=account",
    });
    fireEvent.click(await screen.findByRole("button", { name: "account-step.continue" }));
    expect(await screen.findByLabelText("billing.first-name")).toBeDefined();
  });

  it("goes on where it is left, and where nobody can be asked just now", async () => {
    for (const later of [LEFT, lost()]) {
      const { unmount } = open(definition, { later, at: "/?step=account" });
      fireEvent.click(await screen.findByRole("button", { name: "account-step.continue" }));
      expect(await screen.findByLabelText("billing.first-name")).toBeDefined();
      unmount();
      sessionStorage.clear();
    }
  });
});
