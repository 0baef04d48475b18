import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { claimTrial, loadTrialByLink, requestTrialLink } from "./claim-trial.ts";

const TRIAL = { trialState: "TrialNotClaimed", daysBeforeTrialEnd: 81 };
const TERMS = { version: "2026-01-15", language: "en-US" } as const;
const LINK = "link-1";

describe("loadTrialByLink", () => {
  it("tells how the trial behind a link stands", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getHandoffState", answered(200, TRIAL));
    expect(await loadTrialByLink(skywave, LINK)).toEqual({ ok: true, trial: TRIAL });
  });

  it.each([
    ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_NOT_FOUND"],
    ["MAGIC_LINK_EXPIRED", "MAGIC_LINK_EXPIRED"],
    ["INVALID_PAYLOAD", "MAGIC_LINK_NOT_FOUND"],
  ])("tells of %s as %s", async (code, told) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getHandoffState", refused({ status: 404, code }));
    expect(await loadTrialByLink(skywave, LINK)).toEqual({ ok: false, code: told });
  });
});

describe("claimTrial", () => {
  const claim = (skywave: ReturnType<typeof openSkywave>["skywave"]) =>
    claimTrial(skywave, { magicLinkGrant: LINK, ...TERMS });

  it("needs somebody who has signed in", async () => {
    const { skywave } = openSkywave();
    expect(await claim(skywave)).toMatchObject({ ok: false, code: "SESSION_ENDED" });
  });

  it("accepts the terms that were shown before it claims, in the language they were shown in", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("acceptTermsAndConditions", answered(200, { version: TERMS.version }));
    platform.server.answer("b2bTrialClaim", answered(201, { trialEndsOn: "2026-05-30" }));
    expect(await claim(skywave)).toEqual({ ok: true, trialEndsOn: "2026-05-30" });
    expect(bodies("acceptTermsAndConditions")).toEqual([{ magicLinkGrant: LINK, ...TERMS }]);
    expect(bodies("b2bTrialClaim")).toEqual([{ magicLinkGrant: LINK }]);
  });

  it.each([
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "TRIAL_PENDING_ACTIVATION_ERROR",
    "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
    "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "MAGIC_LINK_EXPIRED",
  ])("tells the refusal: %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("acceptTermsAndConditions", answered(200, { version: TERMS.version }));
    platform.server.answer("b2bTrialClaim", refused({ status: 409, code }));
    expect(await claim(skywave)).toEqual({ ok: false, code });
  });

  it("claims nothing whose link is over already", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const over = refused({ status: 410, code: "MAGIC_LINK_EXPIRED" });
    platform.server.answer("acceptTermsAndConditions", over);
    expect(await claim(skywave)).toEqual({ ok: false, code: "MAGIC_LINK_EXPIRED" });
    expect(platform.server.seen("b2bTrialClaim")).toEqual([]);
  });
});

describe("claimTrial for a driver that the maker names", () => {
  it("names them", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("acceptTermsAndConditions", answered(200, { version: TERMS.version }));
    platform.server.answer("b2bTrialClaim", answered(201, { trialEndsOn: "2026-05-30" }));
    await claimTrial(skywave, { magicLinkGrant: LINK, oemDriverId: "driver-77", ...TERMS });
    expect(bodies("b2bTrialClaim")).toEqual([{ magicLinkGrant: LINK, oemDriverId: "driver-77" }]);
  });
});

describe("requestTrialLink", () => {
  it.each([
    ["9SKTEZT00T1000001", { vin: "9SKTEZT00T1000001" }],
    [" TEZT0001 ", { radioId: "TEZT0001" }],
  ])("asks by %s for the mail, in the language of the page", async (number, locator) => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("requestTrialLink", answered(202, { isAccepted: true }));
    expect(await requestTrialLink(skywave, { number, language: "fr-CA" })).toEqual({ ok: true });
    expect(bodies("requestTrialLink")).toEqual([{ ...locator, language: "fr-CA" }]);
  });

  it("tells of a number that is on no radio and no vehicle", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("requestTrialLink", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    expect(await requestTrialLink(skywave, { number: "x", language: "en-US" })).toEqual({
      ok: false,
      code: "NUMBER_UNREADABLE",
    });
  });
});
