import { expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { oneClick } from "./one-click.ts";

const FIRST = makeOffer();
const NAMED = makeOffer({ id: "offer-2", name: "Zenith" });

it.each(["offerid", "offerId", "OfferID"])(
  "sells the plan that the link names by %s, and no other",
  async (name) => {
    const { skywave } = fakeSkywave(KEPT_BILLING);
    const offers = Promise.resolve({
      ok: true,
      offers: [FIRST, NAMED],
      fallbackOffers: [],
      ineligibleOffers: [],
    } as const);
    const given = (id: string) => ({
      skywave,
      offers,
      promoCode: "",
      query: new URLSearchParams({ [name]: id }),
    });
    expect((await oneClick.prepare?.(given(NAMED.id)))?.settled).toMatchObject({ offer: { id: NAMED.id } });
    expect(await oneClick.prepare?.(given("gone"))).toMatchObject({
      settled: { notice: "notSoldHere" },
      continueAt: "offers",
    });
  },
);
