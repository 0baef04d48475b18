import { expect, it } from "vitest";
import { decideWayToRadioPlan } from "./decide-way-to-radio-plan.ts";

const PLAN = "/subscribe/checkout/purchase/satellite/organic/new";

it.each([
  ["somebody about whom nothing is known", { isMember: false, isIdentified: false }, `${PLAN}?promocode=X`],
  ["who is signed in", { isMember: true, isIdentified: false }, `${PLAN}?promocode=X`],
  [
    "who has found their account and is signed in",
    { isMember: true, isIdentified: true },
    `${PLAN}?promocode=X`,
  ],
  [
    "who has found their account, by way of the sign-in",
    { isMember: false, isIdentified: true },
    `/account/login?returnUrl=${encodeURIComponent(`${PLAN}?promocode=X`)}`,
  ],
] as const)("leads %s to a plan for one more radio, and keeps the query", (_who, visitor, way) => {
  expect(decideWayToRadioPlan(new URLSearchParams("promocode=X"), visitor)).toBe(way);
});

it("adds no question mark where there is no query", () => {
  expect(decideWayToRadioPlan(new URLSearchParams(), { isMember: true, isIdentified: false })).toBe(PLAN);
});
