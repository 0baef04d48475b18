import type { Offer } from "@skywave/contract";
import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Accordion } from "#flows/presentation/accordion.tsx";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import type { FlowStart } from "#flows/engine/flow-definition.ts";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeApp, renderPage } from "#testing/render-page.tsx";
import { takeToken } from "../../navigation/take-token.ts";
import { PATHS } from "../../paths/paths.ts";
import { guardedRows } from "../guarded-rows.ts";
import type { FlowRow } from "../route-row.ts";
import { startFlow } from "../start-flow.ts";

const ADDRESS = `http://localhost/${PATHS.streaming}`;
const meant = makeOffer({ id: "meant-1", name: "Half price" });
const listed = makeOffer({ id: "listed-1", name: "Horizon" });
const LINK = { offer: meant, maskedEmail: "j•••@e•••.com" };
const OFFERS = { offers: [listed], fallbackOffers: [], ineligibleOffers: [] };
const row = guardedRows.find(
  (each): each is FlowRow => each.kind === "flow" && each.path === PATHS.streaming,
);

/** Comes by a link: the token is taken out of the address, and the checkout begins at what is left of it. */
async function comeBy(answers: Record<string, unknown>) {
  const own = { listSubscriptions: { subscriptions: [] } };
  const fake = fakeSkywave({ getNewOffers: OFFERS, createOrder: makeOrder(), ...own, ...answers });
  if (row?.takeSecret === undefined) throw new Error("the row takes no secret");
  const left = row.takeSecret(new Request(`${ADDRESS}?token=token-1&utm_source=mail`));
  const told: TrackedEvent[] = [];
  const app = makeApp(fake, "US", told);
  const start = await startFlow(app, row, new Request(ADDRESS));
  app.tracking.event("continue");
  return { fake, left, start, groups: told.at(-1)?.groups };
}
function show(fake: ReturnType<typeof fakeSkywave>, data: unknown, at = "/") {
  const start = data as FlowStart;
  return renderPage(FlowPage, { fake, at, data: { ...start, Presentation: Accordion } });
}
const names = async () =>
  (await screen.findAllByRole("radio")).map((radio) => (radio as HTMLInputElement).value);

beforeAll(() => {
  window.scrollTo = () => undefined;
  globalThis.matchMedia = (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("a checkout by the link of one customer", () => {
  it("[A2.33] takes the token out of the address before anything is asked, and keeps the rest", async () => {
    const { fake, left } = await comeBy({ openOfferLink: LINK });
    expect(left?.headers.get("location")).toBe(`/${PATHS.streaming}?utm_source=mail`);
    const withToken = fake.calls.filter(({ input }) => JSON.stringify(input).includes("token-1"));
    expect(withToken.map(({ name }) => name)).toEqual(["openOfferLink"]);
    expect(takeToken(new Request(ADDRESS))).toBeUndefined();
  });

  it("[A2.33] shows the offer first, for whom it is, with the ordinary plans beside it", async () => {
    const { fake, start } = await comeBy({ openOfferLink: LINK });
    show(fake, start);
    expect(await names()).toEqual(["meant-1", "listed-1"]);
    expect(await screen.findByText("offer-link.offer")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "offers.continue" }));
    expect(await screen.findByText("offer-link.account")).toBeDefined();
  });

  it("[A3.01] [A4.13] tells analytics that the customer came by a link of ours, and nobody by one that is over", async () => {
    const { groups } = await comeBy({ openOfferLink: LINK });
    expect(groups?.account?.subscriptions).toEqual([{ lookupMethod: "TOKEN_URL" }]);
    expect(groups?.customerInfo?.authenticationStatus).toBe("Identified users");
    const over = (await comeBy({ openOfferLink: refusal("NOT_FOUND") })).groups;
    expect(over?.account).toBeUndefined();
    expect(over?.customerInfo?.authenticationStatus).toBe("Unidentified users");
  });

  it("falls back to the ordinary plans, and says so, where the link is over", async () => {
    const { fake, start } = await comeBy({ openOfferLink: refusal("NOT_FOUND") });
    show(fake, start);
    expect(await names()).toEqual(["listed-1"]);
    expect(await screen.findByText("offer-link.over")).toBeDefined();
  });

  it("is an error of the page where nobody could be asked", async () => {
    await expect(comeBy({ openOfferLink: lost() })).rejects.toThrow("could not be loaded");
  });

  it("tells another account that the offer is not for it, and leads back to the plans", async () => {
    const { fake, start } = await comeBy({
      openOfferLink: LINK,
      createOrder: refusal("OFFER_MEANT_FOR_ANOTHER"),
    });
    fake.setSession("authenticated");
    keep(meant);
    show(fake, { ...(start as FlowStart), settled: undefined }, "/?step=review");
    expect(await screen.findByText("complete-order.OFFER_MEANT_FOR_ANOTHER")).toBeDefined();
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toMatchObject({
      body: { newSubscription: { offerId: "meant-1", offerToken: "token-1" } },
    });
    fireEvent.click(screen.getByRole("button", { name: "complete-order.choose-plan" }));
    expect(await names()).toEqual(["meant-1", "listed-1"]);
  });

  it("sends no token with an ordinary plan", async () => {
    const { fake, start } = await comeBy({ openOfferLink: LINK });
    fake.setSession("authenticated");
    keep(listed);
    show(fake, { ...(start as FlowStart), settled: undefined }, "/?step=review");
    await screen.findByRole("checkbox");
    const sent = fake.calls.find(({ name }) => name === "createOrder")?.input;
    expect(JSON.stringify(sent)).not.toContain("token-1");
  });
});

function keep(offer: Offer) {
  const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
  const targeted = { token: "token-1", ...LINK };
  const state = { ...EMPTY_PURCHASE, offer, card, areDetailsSaved: true, targeted };
  sessionStorage.setItem("purchase.1.streaming", JSON.stringify(state));
}
