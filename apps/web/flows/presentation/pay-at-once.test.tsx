import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING, OWNER } from "#testing/make-billing.ts";
import { makeOffer, makeTexanOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubPaymentStep, takeCards } from "#testing/stub-card-fields.ts";
import { freeTimeOf } from "../engine/follow-on.ts";
import { trialStreaming } from "../definitions/deals/trial-streaming.ts";
import { streaming } from "../definitions/streaming.ts";
import { streamingOrganic } from "../definitions/streaming-organic.ts";
import type { FlowDefinition } from "../engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { Accordion } from "./accordion.tsx";
import { FlowPage } from "./flow-page.tsx";

const offer = makeOffer();
const typed = { ...OWNER, addressLine2: "", city: "Austin", state: "TX", zipCode: "78701" };
const confirmed = makeTexanOrder({ status: "confirmed", subscriptionId: "subscription-1" });
const [KEPT] = KEPT_BILLING.listPaymentMethods.paymentMethods;

interface Opened {
  definition?: FlowDefinition;
  kept?: Partial<PurchaseState>;
  answers?: Record<string, unknown>;
  at?: string;
}

/** The step that asks for a card, opened by somebody who has an account. */
function open({ definition = streamingOrganic, kept, answers, at = "/?step=billing" }: Opened) {
  sessionStorage.setItem(
    `purchase.1.${definition.name}`,
    JSON.stringify({ ...EMPTY_PURCHASE, offer, ...kept }),
  );
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    getDefaultBillingProfile: undefined,
    listPaymentMethods: { paymentMethods: [] },
    createBillingProfile: { id: "profile-1", defaultPaymentMethodId: "card-1" },
    listSubscriptions: { subscriptions: [] },
    createOrder: makeTexanOrder(),
    completeOrder: confirmed,
    ...answers,
  });
  fake.setSession("authenticated");
  takeCards(fake);
  const offers = Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] });
  const Presentation = definition.presentation === "accordion" ? { Presentation: Accordion } : {};
  const data = { definition, ...Presentation, promoCode: "", isIneligible: false, offers };
  const sent = (asked: string) => fake.calls.filter(({ name }) => name === asked);
  return { fake, sent, ...renderPage(FlowPage, { fake, at, data }) };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const KNOWN = { ...KEPT_BILLING };

beforeEach(() => {
  sessionStorage.clear();
  stubPaymentStep();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([streamingOrganic, streaming])("paying where the card is typed, in $name", (definition) => {
  // The card on file is chosen in the form, so that nothing has to be typed into a frame.
  const form = { definition, kept: { billing: typed }, answers: KNOWN };

  it("saves, quotes and buys by one press what was agreed to", async () => {
    const { sent } = open(form);
    fireEvent.click(await screen.findByRole("checkbox"));
    press("complete-order.start-free");
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
    expect(sent("createOrder")).toHaveLength(1);
    expect(sent("completeOrder").map(({ input }) => input)).toMatchObject([
      { params: { orderId: "order-1" }, body: { agreement: { language: "en-US" } } },
    ]);
  });

  it("buys nothing without the tick, and saves nothing either", async () => {
    const { sent } = open(form);
    await screen.findByRole("checkbox");
    press("complete-order.start-free");
    expect((await screen.findByRole("alert")).textContent).toContain("terms.agree-required");
    expect([sent("updateBillingProfile"), sent("createOrder")]).toEqual([[], []]);
  });

  it.each([
    ["costs more", makeTexanOrder({ dueNow: 1 })],
    ["has no trial", makeTexanOrder({ trialUse: "usedByPerson" })],
  ])("asks once more where the quote %s", async (_, createOrder) => {
    const { sent } = open({ ...form, answers: { ...KNOWN, createOrder } });
    fireEvent.click(await screen.findByRole("checkbox"));
    press("complete-order.start-free");
    expect(await screen.findByText("review.differs")).toBeDefined();
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
    expect(sent("completeOrder")).toEqual([]);
  });

  it("comes back with a refused card to where another one is typed", async () => {
    const declined = refusal("CREDIT_CARD_ERROR", { nextMove: "useAnotherCard" });
    open({ ...form, answers: { ...KNOWN, completeOrder: declined } });
    fireEvent.click(await screen.findByRole("checkbox"));
    press("complete-order.start-free");
    expect(await screen.findByText("complete-order.declined.useAnotherCard")).toBeDefined();
    expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
  });
});

describe("the agreement beside the button", () => {
  it("counts for the amounts that were on the screen, and for no other", async () => {
    open({ kept: { billing: typed }, answers: KNOWN });
    const box = await screen.findByRole("checkbox");
    fireEvent.click(box);
    expect(box).toHaveProperty("checked", true);
    fireEvent.change(screen.getByLabelText("billing.region"), { target: { value: "CT" } });
    await expect.poll(() => screen.getByRole("checkbox")).toHaveProperty("checked", false);
  });

  it("is left to the review where a gift card pays first", async () => {
    const giftCard = { tokenId: "token-1", last4: "0042", actualBalance: 25, currency: "USD" } as const;
    open({ kept: { billing: typed, giftCard }, answers: KNOWN });
    expect(await screen.findByRole("button", { name: "billing.save" })).toBeDefined();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("somebody whose card is on file", () => {
  it("goes from the plan to the review, and back to the plan", async () => {
    const { router } = open({ answers: KNOWN, at: "/" });
    await screen.findByRole("radio");
    press("offers.continue");
    expect(await screen.findByText("review.pay-with")).toBeDefined();
    expect(router.state.location.search).toBe("?step=review");
    await router.navigate(-1);
    expect(await screen.findByRole("radio")).toBeDefined();
  });

  it.each([
    ["has expired", { card: { ...KEPT?.card, status: "EXPIRED" } }],
    ["was declined", { card: { ...KEPT?.card, declinedOn: "2026-11-01" } }],
  ])("is asked for one where it %s", async (_, override) => {
    const listPaymentMethods = { paymentMethods: [{ ...KEPT, ...override }] };
    open({ answers: { ...KNOWN, listPaymentMethods } });
    expect(await screen.findByText("billing.heading")).toBeDefined();
  });

  it("starts what costs nothing without typing anything", async () => {
    const free = freeTimeOf(offer);
    const kept = { offer: free, followOn: { listed: offer, isWanted: false } };
    open({ definition: trialStreaming, kept, answers: KNOWN, at: "/?step=details" });
    expect(await screen.findByText("free-terms.heading")).toBeDefined();
    expect(screen.queryByLabelText("billing.first-name")).toBeNull();
  });
});
