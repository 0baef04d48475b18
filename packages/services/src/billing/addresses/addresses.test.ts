import type { AddressValidation } from "@skywave/contract";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeBillingProfile } from "../../testing/make-billing-profile.ts";
import { openSkywave } from "../../testing/open-skywave.ts";
import { correctServiceAddress } from "./correct-service-address.ts";
import { suggestAddresses } from "./suggest-addresses.ts";
import { validateAddress } from "./validate-address.ts";

const ADDRESS = {
  addressLine1: "12 Bay St",
  city: "Bostn",
  state: "MA",
  zipCode: "02108",
  country: "US",
} as const;
const CORRECTED = { addressLine1: " 12 Bay Street ", city: "Boston", state: "MA", zipCode: "02108 " };
const CORRECTION = { ...ADDRESS, addressLine1: "12 Bay Street", city: "Boston" };
const UNASKED = { confidence: "none", status: "valid", correction: undefined };

describe("validateAddress", () => {
  it.each([
    ["verified", "valid"],
    ["interactionRequired", "notValid"],
    ["interactionRequired", "valid"],
    ["none", "valid"],
  ] as const)("[S4.48] tells the confidence %s and the status %s", async (confidence, status) => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("validateAddress", answered(200, { confidence, status }));
    expect(await validateAddress(skywave, ADDRESS)).toEqual({ confidence, status, correction: undefined });
    expect(bodies("validateAddress")).toEqual([{ address: ADDRESS }]);
  });

  it.each<[string, AddressValidation["correctedAddress"], object | undefined]>([
    ["whole", CORRECTED, CORRECTION],
    [
      "whole, with a second line",
      { ...CORRECTED, addressLine2: " 4B" },
      { ...CORRECTION, addressLine2: "4B" },
    ],
    ["without its first line", { ...CORRECTED, addressLine1: "  " }, undefined],
    ["without its city", { ...CORRECTED, city: "" }, undefined],
    ["without its state", { ...CORRECTED, state: " " }, undefined],
    ["without its zip", { addressLine1: "12 Bay Street", city: "Boston", state: "MA" }, undefined],
  ])(
    "[S5.06] keeps a correction only where it is whole: one that is %s",
    async (_what, correctedAddress, kept) => {
      const { skywave, platform } = openSkywave("signedIn");
      const told = { confidence: "interactionRequired", status: "valid", correctedAddress };
      platform.server.answer("validateAddress", answered(200, told));
      expect((await validateAddress(skywave, ADDRESS)).correction).toEqual(kept);
    },
  );

  it.each([
    ["the service is down", refused({ status: 503, code: "SERVICE_UNAVAILABLE" })],
    ["it was asked too often", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" })],
    ["the server fails", refused({ status: 500, code: "SYSTEM" })],
    ["the network is gone", { kind: "lost" } as const],
  ])("[S5.06] keeps nobody from going on where %s", async (_what, answer) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("validateAddress", answer);
    expect(await run(validateAddress(skywave, ADDRESS))).toEqual(UNASKED);
  });
});

describe("suggestAddresses", () => {
  const BEGUN = { typed: "12 Ba", country: "US", state: "MA" } as const;

  it("tells the addresses that begin so", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const suggestions = [{ addressLine1: "12 Bay Street", city: "Boston", state: "MA", zipCode: "02108" }];
    platform.server.answer("suggestAddresses", answered(200, { suggestions }));
    expect(await suggestAddresses(skywave, BEGUN)).toEqual(suggestions);
    expect(bodies("suggestAddresses")).toEqual([BEGUN]);
  });

  it.each([
    ["the service is down", refused({ status: 503, code: "SERVICE_UNAVAILABLE" })],
    ["it was asked too often", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" })],
    ["the network is gone", { kind: "lost" } as const],
  ])("suggests nothing where %s", async (_what, answer) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("suggestAddresses", answer);
    expect(await run(suggestAddresses(skywave, BEGUN))).toEqual([]);
  });
});

describe("correctServiceAddress", () => {
  function open(zipCode: string) {
    const opened = openSkywave("signedIn");
    const profile = makeBillingProfile();
    const kept = { ...profile, serviceAddress: { ...profile.serviceAddress, zipCode } };
    opened.platform.server.answer("getDefaultBillingProfile", answered(200, kept));
    opened.platform.server.answer("updateBillingProfile", answered(200, kept));
    return opened;
  }

  it.each(["02108", " 021 08"])("[S5.06] goes on where the zip on file is the new one: %j", async (zip) => {
    const { skywave, bodies } = open(zip);
    expect(await correctServiceAddress(skywave, CORRECTION)).toEqual({ ok: true });
    expect(bodies("updateBillingProfile")).toEqual([{ serviceAddress: CORRECTION, locale: "en-US" }]);
  });

  it.each(["02109", "02108-1234"])(
    "[S5.06] changes nothing where the zip on file is another: %j",
    async (zip) => {
      const { skywave, bodies } = open(zip);
      expect(await correctServiceAddress(skywave, CORRECTION)).toEqual({ ok: false, code: "ZIP_DIFFERS" });
      expect(bodies("updateBillingProfile")).toEqual([]);
    },
  );

  it("has nothing to correct for whoever has no address yet", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getDefaultBillingProfile", answered(204, undefined));
    expect(await correctServiceAddress(skywave, CORRECTION)).toEqual({ ok: false, code: "NOT_FOUND" });
  });

  it.each(["NOT_FOUND", "INVALID_PAYLOAD", "COUNTRY_ERROR"])(
    "tells that the server does not take the address: %s",
    async (code) => {
      const { skywave, platform } = open("02108");
      platform.server.answer("updateBillingProfile", refused({ status: 400, code }));
      expect(await correctServiceAddress(skywave, CORRECTION)).toEqual({ ok: false, code });
    },
  );

  it.each(["getDefaultBillingProfile", "updateBillingProfile"])("fails when %s fails", async (name) => {
    const { skywave, platform, run } = open("02108");
    platform.server.answer(name, refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await run(correctServiceAddress(skywave, CORRECTION))).toMatchObject({
      ok: false,
      code: "RATE_LIMIT_EXCEEDED",
    });
  });
});
