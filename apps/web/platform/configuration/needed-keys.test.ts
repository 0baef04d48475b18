import { expect, it } from "vitest";
import { neededKeys } from "./needed-keys.ts";

it("asks where the API of a country is, for its locale, flags, the settings of the SDK, ids of others, where care and the account center are, and who gets no player", () => {
  const needed = neededKeys().split(",");
  for (const key of [
    "1 apiBaseUrl string",
    "1 countryCode string",
    "1 locale string",
    "2 flags object",
    "0 sdk.applicationId string",
    "0 sdk.configurationVersion string",
    "0 thirdParty.analyticsId string",
    "0 contactUrl string",
    "0 support.chatUrl string",
    "0 brand.helpUrl string",
    "0 accountCenterLoginUrl string",
    "0 disabledBrowserPlatforms string",
  ])
    expect(needed).toContain(key);
});

it("names the file, the key and the kind of all that a configuration has to say", () => {
  const needed = neededKeys().split(",");
  expect(needed).toContain("0 brand.legalName string");
  expect(needed).toContain("0 hostVariants object");
  expect(needed).toContain("0 disabledBrowserPlatforms string");
  expect(needed).toContain("1 apiBaseUrl string");
  expect(needed).toContain("2 flags object");
});
