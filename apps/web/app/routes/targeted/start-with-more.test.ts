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

/** Goes on with a pair that was begun elsewhere. */
async function resume(definition: FlowDefinition, getNewOffers: unknown) {
  const draft = {
    flowName: definition.name,
    offerId: car.id,
    offerName: car.name,
    lines: LINES,
    promoCode: "",
    isFollowOnWanted: null,
    isBillingSettled: false,
    savedAt: "2026-11-22",
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
