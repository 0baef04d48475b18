import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING, OWNER } from "#testing/make-billing.ts";
import { makeOffer, makeTexanOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { trialStreaming } from "../definitions/deals/trial-streaming.ts";
import { streaming } from "../definitions/streaming.ts";
import { streamingOrganic } from "../definitions/streaming-organic.ts";
import type { FlowDefinition } from "../engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { Accordion } from "./accordion.tsx";
import { FlowPage } from "./flow-page.tsx";

const offer = makeOffer();
const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const quote = makeTexanOrder();

/** A step of a purchase whose earlier ones are done. */
function open(
  definition: FlowDefinition,
  { step, kept = {} }: { step: string; kept?: Partial<PurchaseState> },
) {
  const draft = { ...EMPTY_PURCHASE, offer, followOn: { listed: offer, isWanted: true }, card, ...kept };
  sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify(draft));
  const confirmed = { ...quote, status: "confirmed" };
  const fake = fakeSkywave({ ...KEPT_BILLING, createOrder: quote, completeOrder: confirmed });
  fake.setSession("authenticated");
  const data = {
    definition,
    ...(definition.presentation === "accordion" && { Presentation: Accordion }),
    promoCode: "",
    isIneligible: false,
    offers: Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] }),
  };
  return renderPage(FlowPage, { fake, at: `/?step=${step}`, data }).told;
}

const linesOf = (told: readonly TrackedEvent[]) =>
  told.map(({ name, groups }) => `${name} ${groups.pageInfo?.componentName ?? ""}`.trim());
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("what a purchase tells analytics on the way", () => {
  it("[A9.07] is the billing that was saved, the agreement, and the order that was pressed", async () => {
    const told = open(streamingOrganic, {
      step: "billing",
      kept: { card: null, billing: { ...OWNER, addressLine2: "", state: "TX", zipCode: "78701" } },
    });
    fireEvent.click(await screen.findByRole("checkbox"));
    await press("complete-order.start-free");
    await expect.poll(() => linesOf(told)).toContain("complete-order review");
    expect(linesOf(told)).toEqual(
      expect.arrayContaining([
        "payment-info-from-subscribe-click payment",
        "charge-agreement-check agreementTicked",
      ]),
    );
    // Its purchase is kept where that of the next test is.
    await screen.findByRole("heading", { name: "confirmation.heading" });
  });

  it("[A9.07] is each way back to what was settled, from a page of its own and from a section", async () => {
    const inSteps = open(streamingOrganic, { step: "review" });
    await screen.findByRole("checkbox");
    fireEvent.click(screen.getByRole("button", { name: /^step\.offers/ }));
    await expect.poll(() => linesOf(inSteps)).toContain("edit-section offerPresentment");
    cleanup();
    const inSections = open(streaming, { step: "review" });
    await screen.findByRole("checkbox");
    const [edit] = screen.getAllByRole("button", { name: "flow.edit-step" });
    if (edit === undefined) throw new Error("no section can be edited");
    fireEvent.click(edit);
    await expect.poll(() => linesOf(inSections)).toContain("edit-cta-in-accordion offerPresentment");
  });

  it("[A9.07] is a look at the receipt", async () => {
    const order = { ...quote, status: "confirmed" as const };
    const newSubscription = { ...order.newSubscription, invoiceId: "inv_1" };
    const told = open(streamingOrganic, {
      step: "confirmation",
      kept: { confirmedOrder: { ...order, newSubscription } as PurchaseState["confirmedOrder"] },
    });
    fireEvent.click(await screen.findByRole("link", { name: "confirmation.receipt" }));
    await expect.poll(() => linesOf(told)).toContain("viewOrderdetails confirmation");
  });

  it.each([
    [true, "rtc-continue followOnKept"],
    [false, "rtc-continue followOnEnds"],
  ])("[A9.08] is what follows a trial, wanted or not: %s", async (isWanted, line) => {
    const told = open(trialStreaming, {
      step: "followOn",
      kept: { followOn: { listed: offer, isWanted } },
    });
    await press("follow-on.continue");
    await expect.poll(() => linesOf(told)).toContain(line);
  });
});
