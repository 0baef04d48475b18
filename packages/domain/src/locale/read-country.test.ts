import { expect, test } from "vitest";
import { readCountry } from "./read-country.ts";

test.each([
  ["USA", "US"],
  [" us ", "US"],
  ["Canada", "CA"],
  ["CAN", "CA"],
  ["Mexico", undefined],
  ["", undefined],
])("reads %j as %j", (written, country) => {
  expect(readCountry(written)).toBe(country);
});
