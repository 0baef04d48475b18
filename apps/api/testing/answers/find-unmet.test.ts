import { expect, test } from "vitest";
import { findUnmet } from "./find-unmet.ts";

const calls = [
  { name: "buy", refusals: ["NOT_FOUND", "OFFER_EXPIRED"] as const },
  { name: "look", refusals: [] },
];
const find = (met: readonly string[], unmet = {}) => findUnmet(calls, { met: new Set(met), unmet });

test("asks for a success of each call and for each of its refusals", () => {
  expect(find(["buy", "buy NOT_FOUND", "buy OFFER_EXPIRED", "look"])).toEqual([]);
  expect(find(["buy NOT_FOUND", "look", "look OFFER_EXPIRED"])).toEqual([
    "buy has answered nobody with a success",
    "buy has refused nobody with OFFER_EXPIRED",
  ]);
});

test("lets those be that are listed, until they are met or the contract names them no more", () => {
  const unmet = { buy: ["OFFER_EXPIRED"] };
  expect(find(["buy", "buy NOT_FOUND", "look"], unmet)).toEqual([]);
  expect(
    find(["buy", "buy NOT_FOUND", "buy OFFER_EXPIRED", "look"], { buy: ["OFFER_EXPIRED", "SYSTEM"] }),
  ).toEqual([
    "buy is listed as not met with OFFER_EXPIRED, which is so no more",
    "buy is listed as not met with SYSTEM, which is so no more",
  ]);
});
