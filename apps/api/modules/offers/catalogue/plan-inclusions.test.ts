import { mainProductOf } from "@skywave/domain/offers/main-product";
import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { inclusionsOf } from "./plan-inclusions.ts";

it("says of every plan in the catalogue what it includes, and of an unknown product nothing", () => {
  const unsaid = CATALOGUE.map(mainProductOf).filter((product) => inclusionsOf(product) === undefined);
  expect(unsaid).toEqual([]);
  expect(inclusionsOf("streaming-unknown")).toBeUndefined();
});
