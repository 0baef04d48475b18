import { expect, test } from "vitest";
import { findUnmet } from "./find-unmet.ts";

const calls = [
  { name: "buy", refusals: ["NOT_FOUND", "OFFER_EXPIRED"] as const },
  { name: "look", refusals: [] },
];
const find = (...met: string[]) => findUnmet(calls, new Set(met));

test("asks for a success of each call and for each of its refusals, whatever other calls were answered", () => {
  expect(find("buy", "buy NOT_FOUND", "buy OFFER_EXPIRED", "look")).toEqual([]);
  expect(find("buy NOT_FOUND", "look", "look OFFER_EXPIRED")).toEqual([
    "buy has answered nobody with a success",
    "buy has refused nobody with OFFER_EXPIRED",
  ]);
});

test("leaves out what only comes by chance", () => {
  expect(findUnmet([{ name: "pay", refusals: ["PAYMENT_IN_PROGRESS"] }], new Set(["pay"]))).toEqual([]);
});
