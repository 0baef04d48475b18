import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { readGiftCard } from "./read-gift-card.ts";
import { redeemGiftCard } from "./redeem-gift-card.ts";
import { registerGiftCard } from "./register-gift-card.ts";

const TYPED = { number: "7001 2300 0000 0001", expiry: "09/27", securityCode: "4711" };
const DIGITAL = { number: "SKYW-7K2M-Q9XT-4RVB", expiry: "", securityCode: " " };
const SHOWN = { tokenId: "gct_1", actualBalance: 25 };

describe("readGiftCard", () => {
  it("[S5.09] takes one without code and expiry for a card identifier", () => {
    expect(readGiftCard(DIGITAL)).toEqual({
      ok: true,
      card: { type: "cardIdentifier", number: "SKYW7K2MQ9XT4RVB" },
    });
  });

  it("[S5.10] reads the expiry as of this century", () => {
    expect(readGiftCard(TYPED)).toEqual({
      ok: true,
      card: {
        type: "physical",
        number: "7001230000000001",
        expiry: { month: 9, year: 2027 },
        securityCode: "4711",
      },
    });
  });

  it("forgives spaces around the expiry and within it", () => {
    expect(readGiftCard({ ...TYPED, expiry: " 09 / 27 " })).toEqual(readGiftCard(TYPED));
    expect(readGiftCard({ ...DIGITAL, expiry: " " })).toEqual(readGiftCard(DIGITAL));
  });

  it.each([8, 40])("takes a number of %i characters", (length) => {
    expect(readGiftCard({ ...DIGITAL, number: "1".repeat(length) })).toMatchObject({ ok: true });
  });

  it.each([
    [{ ...TYPED, expiry: "" }, ["expiry"]],
    [{ ...TYPED, expiry: "13/27" }, ["expiry"]],
    [{ ...TYPED, expiry: "9/2027" }, ["expiry"]],
    [{ ...TYPED, expiry: "209/27" }, ["expiry"]],
    [{ ...TYPED, expiry: "09/277" }, ["expiry"]],
    [{ ...TYPED, securityCode: "12" }, ["securityCode"]],
    [{ ...TYPED, securityCode: "123456789" }, ["securityCode"]],
    [{ ...DIGITAL, number: "1234567" }, ["number"]],
    [{ ...DIGITAL, number: "1".repeat(41) }, ["number"]],
    [{ ...TYPED, securityCode: "" }, ["securityCode"]],
    [{ number: "1", expiry: "x", securityCode: "y" }, ["number", "expiry", "securityCode"]],
    [{ number: "1", expiry: "", securityCode: "" }, ["number"]],
  ] as const)("[S5.10] names the fields that are missing or wrong: %j", (typed, invalidFields) => {
    expect(readGiftCard(typed)).toEqual({ ok: false, invalidFields });
  });
});

describe("registerGiftCard", () => {
  it("[S5.12] asks for the country in capitals", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("registerGiftCard", answered(201, SHOWN));
    expect(await registerGiftCard(skywave, { ...TYPED, country: "ca" })).toEqual({
      ok: true,
      giftCard: SHOWN,
    });
    expect(platform.server.seen("registerGiftCard")[0]?.url).toContain("country=CA");
  });

  it("asks nobody about a card that cannot be one", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const outcome = await registerGiftCard(skywave, { ...TYPED, expiry: "soon", country: "US" });
    expect(outcome).toEqual({ ok: false, code: "INVALID_FIELDS", invalidFields: ["expiry"] });
    expect(platform.server.seen("registerGiftCard")).toEqual([]);
  });

  it.each([
    [409, "COUNTRY_ERROR"],
    [400, "BAD_DATA_RETURNED"],
    [409, "GIFT_CARD_VOID"],
  ])("[S8.24] tells the refusal %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("registerGiftCard", refused({ status, code }));
    expect(await registerGiftCard(skywave, { ...TYPED, country: "US" })).toEqual({ ok: false, code });
  });

  it("tells how long to wait after too many wrong ones", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("registerGiftCard", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
    const outcome = await registerGiftCard(skywave, { ...TYPED, country: "US" });
    expect(outcome).toMatchObject({ ok: false, code: "RATE_LIMIT_EXCEEDED" });
  });
});

describe("redeemGiftCard", () => {
  const redemption = { redeemed: 25, giftCardBalanceAfter: 0 };
  const idempotencyKey = "key-1";

  it("[S7.24] redeems all, or up to an amount, under its key", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("redeemGiftCard", answered(200, redemption));
    expect(await redeemGiftCard(skywave, { giftCard: SHOWN, idempotencyKey })).toEqual({
      ok: true,
      redemption,
    });
    await redeemGiftCard(skywave, { giftCard: SHOWN, amount: 5, idempotencyKey: "key-2" });
    expect(bodies("redeemGiftCard")).toEqual([
      { giftCardTokenId: "gct_1" },
      { giftCardTokenId: "gct_1", amount: 5 },
    ]);
    expect(platform.server.seen("redeemGiftCard")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it("[S5.11] needs a positive balance", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const giftCard = { ...SHOWN, actualBalance: 0 };
    expect(await redeemGiftCard(skywave, { giftCard, idempotencyKey })).toEqual({
      ok: false,
      code: "NO_BALANCE",
    });
    expect(platform.server.seen("redeemGiftCard")).toEqual([]);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("redeemGiftCard", { kind: "lost" });
    const outcome = await run(redeemGiftCard(skywave, { giftCard: SHOWN, idempotencyKey }));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });

  it.each([
    [409, "ALREADY_REDEEMED", "ALREADY_REDEEMED"],
    [410, "EXPIRED", "EXPIRED"],
    [404, "NOT_FOUND", "EXPIRED"],
    [409, "BILLING_PROFILE_REQUIRED", "BILLING_PROFILE_REQUIRED"],
    [409, "COUNTRY_ERROR", "COUNTRY_ERROR"],
  ])("[S8.24] tells the refusal %i %s as %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("redeemGiftCard", refused({ status, code }));
    expect(await redeemGiftCard(skywave, { giftCard: SHOWN, idempotencyKey })).toEqual({
      ok: false,
      code: told,
    });
  });
});
