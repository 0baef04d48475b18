import type { CancelSignal, Skywave } from "@skywave/sdk";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { changeGiftRecipient } from "./change-gift-recipient.ts";
import { completeGift } from "./complete-gift.ts";
import { loadGifts } from "./load-gifts.ts";
import { findGiftProblems, quoteGift, type TypedGift } from "./quote-gift.ts";
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
// As it was typed, with a space; the server trims.
const CHANGE = { giftId: "gift_1", recipientEmail: " anna@example.com" };
const GIFT = { id: "gift_1", state: "sent" };
const idempotencyKey = "key-1";
const LOST = { kind: "lost" } as const;
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };

describe("findGiftProblems", () => {
  it("forgives spaces around what was typed", () => {
    const spaced = { recipientName: " Ana", recipientEmail: " ana@example.com ", message: " ".repeat(300) };
    expect(findGiftProblems({ ...TYPED, ...spaced, sendOn: "2026-12-24" })).toEqual([]);
    expect(findGiftProblems({ ...TYPED, recipientName: " " })).toEqual([
      { field: "recipientName", code: "required" },
    ]);
  });

  it.each(["soon", "on 2026-12-24", "2026-12-241"])("takes %j for no day", (sendOn) => {
    expect(findGiftProblems({ ...TYPED, sendOn })).toEqual([{ field: "sendOn", code: "range" }]);
  });
});

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

  it("sends the day that was chosen, and none for a gift that is sent at once", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createGift", answered(201, GIFT));
    await quoteGift(skywave, { typed: TYPED, idempotencyKey });
    await quoteGift(skywave, { typed: { ...TYPED, sendOn: "2026-12-24" }, idempotencyKey: "key-2" });
    const { country: _country, sendOn: _sendOn, ...said } = TYPED;
    expect(bodies("createGift")).toEqual([said, { ...said, sendOn: "2026-12-24" }]);
  });

  it.each([
    ["an amount that is none", { amount: undefined }, "amount"],
    ["an address that is none", { recipientEmail: "ana" }, "recipientEmail"],
  ])("asks nothing about %s", async (_what, wrong, field) => {
    const { skywave, platform } = openSkywave("signedIn");
    const outcome = await quoteGift(skywave, { typed: { ...TYPED, ...wrong }, idempotencyKey });
    expect(outcome).toMatchObject({ ok: false, code: "INVALID_FIELDS", problems: [{ field }] });
    expect(platform.server.seen("createGift")).toEqual([]);
  });

  it("names the fields that the server refused, in the order of the form", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalidFields = ["message", "brand", "recipientEmail"].map((field) => ({ field, code: "invalid" }));
    platform.server.answer("createGift", refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }));
    expect(await quoteGift(skywave, { typed: TYPED, idempotencyKey })).toEqual({
      ok: false,
      code: "INVALID_FIELDS",
      problems: [{ field: "recipientEmail" }, { field: "message" }],
    });
  });

  it("asks for the day once more where no field of the form was refused", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalidFields = [{ field: "brand", code: "invalid" }];
    platform.server.answer("createGift", refused({ status: 400, code: "INVALID_PAYLOAD", invalidFields }));
    expect(await quoteGift(skywave, { typed: TYPED, idempotencyKey })).toMatchObject({
      problems: [{ field: "sendOn" }],
    });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("createGift", LOST);
    expect(await run(quoteGift(skywave, { typed: TYPED, idempotencyKey }))).toEqual(UNREACHABLE);
  });
});

describe("completeGift", () => {
  it.each([
    ...["scheduled", "sent", "takenBack", "voided"].map(
      (state) => [state, { ok: true, gift: { ...GIFT, state } }] as const,
    ),
    ["processing", { ok: false, code: "PROCESSING", gift: { ...GIFT, state: "processing" } }],
    ["quoted", { ok: false, code: "CREDIT_CARD_ERROR", nextMove: "useAnotherCard" }],
  ] as const)("tells of a gift that is %s", async (state, outcome) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("completeGift", answered(200, { ...GIFT, state }));
    expect(await completeGift(skywave, { giftId: "gift_1" })).toEqual(outcome);
  });

  it.each([
    ["QUOTE_EXPIRED", "QUOTE_EXPIRED"],
    ["NOT_FOUND", "QUOTE_EXPIRED"],
    ["GIFT_LIMIT_REACHED", "GIFT_LIMIT_REACHED"],
    ["BILLING_PROFILE_REQUIRED", "PAYMENT_METHOD_REQUIRED"],
    ["PAYMENT_METHOD_REQUIRED", "PAYMENT_METHOD_REQUIRED"],
    ["COUNTRY_ERROR", "COUNTRY_ERROR"],
    ["TOO_MANY_DECLINES", "TOO_MANY_DECLINES"],
  ])("answers %s by %s", async (refusal, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("completeGift", refused({ status: 409, code: refusal }));
    expect(await completeGift(skywave, { giftId: "gift_1", cardToken: "pm_1" })).toEqual({ ok: false, code });
  });

  it("charges the card that was typed, else the one on the account", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("completeGift", answered(200, GIFT));
    await completeGift(skywave, { giftId: "gift_1", cardToken: "pm_1" });
    await completeGift(skywave, { giftId: "gift_1" });
    expect(bodies("completeGift")).toEqual([{ stripePaymentMethodId: "pm_1" }, {}]);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("completeGift", LOST);
    expect(await run(completeGift(skywave, { giftId: "gift_1" }))).toEqual(UNREACHABLE);
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

  it("goes on asking while the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getGift", LOST, LOST, LOST, LOST, answered(200, GIFT));
    const { signal } = new AbortController();
    expect(await run(watchGift(skywave, { giftId: "gift_1", signal }))).toEqual({ ok: true, gift: GIFT });
  });

  it("asks no more once the bank has said no", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getGift", answered(200, { ...GIFT, state: "quoted" }));
    const { signal } = new AbortController();
    const outcome = await run(watchGift(skywave, { giftId: "gift_1", signal }));
    expect(outcome).toMatchObject({ code: "CREDIT_CARD_ERROR" });
    expect(platform.server.seen("getGift")).toHaveLength(1);
  });

  it("stops at once when the page is left while an answer is awaited", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const controller = new AbortController();
    platform.server.answer("getGift", ({ signal }) => {
      queueMicrotask(() => controller.abort(new Error("left")));
      return untilLeft(signal);
    });
    const watching = run(watchGift(skywave, { giftId: "gift_1", signal: controller.signal }));
    await expect(watching).rejects.toThrow("left");
  });
});

/** A request that is never answered, and ends as a browser ends one. */
function untilLeft(signal: CancelSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal === undefined) reject(new Error("Nobody can end it"));
  signal?.addEventListener("abort", () => reject(signal.reason));
  return promise;
}

describe("a gift that was bought", () => {
  it("is listed, sent again, corrected and taken back", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("listGifts", answered(200, { gifts: [GIFT] }));
    platform.server.answer("sendGiftAgain", answered(200, GIFT));
    platform.server.answer("changeGiftRecipient", answered(200, GIFT));
    platform.server.answer("takeBackGift", answered(200, GIFT));
    expect(await loadGifts(skywave)).toEqual({ ok: true, gifts: [GIFT] });
    expect(await sendGiftAgain(skywave, "gift_1")).toEqual({ ok: true });
    expect(await changeGiftRecipient(skywave, CHANGE)).toEqual({ ok: true });
    expect(bodies("changeGiftRecipient")).toEqual([{ recipientEmail: " anna@example.com" }]);
    expect(await takeBackGift(skywave, "gift_1")).toEqual({ ok: true });
  });

  it("is not sent again once something of it is used", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("sendGiftAgain", refused({ status: 409, code: "ALREADY_REDEEMED" }));
    expect(await sendGiftAgain(skywave, "gift_1")).toEqual({ ok: false, code: "ALREADY_REDEEMED" });
  });

  it("is neither corrected nor taken back once it is sent", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("changeGiftRecipient", refused({ status: 409, code: "GIFT_SENT" }));
    platform.server.answer("takeBackGift", refused({ status: 409, code: "GIFT_SENT" }));
    expect(await changeGiftRecipient(skywave, CHANGE)).toEqual({ ok: false, code: "GIFT_SENT" });
    expect(await takeBackGift(skywave, "gift_1")).toEqual({ ok: false, code: "GIFT_SENT" });
  });

  it("is not corrected by an address that is none, here or to the server", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const invalid = { ok: false, code: "INVALID_EMAIL" };
    expect(await changeGiftRecipient(skywave, { ...CHANGE, recipientEmail: "anna" })).toEqual(invalid);
    expect(platform.server.seen("changeGiftRecipient")).toEqual([]);
    platform.server.answer("changeGiftRecipient", refused({ status: 400, code: "INVALID_PAYLOAD" }));
    expect(await changeGiftRecipient(skywave, CHANGE)).toEqual(invalid);
  });

  const verbs: readonly [name: string, act: (skywave: Skywave) => Promise<object>][] = [
    ["sendGiftAgain", (skywave: Skywave) => sendGiftAgain(skywave, "gift_1")],
    ["changeGiftRecipient", (skywave: Skywave) => changeGiftRecipient(skywave, CHANGE)],
    ["takeBackGift", (skywave: Skywave) => takeBackGift(skywave, "gift_1")],
  ];

  it.each(verbs)("answers %s by what became of it in the meantime", async (name, act) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer(name, refused({ status: 404, code: "NOT_FOUND" }));
    expect(await act(skywave)).toEqual({ ok: false, code: "NOT_FOUND" });
    platform.server.answer(name, LOST);
    expect(await run(act(skywave))).toEqual(UNREACHABLE);
  });
});
