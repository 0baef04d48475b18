import { expect, it } from "vitest";
import { otherBrandHost } from "./other-brand.ts";

const VARIANTS = ["aurora.localhost", "can.aurora.localhost"];

it.each([
  ["localhost:8080", "aurora.localhost:8080"],
  ["can.localhost:8080", "can.aurora.localhost:8080"],
  ["aurora.localhost:8080", "localhost:8080"],
  ["can.aurora.localhost", "can.localhost"],
])("leads from %s to %s and stays in the country", (host, target) => {
  expect(otherBrandHost({ host, pathname: "/" }, VARIANTS)).toBe(target);
});
