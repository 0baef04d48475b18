import type { PromoCodeResult } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer, makeYearlyOffer } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OwnedPlansNotice } from "./rare-notices.tsx";
import { checkPromoCode, promoCodeMessage } from "#pricing/promo-code/promo-code-messages.ts";

const music = { name: "Music", products: [{ id: "music", name: "Music", productType: "main" as const }] };
const offers = [makeOffer(), makeOffer({ id: "offer-2", ...music })];
const none = { offers: [], fallbackOffers: [] };

function open(
  answers: Record<string, unknown> = {},
  first: object = { ok: true, offers, fallbackOffers: [] },
) {
  const fake = fakeSkywave(answers);
  const data = {
    definition: streamingOrganic,
    promoCode: "",
    isIneligible: false,
    offers: Promise.resolve(first),
  };
  return { fake, ...renderPage(FlowPage, { fake, data }) };
}

async function apply(code: string) {
  fireEvent.click(await screen.findByRole("button", { name: "promo.question" }));
  fireEvent.change(screen.getByLabelText("promo.label"), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "promo.apply" }));
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

type Invalid = Extract<PromoCodeResult, { status: "invalid" }>;
const invalidBecause = (because: NonNullable<Invalid["because"]>): Invalid => ({
  status: "invalid",
  reason: "notEligible",
  because,
});
const REASONS = [
  "notFound",
  "expired",
  "notStarted",
  "redeemed",
  "notEligible",
  "wrongCountry",
  "wrongPlatform",
] as const;
const INVALID: Invalid[] = [
  ...REASONS.map((reason) => ({ status: "invalid" as const, reason })),
  ...(["otherOffers", "samePlan", "trialUsed", "studentsOnly"] as const).map(invalidBecause),
];

describe("PresentOffers", () => {
  it("tells whoever is signed in which plans they have, and nobody else", async () => {
    const plans = { subscriptions: [makeSubscription(), makeSubscription({ isCancelled: true })] };
    const { fake } = open({ listSubscriptions: plans });
    await screen.findAllByRole("radio");
    expect(screen.queryByText("offers.owned")).toBeNull();
    act(() => fake.setSession("authenticated"));
    expect(await screen.findByText("offers.owned")).toBeDefined();
    expect(screen.getByRole("link", { name: "offers.owned-account" }).getAttribute("href")).toBe("/account");
  });

  it("counts no plan among them that is over", async () => {
    const names = ["Car", "Boat"].map((nickname) =>
      makeSubscription({ nickname, isCancelled: nickname === "Boat" }),
    );
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: names } });
    fake.setSession("authenticated");
    const translate = makeTranslator("en-US", {
      "offers.owned": "You have {plans}",
      "account.plan-named": "{nickname}",
    });
    renderPage(OwnedPlansNotice, { fake, translate });
    expect((await screen.findByText(/^You have/)).textContent).toMatch(/Car$/);
  });

  it("tells analytics by its id whose details were opened", async () => {
    const { told } = open();
    const [, second] = await screen.findAllByRole("button", { name: /offers.details/ });
    if (second !== undefined) fireEvent.click(second);
    const opened = () => told.filter(({ name }) => name === "details-accordion-chevron");
    await expect
      .poll(() => opened().map(({ groups }) => groups.pageInfo))
      .toMatchObject([{ componentName: "offer-2" }]);
  });

  it("offers one choice out of all plans, the first one picked", async () => {
    open();
    const radios = await screen.findAllByRole("radio");
    expect(radios.map((radio) => radio.getAttribute("value"))).toEqual(["offer-1", "offer-2"]);
    expect(radios[0]).toHaveProperty("checked", true);
  });

  describe("with plans by the month and by the year", () => {
    const choices = [
      makeOffer(),
      makeOffer({ id: "offer-2", ...music }),
      makeOffer({ id: "offer-paid", type: "SelfPay", phases: makeOffer().phases.slice(1) }),
      makeYearlyOffer(),
    ];
    const plansShown = () =>
      within(screen.getByRole("group", { name: "offers.legend" }))
        .getAllByRole("radio")
        .map((radio) => radio.getAttribute("value"));
    const checked = () =>
      screen.getAllByRole("radio", { checked: true }).map((one) => one.getAttribute("value"));
    const openChoices = (at?: string) => {
      const data = { definition: streamingOrganic, promoCode: "", isIneligible: false };
      const first = Promise.resolve({ ok: true, offers: choices, fallbackOffers: [], ineligibleOffers: [] });
      return renderPage(FlowPage, {
        fake: fakeSkywave(),
        data: { ...data, offers: first },
        ...(at && { at }),
      });
    };

    it("shows one card for each plan, in its place on either term, and keeps the plan that was chosen", async () => {
      openChoices();
      fireEvent.click(await screen.findByRole("radio", { name: /term-switch.Annual/ }));
      expect(plansShown()).toEqual(["offer-year", "offer-2"]);
      expect(checked()).toEqual(["Annual", "offer-year"]);
      expect(await screen.findByText("plan-card.saving")).toBeDefined();
      fireEvent.click(screen.getByRole("radio", { name: /term-switch.Monthly/ }));
      expect(plansShown()).toEqual(["offer-1", "offer-2"]);
      expect(checked()).toEqual(["Monthly", "offer-1"]);
    });

    it("has room for the switch between terms only where there is one to make", async () => {
      const placeOfSwitch = async () => {
        await screen.findByRole("radio", { name: /Music/ });
        return screen.getByRole("group", { name: "offers.legend" }).previousElementSibling;
      };
      const yearly = makeYearlyOffer();
      open({}, { ok: true, offers: [...offers, yearly], fallbackOffers: [] });
      expect((await placeOfSwitch())?.hasAttribute("hidden")).toBe(false);
      cleanup();
      open();
      expect((await placeOfSwitch())?.hasAttribute("hidden")).toBe(true);
    });

    it("begins with the term of the offer that a link asks for", async () => {
      openChoices("/?offerid=offer-year");
      await screen.findByRole("radio", { name: /term-switch.Annual/ });
      expect(checked()).toEqual(["Annual", "offer-year"]);
    });

    it("shows further offers of the same plans on demand, and none of them stays chosen that is hidden", async () => {
      openChoices();
      await screen.findByRole("radio", { name: /term-switch.Annual/ });
      fireEvent.click(screen.getByRole("button", { name: "plan-card.more.one" }));
      expect(plansShown()).toEqual(["offer-1", "offer-2", "offer-paid"]);
      fireEvent.click(screen.getByRole("radio", { name: /offers.type.SelfPay/ }));
      fireEvent.click(screen.getByRole("button", { name: "plan-card.fewer" }));
      expect(plansShown()).toEqual(["offer-1", "offer-2"]);
      expect(checked()).toEqual(["Monthly", "offer-1"]);
    });

    it("presents all of them to analytics, and the one that is picked as chosen", async () => {
      const { told } = openChoices();
      fireEvent.click(await screen.findByRole("radio", { name: /term-switch.Annual/ }));
      fireEvent.click(screen.getByRole("button", { name: "offers.continue" }));
      const said = JSON.stringify(told.find(({ name }) => name === "generic-button-click"));
      for (const { id } of choices) expect(said).toContain(`"${id}"`);
    });

    it("marks the most popular plan once", async () => {
      const { app } = openChoices();
      app.shell.mostPopularProduct = "music";
      await screen.findByRole("radio", { name: /term-switch.Annual/ });
      fireEvent.click(screen.getByRole("button", { name: "plan-card.more.one" }));
      expect(screen.getAllByText("plan-card.most-popular")).toHaveLength(1);
    });
  });

  it("says the whole price path to listeners, as a table too", async () => {
    open({}, { ok: true, offers: [makeOffer()], fallbackOffers: [] });
    expect(await screen.findByRole("figure", { name: "price-path.summary" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /offers.details/ }));
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows[2]?.textContent).toContain("$11.99");
  });

  it("asks again with a code, cut of its pasted spaces and of marks that nobody sees", async () => {
    const { fake } = open({
      getNewOffers: {
        ...none,
        offers: [makeOffer()],
        promoCodeResult: { status: "valid", offersAffectTrialEligibility: false },
      },
    });
    await apply("  \u200ESPRING\u202C ");
    expect(await screen.findByText("promo.applied")).toBeDefined();
    expect(fake.calls[0]?.input).toMatchObject({ query: { promoCode: "SPRING" } });
  });

  it.each(INVALID.map((invalid) => [promoCodeMessage(invalid), invalid] as const))(
    "tells %s and shows what can be had",
    async (key, invalid) => {
      open({
        getNewOffers: { ...none, fallbackOffers: offers, promoCodeResult: invalid },
      });
      await apply("SPRING");
      expect(await screen.findByText(new RegExp(`${key} promo.fallback`))).toBeDefined();
      expect(screen.getAllByRole("radio")).toHaveLength(2);
    },
  );

  it("leads with a good code to where it is used", async () => {
    const promoCodeResult = { ...invalidBecause("otherOffers"), opens: ["Half price"] };
    open({ getNewOffers: { ...none, fallbackOffers: offers, promoCodeResult } });
    await apply("SPRING");
    expect((await screen.findByRole("link", { name: "promo.elsewhere" })).getAttribute("href")).toBe(
      "/subscribe/checkout/purchase/streaming?promocode=SPRING",
    );
  });

  it("tells that the network is gone, and tries again on demand", async () => {
    const { fake } = open({ getNewOffers: lost() }, { ok: false, code: "UNREACHABLE", reason: "offline" });
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    fake.answers["getNewOffers"] = { ...none, offers };
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("tells that nothing is on sale", async () => {
    open({}, { ok: true, offers: [], fallbackOffers: [] });
    expect(await screen.findByText("offers.empty-heading")).toBeDefined();
  });
});

describe("checkPromoCode", () => {
  it.each([
    ["  ", "promo.empty"],
    ["A".repeat(41), "promo.too-long"],
    [" SPRING ", undefined],
  ])("judges %s", (typed, problem) => {
    expect(checkPromoCode(typed)).toBe(problem);
  });
});

describe("the messages of promo codes", () => {
  it.each(LOCALES)("are there for every reason in %s", (locale) => {
    const keys = INVALID.map(promoCodeMessage);
    expect(keys.filter((key) => !dictionaries[locale].checkout[key])).toEqual([]);
  });
});
