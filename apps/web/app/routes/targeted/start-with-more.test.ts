import { beforeEach, describe, expect, it } from "vitest";
import { satelliteFlows } from "#flows/definitions/satellite.ts";
import type { FlowDefinition } from "#flows/engine/flow-definition.ts";
import { createPurchaseStore } from "#flows/engine/purchase-draft.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makeApp } from "#testing/render-page.tsx";
import { startWithMore } from "./start-with-more.ts";

const car = makeOffer({ id: "car-1", name: "Polaris", serviceType: "satellite" });
const streaming = makeOffer({ id: "streaming-1", name: "Horizon" });
const LINES = [car, streaming].map(({ id }) => ({ offerId: id, quantity: 1 }));

/** Goes on with plans that were chosen elsewhere. */
async function resume(definition: FlowDefinition, getNewOffers: unknown, more: object = {}) {
  const draft = {
    flowName: definition.name,
    offerId: car.id,
    offerName: car.name,
    lines: LINES,
    promoCode: "",
    isFollowOnWanted: null,
    isBillingSettled: false,
    savedAt: "2026-11-22",
    ...more,
  };
  const fake = fakeSkywave({ getNewOffers, listPurchaseDrafts: { purchaseDrafts: [draft] } });
  fake.setSession("authenticated");
  const listed = { ok: true, offers: [car], fallbackOffers: [], ineligibleOffers: [] } as const;
  const start = { definition, promoCode: "", isIneligible: false, offers: Promise.resolve(listed) };
  const answer = await startWithMore(makeApp(fake), start, new Request("http://localhost/vega?resume=1"));
  return { answer, state: createPurchaseStore(definition.name, sessionStorage).getState() };
}

beforeEach(() => sessionStorage.clear());

describe("a pair of plans that was begun elsewhere", () => {
  const { satelliteVega } = satelliteFlows;

  it("is gone on with, the plan for streaming with it, which the flow begins without", async () => {
    const { answer, state } = await resume(satelliteVega, { offers: [streaming], fallbackOffers: [] });
    expect(answer).toHaveProperty("status", 302);
    expect(state.notice).toBeNull();
    expect(state.lines.map(({ offer }) => offer.id)).toEqual(["car-1", "streaming-1"]);
  });

  it("is chosen anew where one of the two is no longer sold", async () => {
    const { state } = await resume(satelliteVega, { offers: [], fallbackOffers: [] });
    expect(state.notice).toBe("offerWithdrawn");
    expect(state.offer).toBeNull();
  });

  it("is not called withdrawn where nobody could be asked", async () => {
    const { state } = await resume(satelliteVega, lost());
    expect(state.notice).toBeNull();
  });
});

describe("plans for radios that were chosen elsewhere", () => {
  const { satelliteOrganic } = satelliteFlows;
  const makeRadio = (place: number, receives = ["entertainment"]) => ({
    token: `here-${place}`,
    type: "car",
    radioIdLastFour: `000${place}`,
    canPlayAudio: true,
    receives,
    vehicle: null,
  });
  const coast = makeOffer({ id: "coast-1", name: "Coast", serviceType: "satellite" });

  it("are gone on with, each with its radio, though the flow begins with plans for one", async () => {
    const paid = makeOffer({ id: "paid-1", name: "Lyra", serviceType: "satellite" });
    const radios = [makeRadio(1), makeRadio(2)];
    const lines = [paid, car].map(({ id }) => ({ offerId: id, quantity: 1 }));
    const { state } = await resume(
      satelliteOrganic,
      { offers: [paid, car], fallbackOffers: [] },
      { radios, lines, offerId: paid.id },
    );
    expect(state.notice).toBeNull();
    expect(state).toMatchObject({ radio: radios[0], moreRadios: [radios[1]], offer: { id: paid.id } });
    expect(state.lines.map(({ offer, radio }) => [offer.id, radio?.token])).toEqual([
      ["paid-1", "here-1"],
      ["car-1", "here-2"],
    ]);
  });

  it("are found among what is sold for the screen of one radio", async () => {
    const { state } = await resume(
      satelliteOrganic,
      { offers: [coast], fallbackOffers: [] },
      { radios: [makeRadio(1, ["entertainment", "marine"])], lines: undefined, offerId: coast.id },
    );
    expect(state).toMatchObject({ radio: { token: "here-1" }, offer: { id: coast.id }, notice: null });
  });

  it("are chosen anew where they are gone, and their radios stay", async () => {
    const radios = [makeRadio(1), makeRadio(2)];
    const { state } = await resume(satelliteOrganic, { offers: [], fallbackOffers: [] }, { radios });
    expect(state).toMatchObject({ radio: radios[0], moreRadios: [radios[1]], offer: null });
    expect(state.lines.map(({ radio }) => radio?.token)).toEqual(["here-1"]);
    expect(state.notice).toBe("offerWithdrawn");
  });
});
