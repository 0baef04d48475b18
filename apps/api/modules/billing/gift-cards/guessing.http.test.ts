import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { TestVisitor } from "#testing/test-visitor.ts";
import { PRODUCTION } from "#testing/production.ts";

/** Live cards, and tries of the bot; a campaign takes more of both. */
const LIVE = Number(process.env["GIFT_CARDS"] ?? 1_000);
const TRIES = Number(process.env["GIFT_CARD_TRIES"] ?? 300);
const BOTS = 30;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi(PRODUCTION);
});
afterAll(() => api.close());

function guess(visitor: TestVisitor, number: string, securityCode = "0000") {
  return visitor.call("giftcard", "registerGiftCard", {
    query: { country: "US" },
    body: { type: "physical", number, expiry: EXPIRY, securityCode },
  });
}

describe("guessing gift cards", () => {
  test("ends after five wrong ones an hour for one person, a right one in between counting for nothing", async () => {
    const visitor = await api.visitor();
    await visitor.register("guesser@example.com");
    const number = await issueGiftCard(api);
    for (const right of [201, 201, 201, 201]) {
      expect((await guess(visitor, number)).status).toBe(400);
      expect((await guess(visitor, number, SECURITY_CODE)).status).toBe(right);
    }
    expect((await guess(visitor, number)).status).toBe(400);
    const stopped = await guess(visitor, number, SECURITY_CODE);
    expect([stopped.status, stopped.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    api.passTime({ hours: 1 });
    const later = await api.visitor();
    await later.signIn("guesser@example.com");
    expect((await guess(later, number, SECURITY_CODE)).status).toBe(201);
  });

  test("ends after ten wrong ones a day from one address, whoever is signed in there", async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 3; person += 1) {
      const visitor = await TestVisitor.arrive(api.app, { ipAddress: "203.0.113.9", country: "US" });
      await visitor.register(`neighbour${person}@example.com`);
      for (let n = 0; n < 4; n += 1) statuses.push((await guess(visitor, "7009999999999999")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  test("finds none of many live cards, from many accounts and addresses, and stops being heard", async () => {
    for (let n = 0; n < LIVE; n += 1)
      await issueGiftCard(api, { number: `70055500000${String(n).padStart(5, "0")}` });
    const bots: TestVisitor[] = [];
    for (let n = 0; n < BOTS; n += 1) {
      const bot = await api.visitor();
      await bot.register(`bot${n}@example.com`);
      bots.push(bot);
    }
    const statuses = new Map<number, number>();
    for (let n = 0; n < TRIES; n += BOTS) {
      const answers = await Promise.all(
        bots.map((bot, at) => guess(bot, `70055500000${String((n + at) % LIVE).padStart(5, "0")}`)),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(201)).toBeUndefined();
    expect(statuses.get(400)).toBeLessThanOrEqual(100);
    expect((statuses.get(400) ?? 0) + (statuses.get(429) ?? 0)).toBe(TRIES);

    // Nobody is kept from a card of their own meanwhile; who guesses wrong once has no second try.
    const owner = await api.visitor();
    await owner.register("owner@example.com");
    const number = await issueGiftCard(api);
    for (let time = 0; time < 2; time += 1)
      expect((await guess(owner, number, SECURITY_CODE)).status).toBe(201);
    expect((await guess(owner, number)).status).toBe(400);
    expect((await guess(owner, number, SECURITY_CODE)).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });
});

describe("guessing promo codes", () => {
  test("ends after sixty tries an hour from one address, in lists and quotes alike; a right quote counts for nothing", async () => {
    const visitor = await TestVisitor.arrive(api.app, { ipAddress: "203.0.113.60", country: "US" });
    await visitor.register("code-guesser@example.com");
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const quote = async (promoCode: string) =>
      (await quoteOf(visitor, { offerId: "us-all-access-half-price", promoCode })).status;
    const list = async (n: number) => {
      const query = { country: "US" as const, promoCode: `GUESS${n}` };
      return (await visitor.call("eligibility", "getNewOffers", { query })).status;
    };
    for (let n = 0; n < 30; n += 1)
      expect([await list(n), await quote("HALFPRICE"), await quote(`GUESS${n}`)]).toEqual([200, 201, 400]);
    expect([await list(30), await quote("GUESS30"), await quote("HALFPRICE")]).toEqual([429, 429, 429]);
    expect((await quoteOf(visitor, { offerId: "us-music-monthly" })).status).toBe(201);
  });
});
