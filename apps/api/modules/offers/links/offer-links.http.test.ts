import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const HALF_PRICE = "us-all-access-half-price";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function buyer() {
  const visitor = await api.visitor();
  people += 1;
  const email = `meant${people}@example.com`;
  await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return { visitor, email };
}

/** The token that a customer finds in their mail. */
async function linkFor(email: string, offerId = HALF_PRICE): Promise<string> {
  const made = await api.app.inject({ url: "/sandbox/api/offer-links", query: { email, offerId } });
  const address = new URL(String(made.headers["location"]), "http://localhost");
  expect(address.pathname).toBe("/subscribe/checkout/purchase/streaming");
  return address.searchParams.get("token") ?? "";
}

const open = (visitor: TestVisitor, token: string) =>
  visitor.call("eligibility", "openOfferLink", { body: { token } });
const quote = (visitor: TestVisitor, offerToken: string, offerId = HALF_PRICE) =>
  quoteOf(visitor, { newSubscription: { offerId, offerToken } });
const codeOf = async (answer: Promise<{ status: number; problem: { code: string } }>) => {
  const { status, problem } = await answer;
  return [status, problem.code];
};

describe("a link to an offer for one customer", () => {
  test("shows the offer to whoever has it, and no more of the customer than the ends of an address", async () => {
    const { visitor: owner, email } = await buyer();
    const token = await linkFor(email);
    const shown = await open(await api.visitor(), token);
    expect(shown.data).toMatchObject({ offer: { id: HALF_PRICE }, maskedEmail: "m•••@e•••.com" });
    expect(JSON.stringify(shown.data)).not.toContain(email);
    const kept = JSON.stringify(await readRows(api, "select * from offer_links"));
    expect([kept.includes(token), kept.includes(email)]).toEqual([false, false]);
    // Seen as often as one likes: nothing is used up by it.
    expect((await open(owner, token)).status).toBe(200);
  });

  test("sells at its price to that customer, once", async () => {
    const { visitor, email } = await buyer();
    const token = await linkFor(email);
    expect((await quoteOf(visitor, { offerId: HALF_PRICE })).problem.code).toBe("INVALID_OFFER_DATA");
    const quoted = await quote(visitor, token);
    expect(quoted.data.charges.oneTimeCharge[0]?.lines.productAmount).toBeLessThan(6);
    expect((await confirmOf(visitor, quoted.data.id)).data.status).toBe("confirmed");
    expect(await codeOf(quote(visitor, token))).toEqual([409, "OFFER_REDEEMED"]);
    expect((await open(visitor, token)).status).toBe(404);
  });

  test("is refused to every other account, with nothing quoted", async () => {
    const { email } = await buyer();
    const { visitor: stranger } = await buyer();
    const token = await linkFor(email);
    expect(await codeOf(quote(stranger, token))).toEqual([403, "OFFER_MEANT_FOR_ANOTHER"]);
  });

  test("is refused to an account that has never proved the address", async () => {
    const { visitor, email } = await buyer();
    const token = await linkFor(email);
    await readRows(api, `update identities set email_proved_at = null where email = '${email}' returning id`);
    expect(await codeOf(quote(visitor, token))).toEqual([403, "OFFER_MEANT_FOR_ANOTHER"]);
  });

  test("is used by one account where two have had the address, however they race", async () => {
    const { visitor: first, email } = await buyer();
    const { visitor: second, email: other } = await buyer();
    const token = await linkFor(email);
    const one = await quote(first, token);
    // The address passes to the other account while both have their quotes open.
    await readRows(
      api,
      `update identities set email = 'gone.${email}' where email = '${email}' returning id`,
    );
    await readRows(api, `update identities set email = '${email}' where email = '${other}' returning id`);
    const two = await quote(second, token);
    expect([one.status, two.status]).toEqual([201, 201]);
    const answers = await Promise.all([confirmOf(first, one.data.id), confirmOf(second, two.data.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ problem }) => problem.code)).toContain("OFFER_REDEEMED");
  });

  test("opens no other offer, and nothing at all when it is over, changed or made up", async () => {
    const { visitor, email } = await buyer();
    const token = await linkFor(email);
    expect(await codeOf(quote(visitor, token, "us-music-monthly"))).toEqual([410, "OFFER_EXPIRED"]);
    for (const wrong of ["made-up", `${token.slice(0, -1)}_`, token.toUpperCase()]) {
      expect((await open(visitor, wrong)).status).toBe(404);
      expect(await codeOf(quote(visitor, wrong))).toEqual([410, "OFFER_EXPIRED"]);
    }
    await readRows(api, "update offer_links set expires_at = '2020-01-01T00:00:00Z' returning digest");
    expect(await codeOf(open(visitor, token))).toEqual([404, "NOT_FOUND"]);
    expect(await codeOf(quote(visitor, token))).toEqual([410, "OFFER_EXPIRED"]);
  });

  test("cannot be guessed for long", async () => {
    const visitor = await api.visitor();
    expect(await codeOf(open(visitor, "a-guess"))).toEqual([404, "NOT_FOUND"]);
    await readRows(
      api,
      "update rate_counters set count = 1000000 where key like 'offerLinksByAddress%' returning key",
    );
    expect(await codeOf(open(visitor, "one-more"))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});
