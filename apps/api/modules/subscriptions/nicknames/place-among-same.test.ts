import { describe, expect, it } from "vitest";
import { placeAmongSame } from "./place-among-same.ts";

const early = Temporal.Instant.from("2026-01-01T00:00:00Z");
const late = Temporal.Instant.from("2026-03-01T00:00:00Z");
const plan = (id: string, more: object = {}) => ({
  id,
  productId: "all",
  state: "active" as const,
  startedAt: early,
  instanceNumber: 0,
  primaryId: null,
  ...more,
});

describe("placeAmongSame", () => {
  it("counts the running plans of one product from the oldest on, and by instance number where they began together", () => {
    const [a, b, c] = [plan("a", { startedAt: late }), plan("b", { instanceNumber: 1 }), plan("c")];
    const places = [a, b, c].map((row) => placeAmongSame(row, [a, b, c]));
    expect(places).toEqual([
      { place: 3, count: 3 },
      { place: 2, count: 3 },
      { place: 1, count: 3 },
    ]);
  });

  it("leaves out what a VIP plan includes, which says itself what it belongs to", () => {
    const [vip, included] = [plan("vip"), plan("included", { primaryId: "vip" })];
    expect(placeAmongSame(vip, [vip, included])).toBeUndefined();
    expect(placeAmongSame(included, [vip, included])).toBeUndefined();
    const own = plan("own", { startedAt: late });
    expect(placeAmongSame(own, [vip, included, own])).toEqual({ place: 2, count: 2 });
    expect(placeAmongSame(included, [vip, included, own])).toBeUndefined();
  });

  it("says nothing of a plan that has no like, for what is over or another product is none", () => {
    const others = [plan("over", { state: "cancelled" }), plan("music", { productId: "music" })];
    expect(placeAmongSame(plan("a"), [plan("a"), ...others])).toBeUndefined();
    expect(
      placeAmongSame(plan("over", { state: "cancelled" }), [...others, plan("a"), plan("b")]),
    ).toBeUndefined();
  });
});
