import { expect, it } from "vitest";
import { neededKeys } from "./needed-keys.ts";

it("names the file, the key and the kind of all that a configuration has to say", () => {
  const needed = neededKeys().split(",");
  expect(needed).toContain("0 brand.legalName string");
  expect(needed).toContain("0 hostVariants object");
  expect(needed).toContain("0 disabledBrowserPlatforms string");
  expect(needed).toContain("1 apiBaseUrl string");
  expect(needed).toContain("2 flags object");
});
