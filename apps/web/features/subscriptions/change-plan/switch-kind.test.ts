import { describe, expect, it } from "vitest";
import { makeOffer } from "#testing/make-offer.ts";
import { onePlanUp } from "./switch-kind.ts";

const [, full] = makeOffer().phases;
if (full === undefined) throw new Error("an offer without a lasting price");
const offerAt = (id: string, priceMonthly: number, override: Parameters<typeof makeOffer>[0] = {}) =>
  makeOffer({ id, phases: [{ ...full, priceMonthly }], ...override });
const current = offerAt("current", 8.99);

describe("onePlanUp", () => {
  it("is the next dearer plan, not the dearest", () => {
    const offers = [offerAt("best", 16.99), offerAt("next", 11.99), offerAt("less", 5.99)];
    expect(onePlanUp(current, offers).map(({ id }) => id)).toEqual(["next"]);
  });

  it("leaves out other terms and services, and what costs as much", () => {
    const offers = [
      offerAt("year", 9.99, { baseTerm: "Annual" }),
      offerAt("radio", 15.99, { serviceType: "satellite" }),
      offerAt("same", 8.99),
    ];
    expect(onePlanUp(current, offers)).toEqual([]);
  });
});
