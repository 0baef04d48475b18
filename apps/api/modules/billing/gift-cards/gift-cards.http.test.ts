import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(country: "US" | "CA" = "US") {
  const visitor = await api.visitor({ country });
  people += 1;
  const email = `holder${people}@example.com`;
  const identityId = await visitor.register(email);
  return { visitor, identityId, email };
}

async function payer() {
  const person = await member();
  await person.visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return person;
}

function show(visitor: TestVisitor, number: string, override: object = {}, country: "US" | "CA" = "US") {
  return visitor.call("giftcard", "registerGiftCard", {
    query: { country },
    body: { type: "physical", number, expiry: EXPIRY, securityCode: SECURITY_CODE, ...override },
  });
}

const redeem = (visitor: TestVisitor, giftCardTokenId: string, amount?: number) =>
  visitor.call("billing", "redeemGiftCard", {
    body: { giftCardTokenId, ...(amount !== undefined && { amount }) },
  });

describe("registerGiftCard", () => {
  test("[S7.25] [S3.36] gives a token and what is on the card, blanks in its number or none", async () => {
    const { visitor } = await member();
    const number = await issueGiftCard(api, { vendorType: "partner" });
    const shown = await show(visitor, number.replace(/(....)/g, "$1 "));
    expect(shown.status).toBe(201);
    expect(shown.data).toMatchObject({
      actualBalance: 25,
      currency: "USD",
      last4: number.slice(-4),
      cardType: "physical",
      vendorType: "partner",
      expires: "2026-03-10T15:15:00Z",
    });
  });

  test("[S5.09] takes a digital card by its identifier alone", async () => {
    const { visitor } = await member();
    await issueGiftCard(api, { number: "SKYW7K2MQ9XT4RVB", isDigital: true });
    const shown = await visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body: { type: "cardIdentifier", number: "skyw-7k2m-q9xt-4rvb" },
    });
    expect(shown.data).toMatchObject({ cardType: "digital", last4: "4RVB" });
  });

  test("[S5.10] asks for expiry and security code of a physical card", async () => {
    const { visitor } = await member();
    const refused = await show(visitor, await issueGiftCard(api), {
      expiry: undefined,
      securityCode: undefined,
    });
    expect(refused.problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [
        { field: "expiry", code: "required" },
        { field: "securityCode", code: "required" },
      ],
    });
  });

  test("[S8.24] answers alike for an unknown number, a wrong code, a wrong expiry and an empty card", async () => {
    const emptied = await issueGiftCard(api);
    const owner = await payer();
    await redeem(owner.visitor, (await show(owner.visitor, emptied)).data.tokenId);
    const { visitor } = await member();
    const tries = [
      await show(visitor, "7009999999999999"),
      await show(visitor, await issueGiftCard(api), { securityCode: "1174" }),
      await show(visitor, await issueGiftCard(api), { expiry: { month: 9, year: 2028 } }),
      await show(visitor, emptied),
    ];
    const bodies = tries.map(({ status, problem }) => ({ ...problem, status, traceId: "" }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 400, code: "BAD_DATA_RETURNED" });
  });

  test("[S8.24] refuses a card of another country, and a country that is not the session's", async () => {
    const { visitor } = await member();
    const canadian = await issueGiftCard(api, { country: "CA" });
    expect((await show(visitor, canadian)).problem.code).toBe("COUNTRY_ERROR");
    expect((await show(visitor, canadian, {}, "CA")).problem.code).toBe("COUNTRY_ERROR");
  });

  test("takes a US card for five years from its sale, a Canadian one for ever", async () => {
    const { visitor } = await member();
    const old = { issuedOn: Temporal.PlainDate.from("2021-03-10") };
    expect((await show(visitor, await issueGiftCard(api, old))).problem.code).toBe("BAD_DATA_RETURNED");
    const lastDay = { issuedOn: Temporal.PlainDate.from("2021-03-11") };
    expect((await show(visitor, await issueGiftCard(api, lastDay))).status).toBe(201);
    const canadian = await member("CA");
    const ancient = await issueGiftCard(api, {
      issuedOn: Temporal.PlainDate.from("1999-01-01"),
      country: "CA",
    });
    expect((await show(canadian.visitor, ancient, {}, "CA")).status).toBe(201);
  });

  test("keeps neither numbers nor codes", async () => {
    const number = await issueGiftCard(api, { number: "6011000990139424" });
    const { visitor } = await member();
    expect((await show(visitor, number)).status).toBe(201);
    const kept = JSON.stringify(
      await readRows(api, "select row_to_json(gift_cards)::text as card from gift_cards"),
    );
    expect(kept).not.toContain(number);
    expect(kept).not.toContain(`\\"${SECURITY_CODE}\\"`);
  });

  test("still refuses a bank card's number in any other field", async () => {
    const { visitor } = await member();
    const number = await issueGiftCard(api);
    const refused = await show(visitor, number, { note: "4242 4242 4242 4242" });
    expect(refused.problem.code).toBe("CARD_NUMBER_NOT_ALLOWED");
  });
});

describe("redeemGiftCard", () => {
  test("[S7.24] moves all that is on the card into the balance, and the ledger says from where", async () => {
    const { visitor, identityId } = await payer();
    const { tokenId } = (await show(visitor, await issueGiftCard(api))).data;
    const redeemed = await redeem(visitor, tokenId);
    expect(redeemed.data).toEqual({
      redeemed: 25,
      giftCardBalanceAfter: 0,
      billingProfileBalanceAfter: { value: 25, currency: "USD" },
    });
    expect(await ledgerOf(api, identityId)).toEqual({ giftCardLiability: 2500, customerBalance: -2500 });
  });

  test("redeems up to an amount, and the rest later under a token of its own", async () => {
    const { visitor } = await payer();
    const number = await issueGiftCard(api);
    const first = await redeem(visitor, (await show(visitor, number)).data.tokenId, 10.5);
    expect(first.data).toMatchObject({ redeemed: 10.5, giftCardBalanceAfter: 14.5 });
    const { tokenId, actualBalance } = (await show(visitor, number)).data;
    expect(actualBalance).toBe(14.5);
    expect((await redeem(visitor, tokenId, 99)).data).toMatchObject({
      redeemed: 14.5,
      giftCardBalanceAfter: 0,
    });
  });

  test("[S8.24] [S5.11] refuses a used token, and a card that was emptied since it was shown", async () => {
    const { visitor } = await payer();
    const number = await issueGiftCard(api);
    const one = (await show(visitor, number)).data.tokenId;
    const other = (await show(visitor, number)).data.tokenId;
    expect((await redeem(visitor, one)).status).toBe(200);
    expect((await redeem(visitor, one)).problem).toMatchObject({ status: 409, code: "ALREADY_REDEEMED" });
    expect((await redeem(visitor, other)).problem.code).toBe("ALREADY_REDEEMED");
  });

  test("knows a token for a quarter of an hour, and from nobody else", async () => {
    const { visitor, email } = await payer();
    const thief = await payer();
    const { tokenId } = (await show(visitor, await issueGiftCard(api))).data;
    expect((await redeem(thief.visitor, tokenId)).status).toBe(404);
    api.passTime({ minutes: 14 });
    expect((await redeem(visitor, tokenId, 1)).status).toBe(200);
    const late = (await show(visitor, await issueGiftCard(api))).data.tokenId;
    api.passTime({ minutes: 15, seconds: 1 });
    const later = await api.visitor();
    await later.signIn(email);
    expect((await redeem(later, late)).problem).toMatchObject({ status: 410, code: "EXPIRED" });
  });

  test("needs somebody who is billed", async () => {
    const { visitor } = await member();
    const { tokenId } = (await show(visitor, await issueGiftCard(api))).data;
    expect((await redeem(visitor, tokenId)).problem.code).toBe("BILLING_PROFILE_REQUIRED");
  });

  test("repeated under its key gives its first answer", async () => {
    const { visitor } = await payer();
    const { tokenId } = (await show(visitor, await issueGiftCard(api))).data;
    const again = () =>
      visitor.call(
        "billing",
        "redeemGiftCard",
        { body: { giftCardTokenId: tokenId } },
        { headers: { "idempotency-key": "redeem-this-card" } },
      );
    const answers = [await again(), await again()];
    expect(answers.map(({ data }) => data.redeemed)).toEqual([25, 25]);
    expect(answers[1]?.data.billingProfileBalanceAfter.value).toBe(25);
  });
});
