import { dictionaries } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { OWNER } from "#testing/make-billing.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { stubPaymentStep, takeCards } from "#testing/stub-card-fields.ts";
import { trialStreaming } from "../definitions/deals/trial-streaming.ts";
import { streamingOrganic } from "../definitions/streaming-organic.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { FlowPage } from "./flow-page.tsx";

const offer = makeOffer();
const { checkout, deals, common } = dictionaries["fr-CA"];

/** A step of a purchase on an English page of Canada, for somebody who sits in a region. */
function open(definition: typeof streamingOrganic, step: string, { sitsIn = "ON", state = "" } = {}) {
  const billing = { ...OWNER, addressLine2: "", state };
  const kept: PurchaseState = { ...EMPTY_PURCHASE, offer, ...(state !== "" && { billing }) };
  sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify(kept));
  const fake = fakeSkywave({
    getDefaultBillingProfile: undefined,
    listPaymentMethods: { paymentMethods: [] },
    getLocalizations: { dictionaries: { common, checkout, deals } },
  });
  fake.setSession("authenticated", "identity-1", { countryCode: "CA", region: sitsIn });
  takeCards(fake);
  const offers = Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] });
  const data = { definition, promoCode: "", isIneligible: false, offers };
  const translate = makeTranslator("en-CA", {});
  renderPage(FlowPage, { fake, at: `/?step=${step}`, data, country: "CA", translate });
  return () => JSON.parse(sessionStorage.getItem(`purchase.1.${definition.name}`) ?? "{}") as PurchaseState;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const languageOf = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang");

beforeEach(() => {
  sessionStorage.clear();
  stubPaymentStep();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the terms of what follows a free time", () => {
  it("come in French first to who sits in Quebec, and in English once that is chosen", async () => {
    const draft = open(trialStreaming, "followOn", { sitsIn: "QC" });
    const heading = await screen.findByText(deals["follow-on.terms"] ?? "");
    expect(languageOf(heading)).toBe("fr-CA");
    const box = screen.getByRole("checkbox", { name: /^Garder All Access/ });
    fireEvent.click(box);
    await press("terms.continue-in-english");
    expect(await screen.findByText("follow-on.terms")).toBeDefined();
    expect(screen.getByRole("checkbox", { name: /follow-on.keep/ })).toHaveProperty("checked", false);
    expect(draft().contractLocale).toBe("en-CA");
  });

  it.each([
    ["sits in Ontario", { sitsIn: "ON" }],
    ["lives in Ontario, wherever they sit", { sitsIn: "QC", state: "ON" }],
  ])("come in the language of the page to who %s", async (_who, where) => {
    open(trialStreaming, "followOn", where);
    expect(await screen.findByText("follow-on.terms")).toBeDefined();
    expect(screen.queryByText("terms.quebec-first")).toBeNull();
  });
});

describe("the terms before the first field of the payment", () => {
  const before = async () => screen.findByRole("region", { name: /billing.terms-heading|Avant de payer/ });

  it("speak the language of the contract beside the tick, in Quebec as anywhere", async () => {
    open(streamingOrganic, "billing", { state: "ON" });
    expect(languageOf(await before())).toBe("en-CA");
    expect(screen.queryByText("terms.quebec-first")).toBeNull();
    fireEvent.change(await screen.findByLabelText("billing.region"), { target: { value: "QC" } });
    await screen.findByText("terms.quebec-first");
    const shown = await before();
    expect(languageOf(shown)).toBe("fr-CA");
    expect(within(shown).getByText(/All Access est gratuit/)).toBeDefined();
    await press("terms.continue-in-english");
    await expect.poll(async () => languageOf(await before())).toBe("en-CA");
  });
});
