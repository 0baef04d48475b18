import { dictionaries, type Locale, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { DoorsPage } from "./doors-page.tsx";
import { TrialDoorPage } from "./trial-door-page.tsx";

const trial = makeOffer({ id: "trial-1", name: "Horizon" });
const paid = makeOffer({ id: "paid-1", name: "Zenith", type: "SelfPay", phases: trial.phases.slice(1) });
const student = makeOffer({ id: "student-1", name: "Horizon", phases: trial.phases.slice(1) });
const listed = {
  offers: [trial, paid],
  fallbackOffers: [],
  ineligibleOffers: [{ offer: student, reason: "studentNotVerified" }],
};

function open(Page: ComponentType, answer: unknown = listed, locale?: Locale) {
  const fake = fakeSkywave({ getNewOffers: answer });
  const texts = locale && Object.assign({}, ...Object.values(dictionaries[locale]));
  const translate = texts && makeTranslator(locale, texts);
  return { fake, ...renderPage(Page, { fake, ...(translate && { translate }) }) };
}
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

afterEach(cleanup);

describe.each([
  ["DoorsPage", DoorsPage],
  ["TrialDoorPage", TrialDoorPage],
] as const)("%s", (_name, Page) => {
  it.each(LOCALES)("has every text in place in %s", async (locale) => {
    open(Page, listed, locale);
    await screen.findAllByText(/11[.,]99/);
    expect(document.body.textContent).not.toMatch(/\b(?:doors|deals|offers|price-path)\.[a-z]/);
  });

  it("says what failed, and asks again", async () => {
    const { fake } = open(Page, lost());
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    fake.answers["getNewOffers"] = listed;
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findAllByRole("link", { name: /^doors\.(?:plan|trial)-action$/ })).toHaveLength(1);
  });
});

describe("DoorsPage", () => {
  it("[A2.52] leads to each plan at the catalogue's price, with that plan chosen", async () => {
    open(DoorsPage);
    const plans = await screen.findByRole("region", { name: "doors.plans" });
    await within(plans).findByText("$11.99");
    expect(within(plans).getAllByRole("listitem")).toHaveLength(1);
    expect(linkTo("doors.plan-action")).toBe("/subscribe/checkout/purchase/streaming/organic?offerid=paid-1");
  });

  it("[A9.08] [A9.11] tells analytics which way was taken, and that a plan is for outside the car", async () => {
    const { told } = open(DoorsPage);
    fireEvent.click(await screen.findByRole("link", { name: "doors.plan-action" }));
    fireEvent.click(screen.getByRole("link", { name: "doors.radio" }));
    const lines = told.map(({ name, groups }) => `${name} ${groups.pageInfo?.componentName ?? ""}`);
    expect(lines.slice(-3)).toEqual([
      "subscribe-link plan",
      "get-sxm-out-the-car plan",
      "subscribe-link radio",
    ]);
  });

  it("[A2.52] leads to all other ways in, also where the catalogue cannot be had", async () => {
    open(DoorsPage, lost());
    await screen.findByText("failure.UNREACHABLE");
    const others = screen.getByRole("region", { name: "doors.others" });
    expect(
      within(others)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([
      "/subscribe/trial",
      "/subscribe/checkout/studentverification",
      "/subscribe/checkout/purchase/satellite/organic/new",
      "/subscribe/entitlement",
      "/subscribe/checkout/purchase/streaming",
      "/account/gift-card",
      "/subscribe/multi-subscription-purchase",
      "/account/login",
    ]);
  });
});

describe("SalesHero", () => {
  it("[S3.38] stands on the page of all ways in, with its image, words and the way on", async () => {
    const shared = (value: unknown) => ({ "en-US": value });
    const link = shared({ sys: { type: "Link", linkType: "Asset", id: "star" } });
    const fields = {
      title: shared("Hear it all"),
      hero_image: link,
      call_to_action_label: shared("Choose"),
      call_to_action_url: shared("/subscribe/checkout/purchase/streaming/organic"),
    };
    const file = shared({ url: "/content/star.svg", details: { image: { width: 48, height: 32 } } });
    const star = { sys: { id: "star", type: "Asset" }, fields: { description: shared("A star"), file } };
    const answers = {
      getNewOffers: listed,
      getEntries: { items: [{ sys: { id: "sales", type: "Entry" }, fields }], includes: { Asset: [star] } },
    };
    renderPage(DoorsPage, { fake: fakeSkywave(answers) });
    const hero = await screen.findByRole("region", { name: "Hear it all" });
    expect(within(hero).getByRole("img", { name: "A star" }).getAttribute("src")).toBe("/content/star.svg");
    expect(linkTo("Choose")).toBe("/subscribe/checkout/purchase/streaming/organic");
  });
});

describe("TrialDoorPage", () => {
  it("[A2.47] leads to the trial of each plan, with what comes after it, and asks for no card", async () => {
    open(TrialDoorPage);
    expect(await screen.findByText("offers.headline-free")).toBeDefined();
    expect(linkTo("doors.trial-action")).toBe("/subscribe/trial/streaming?offerid=trial-1");
    expect(screen.getByText("doors.trial-no-card")).toBeDefined();
    expect(screen.queryByText("Zenith")).toBeNull();
  });

  it("[A2.47] leads to the paid plans where there is no trial", async () => {
    open(TrialDoorPage, { ...listed, offers: [paid] });
    expect(await screen.findByText("doors.no-trial")).toBeDefined();
    expect(linkTo("deals.paid-plans")).toBe("/subscribe/checkout/purchase/streaming/self-pay/organic");
  });
});
