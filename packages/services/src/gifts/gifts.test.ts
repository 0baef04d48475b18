import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { changeGiftRecipient } from "./change-gift-recipient.ts";
import { completeGift } from "./complete-gift.ts";
import { loadGifts } from "./load-gifts.ts";
import { quoteGift, type TypedGift } from "./quote-gift.ts";
import { sendGiftAgain } from "./send-gift-again.ts";
import { takeBackGift } from "./take-back-gift.ts";
import { watchGift } from "./watch-gift.ts";

const TYPED: TypedGift = {
  country: "US",
  amount: 25,
  design: "waves",
  recipientName: " Ana ",
  recipientEmail: "ana@example.com",
  senderName: "Robin",
  message: "",
  language: "en-US",
  sendOn: undefined,
};
const GIFT = { id: "gift_1", state: "sent" };
const idempotencyKey = "key-1";

describe("quoteGift", () => {
  it("asks for a quote of what was typed, under its key", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createGift", answered(201, { ...GIFT, state: "quoted" }));
    const outcome = await quoteGift(skywave, { typed: TYPED, idempotencyKey });
    expect(outcome).toMatchObject({ ok: true, gift: { state: "quoted" } });
    expect(bodies("createGift")).toMatchObject([{ amount: 25, recipientName: " Ana " }]);
    expect(platform.server.seen("createGift")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it("names what is wrong without asking, except for the day, which only the server knows", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const wrong = { ...TYPED, amount: undefined, senderName: " ", sendOn: "soon" };
    expect(await quoteGift(skywave, { typed: wrong, idempotencyKey })).toMatchObject({
      code: "INVALID_FIELDS",
      problems: [{ field: "amount" }, { field: "senderName" }, { field: "sendOn" }],
    });
    expect(platform.server.seen("createGift")).toEqual([]);
    const invalidFields = [{ field: "sendOn", code: "range" }];
    platform.server.answer("createGift", refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }));
    const late = { ...TYPED, sendOn: "2020-01-01" };
    expect(await quoteGift(skywave, { typed: late, idempotencyKey })).toEqual({
      ok: false,
      code: "INVALID_FIELDS",
      problems: [{ field: "sendOn" }],
    });
  });
});

describe("completeGift", () => {
  it.each([
    ["sent", { ok: true, gift: GIFT }],
    ["processing", { ok: false, code: "PROCESSING", gift: { ...GIFT, state: "processing" } }],
    ["quoted", { ok: false, code: "CREDIT_CARD_ERROR", nextMove: "useAnotherCard" }],
  ])("tells of a gift that is %s", async (state, outcome) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("completeGift", answered(200, { ...GIFT, state }));
    expect(await completeGift(skywave, { giftId: "gift_1" })).toEqual(outcome);
  });

  it.each([
    ["QUOTE_EXPIRED", "QUOTE_EXPIRED"],
    ["NOT_FOUND", "QUOTE_EXPIRED"],
    ["GIFT_LIMIT_REACHED", "GIFT_LIMIT_REACHED"],
    ["BILLING_PROFILE_REQUIRED", "PAYMENT_METHOD_REQUIRED"],
    ["COUNTRY_ERROR", "COUNTRY_ERROR"],
    ["TOO_MANY_DECLINES", "TOO_MANY_DECLINES"],
  ])("answers %s by %s", async (refusal, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("completeGift", refused({ status: 409, code: refusal }));
    expect(await completeGift(skywave, { giftId: "gift_1", cardToken: "pm_1" })).toEqual({ ok: false, code });
  });
});

describe("watchGift", () => {
  it("asks until the bank has said, and charges nothing by it", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const processing = answered(200, { ...GIFT, state: "processing" });
    platform.server.answer("getGift", processing, processing, answered(200, GIFT));
    const { signal } = new AbortController();
    expect(await run(watchGift(skywave, { giftId: "gift_1", signal }))).toEqual({ ok: true, gift: GIFT });
    expect(platform.server.seen("getGift")).toHaveLength(3);
    expect(platform.server.seen("completeGift")).toEqual([]);
    expect(platform.monotonicNow()).toBe(6000);
  });

  it("stops after a minute and a half", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getGift", answered(200, { ...GIFT, state: "processing" }));
    const { signal } = new AbortController();
    const outcome = await run(watchGift(skywave, { giftId: "gift_1", signal }));
    expect(outcome).toMatchObject({ ok: false, code: "PROCESSING" });
    expect(platform.monotonicNow()).toBe(91_000);
  });
});

describe("a gift that was bought", () => {
  it("is listed, sent again, corrected and taken back", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("listGifts", answered(200, { gifts: [GIFT] }));
    platform.server.answer("sendGiftAgain", answered(200, GIFT));
    platform.server.answer("changeGiftRecipient", answered(200, GIFT));
    platform.server.answer("takeBackGift", answered(200, GIFT));
    expect(await loadGifts(skywave)).toEqual({ ok: true, gifts: [GIFT] });
    expect(await sendGiftAgain(skywave, "gift_1")).toEqual({ ok: true });
    const change = { giftId: "gift_1", recipientEmail: "anna@example.com" };
    expect(await changeGiftRecipient(skywave, change)).toEqual({ ok: true });
    expect(bodies("changeGiftRecipient")).toEqual([{ recipientEmail: "anna@example.com" }]);
    expect(await takeBackGift(skywave, "gift_1")).toEqual({ ok: true });
  });

  it("says why it is not", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("sendGiftAgain", refused({ status: 409, code: "ALREADY_REDEEMED" }));
    platform.server.answer("changeGiftRecipient", refused({ status: 409, code: "GIFT_SENT" }));
    platform.server.answer("takeBackGift", refused({ status: 409, code: "GIFT_SENT" }));
    expect(await sendGiftAgain(skywave, "gift_1")).toEqual({ ok: false, code: "ALREADY_REDEEMED" });
    const change = { giftId: "gift_1", recipientEmail: "anna@example.com" };
    expect(await changeGiftRecipient(skywave, change)).toEqual({ ok: false, code: "GIFT_SENT" });
    expect(await changeGiftRecipient(skywave, { ...change, recipientEmail: "anna" })).toEqual({
      ok: false,
      code: "INVALID_EMAIL",
    });
    expect(await takeBackGift(skywave, "gift_1")).toEqual({ ok: false, code: "GIFT_SENT" });
  });
});
