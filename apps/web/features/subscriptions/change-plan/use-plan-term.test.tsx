import type { Offer } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer, makeYearlyOffer } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ChangePage } from "./change-page.tsx";

const products = [{ id: "q", name: "Zenith", productType: "main" as const }];
const zenith = makeOffer({ id: "zenith", name: "Zenith", products });
const zenithYearly = makeYearlyOffer({ id: "zenith-year", name: "Zenith", products });
const brisa = makeOffer({ id: "brisa", name: "Brisa", products: [] });

function open(offers: readonly Offer[]) {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(),
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers, fallbackOffers: [] },
  });
  fake.setSession("authenticated");
  const slots = { addCard: () => null, giftCard: () => null };
  renderPage(() => <ChangePage isTermOnly={false} slots={slots} />, {
    fake,
    at: "/subscription/change?subscriptionId=sub-1",
  });
}

const radio = (name: RegExp) => screen.findByRole("radio", { name });

afterEach(cleanup);

describe("how often another plan is paid", () => {
  it("is switched for all plans at once, which says what that saves and keeps the plan that was chosen", async () => {
    open([brisa, zenith, zenithYearly]);
    fireEvent.click(await radio(/^Zenith, change.term.Monthly/));
    expect(screen.queryByRole("radio", { name: /^Zenith, change.term.Annual/ })).toBeNull();
    fireEvent.click(await radio(/term-switch.Annual term-switch.save/));
    expect(await radio(/^Zenith, change.term.Annual.*plan-card.saving/)).toHaveProperty("checked", true);
    expect(screen.queryByRole("radio", { name: /^Zenith, change.term.Monthly/ })).toBeNull();
  });

  it("leaves a plan as it is that is sold on one term", async () => {
    open([brisa, zenith, zenithYearly]);
    fireEvent.click(await radio(/term-switch.Annual/));
    expect(await radio(/^Brisa, change.term.Monthly/)).toBeDefined();
  });

  it("begins with what there is where nothing else is paid as often as the plan of now", async () => {
    open([makeYearlyOffer()]);
    expect(await radio(/term-switch.Annual/)).toHaveProperty("checked", true);
    expect(await radio(/^All Access, change.term.Annual/)).toHaveProperty("checked", true);
    fireEvent.click(await radio(/term-switch.Monthly/));
    expect(screen.queryByRole("button", { name: "change.ask" })).toBeNull();
  });

  it("is no choice where each plan has one term", async () => {
    open([brisa, zenith]);
    expect(await radio(/^Zenith/)).toBeDefined();
    expect(screen.queryByRole("radio", { name: /term-switch/ })).toBeNull();
  });
});
