import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer, makeYearlyOffer } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PlansLater } from "./plans-later.tsx";

const music = { name: "Music", products: [{ id: "music", name: "Music", productType: "main" as const }] };
const offers = [
  makeOffer(),
  makeOffer({ id: "offer-2", ...music }),
  makeOffer({ id: "offer-paid", type: "SelfPay", phases: makeOffer().phases.slice(1) }),
  makeYearlyOffer(),
];

function open(getNewOffers: unknown = { offers, fallbackOffers: [], ineligibleOffers: [] }) {
  const fake = fakeSkywave({ getNewOffers });
  return { fake, ...renderPage(() => <PlansLater path="/buy" />, { fake }) };
}
const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

afterEach(cleanup);

describe("ShowPlans", () => {
  it("shows each plan once, each with the way to buy that offer of it, on either term", async () => {
    open();
    expect(
      (await screen.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(["offers.type.Trial All Access", "offers.type.Trial Music"]);
    expect(addresses()).toEqual(["/buy?offerid=offer-1", "/buy?offerid=offer-2"]);
    fireEvent.click(screen.getByRole("radio", { name: /term-switch.Annual/ }));
    expect(addresses()).toEqual(["/buy?offerid=offer-year", "/buy?offerid=offer-2"]);
    expect(screen.getByRole("link", { name: "plan-card.choose" })).toBeDefined();
    expect(screen.getByText("plan-card.saving")).toBeDefined();
  });

  it("tells analytics which plan leads into the checkout, and presents nothing before", async () => {
    const { told } = open();
    const [first] = await screen.findAllByRole("link");
    expect(told).toEqual([]);
    if (first !== undefined) fireEvent.click(first);
    expect(told.map(({ name, groups }) => [name, groups.pageInfo?.componentName])).toEqual([
      ["subscribe-link", "offer-1"],
    ]);
  });

  it.each([
    ["cannot be fetched", lost()],
    ["are none", { offers: [], fallbackOffers: [], ineligibleOffers: [] }],
  ])("leads to the checkout where the offers %s", async (_why, answer) => {
    open(answer);
    expect((await screen.findByRole("link", { name: "sign-in.see-plans" })).getAttribute("href")).toBe(
      "/buy",
    );
  });
});

describe("PlansLater", () => {
  it("has its heading at once, and asks for the offers without waiting for what draws them", async () => {
    const fake = fakeSkywave({ getNewOffers: () => new Promise(() => undefined) });
    renderPage(() => <PlansLater path="/buy" />, { fake });
    expect(await screen.findByRole("region", { name: "offers.heading" })).toBeDefined();
    expect(fake.calls.map(({ name }) => name)).toEqual(["getNewOffers"]);
    expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
    await import("./show-plans.tsx");
  });
});
