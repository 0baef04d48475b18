import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmGift, giftCodeSentTo, giver, quoteGift } from "#testing/money/giver.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const chargedFor = async (giftId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata, status }) => metadata["giftId"] === giftId && status === "succeeded")
    .map(({ amount }) => amount);

describe("createGift", () => {
  test("quotes what will be charged, without tax or fee, and sends nothing yet", async () => {
    const who = await giver(api, { country: "CA" });
    const quoted = await quoteGift(who, { amount: 12.34 });
    expect(quoted.status).toBe(201);
    expect(quoted.data).toMatchObject({
      state: "quoted",
      amount: 12.34,
      total: 12.34,
      currency: "CAD",
      sendOn: "2026-03-10",
      isForNow: true,
      canSendAgain: false,
      canTakeBack: false,
    });
    expect((await who.visitor.call("giftcard", "listGifts", {})).data.gifts).toEqual([]);
    expect(await readInbox(api, who.recipientEmail)).toEqual([]);
  });

  test("names each field that is wrong", async () => {
    const refused = await quoteGift(await giver(api), {
      amount: 9.99,
      recipientName: " ",
      recipientEmail: "ana at home",
      senderName: "Robin\nBcc: all@example.com",
      message: "a".repeat(201),
      language: "fr-CA",
      sendOn: "2026-03-09",
    });
    expect(refused.problem).toMatchObject({ status: 400, code: "INVALID_PAYLOAD" });
    expect(refused.problem.invalidFields?.map(({ field }) => field)).toEqual([
      "amount",
      "recipientName",
      "recipientEmail",
      "senderName",
      "message",
      "sendOn",
      "language",
    ]);
  });

  test("asks for patience after thirty quotes in an hour", async () => {
    const who = await giver(api);
    for (let count = 0; count < 30; count += 1) expect((await quoteGift(who)).status).toBe(201);
    expect((await quoteGift(who)).problem).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
  });
});

describe("completeGift", () => {
  test("charges what was quoted and sends a card that another person redeems", async () => {
    const who = await giver(api);
    const { data: quote } = await quoteGift(who, { message: "Have fun at http://evil.example.com <b>!" });
    const bought = await confirmGift(who, quote.id);
    expect(bought.data).toMatchObject({ state: "sent", total: 25, canSendAgain: true, canTakeBack: false });
    expect(await chargedFor(quote.id)).toEqual([2500]);
    expect(await ledgerOf(api, who.identityId)).toEqual({ cash: 2500, giftCardLiability: -2500 });

    const [mail] = await receive(api, who.recipientEmail);
    expect(mail?.subject).toBe("Robin sent you a $25.00 gift card");
    expect(mail?.text).toContain("March 9, 2031");
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.html).not.toContain("http://evil.example.com");
    const [receipt] = await receive(api, who.email);
    expect(receipt?.subject).toBe("Your $25.00 gift card for Ana");

    const code = await giftCodeSentTo(api, who.recipientEmail);
    expect(receipt?.text).not.toContain(code);
    const ana = await giver(api);
    const shown = await ana.visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body: { type: "cardIdentifier", number: code },
    });
    expect(shown.data).toMatchObject({ actualBalance: 25, cardType: "digital" });
    const redeemed = await ana.visitor.call("billing", "redeemGiftCard", {
      body: { giftCardTokenId: shown.data.tokenId },
    });
    expect(redeemed.data.billingProfileBalanceAfter.value).toBe(25);
    const [giverBooks, anaBooks] = [await ledgerOf(api, who.identityId), await ledgerOf(api, ana.identityId)];
    expect((giverBooks["giftCardLiability"] ?? 0) + (anaBooks["giftCardLiability"] ?? 0)).toBe(0);
    expect(anaBooks["customerBalance"]).toBe(-2500);
    expect(await readInbox(api, who.email)).toHaveLength(1);
  });

  test("keeps the card's code nowhere, not even in what waits to be sent", async () => {
    const who = await giver(api);
    await confirmGift(who, (await quoteGift(who)).data.id);
    const code = await giftCodeSentTo(api, who.recipientEmail);
    expect(code).toHaveLength(19);
    const plain = code.replaceAll("-", "");
    const kept = await readRows(
      api,
      `select row_to_json(gifts)::text as row from gifts
       union all select row_to_json(gift_cards)::text from gift_cards
       union all select data::text from pgboss.job`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter(({ row }) => row?.includes(code) || row?.includes(plain))).toEqual([]);
  });

  test("charges once however often it is asked", async () => {
    const who = await giver(api);
    const { data: quote } = await quoteGift(who);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirmGift(who, quote.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await confirmGift(who, quote.id)).data.state).toBe("sent");
    expect(await chargedFor(quote.id)).toEqual([2500]);
    expect(await receive(api, who.recipientEmail)).toHaveLength(1);
  });

  test("leaves the quote good after a declined card, and takes another", async () => {
    const who = await giver(api, { card: "4000000000000341" });
    const { data: quote } = await quoteGift(who);
    const declined = await confirmGift(who, quote.id);
    expect(declined.problem).toMatchObject({ status: 402, code: "CREDIT_CARD_ERROR" });
    expect(await ledgerOf(api, who.identityId)).toEqual({});
    expect(await readInbox(api, who.recipientEmail)).toEqual([]);
    const bought = await confirmGift(who, quote.id, {
      stripePaymentMethodId: await api.cards.typeCard("4242424242424242"),
    });
    expect(bought.data.state).toBe("sent");
    expect(await chargedFor(quote.id)).toEqual([2500]);
  });

  test("tries no card any more after three declines", async () => {
    const who = await giver(api, { card: "4000000000000341" });
    const { data: quote } = await quoteGift(who);
    for (let count = 0; count < 3; count += 1) await confirmGift(who, quote.id);
    expect((await confirmGift(who, quote.id)).problem.code).toBe("TOO_MANY_DECLINES");
  });

  test("refuses a quote that is older than half an hour, and one that is not there", async () => {
    const who = await giver(api);
    const { data: quote } = await quoteGift(who);
    api.passTime({ minutes: 31 });
    const later = { ...who, visitor: await api.visitor() };
    await later.visitor.signIn(who.email);
    expect((await confirmGift(later, quote.id)).problem.code).toBe("QUOTE_EXPIRED");
    expect((await confirmGift(later, "gift_none")).problem.code).toBe("NOT_FOUND");
  });

  test("needs billing details and a card", async () => {
    const who = await giver(api);
    const visitor = await api.visitor();
    const email = `new.${who.email}`;
    await visitor.register(email);
    const bare = { ...who, visitor, email };
    const { data: quote } = await quoteGift(bare);
    expect((await confirmGift(bare, quote.id)).problem.code).toBe("BILLING_PROFILE_REQUIRED");
    await visitor.addBilling(undefined);
    expect((await confirmGift(bare, quote.id)).problem.code).toBe("PAYMENT_METHOD_REQUIRED");
  });

  test("refuses a currency that is not the giver's", async () => {
    const who = await giver(api);
    const north = await api.visitor({ country: "CA" });
    await north.signIn(who.email);
    const { data: quote } = await quoteGift({ ...who, visitor: north });
    expect((await confirmGift({ ...who, visitor: north }, quote.id)).problem.code).toBe("COUNTRY_ERROR");
  });

  test("stops at five gifts, and at a sum, within a day", async () => {
    const many = await giver(api);
    for (let count = 0; count < 5; count += 1)
      expect((await confirmGift(many, (await quoteGift(many, { amount: 10 })).data.id)).status).toBe(200);
    const sixth = await confirmGift(many, (await quoteGift(many, { amount: 10 })).data.id);
    expect(sixth.problem).toMatchObject({ status: 409, code: "GIFT_LIMIT_REACHED" });
    const rich = await giver(api);
    for (const amount of [200, 200])
      expect((await confirmGift(rich, (await quoteGift(rich, { amount })).data.id)).status).toBe(200);
    expect((await confirmGift(rich, (await quoteGift(rich, { amount: 10 })).data.id)).problem.code).toBe(
      "GIFT_LIMIT_REACHED",
    );
  });

  test("stands in the payment history as what it is, and both books agree", async () => {
    const who = await giver(api);
    await confirmGift(who, (await quoteGift(who)).data.id);
    const { data } = await who.visitor.call("billing", "listPaymentHistory", {
      query: { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z", pageSize: 10 },
    });
    expect(data.items).toMatchObject([{ entryType: "payment", paidFor: "gift", amount: 25, invoiceIds: [] }]);
    const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
    const until = Temporal.Instant.from(now).add({ minutes: 1 });
    const report = await api.desk.compareWithProcessor({ from: until.subtract({ hours: 20 }), until });
    expect(report).toMatchObject({ mismatchCount: 0, differenceInCents: {} });
  });
});
