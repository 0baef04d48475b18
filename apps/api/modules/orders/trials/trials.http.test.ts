import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const MASTERCARDS = ["5555555555554444", "5200828282828210", "2223003122003222"] as const;
const ALL = "us-all-access-trial";
const MUSIC = "us-music-trial";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const shopper = async (email: string, card: string = VISA) => {
  const visitor = await api.visitor();
  await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard(card));
  return visitor;
};
const buy = async (visitor: TestVisitor, offerId: string) => {
  const quote = await quoteOf(visitor, { offerId });
  return (await confirmOf(visitor, quote.data.id)).data.status;
};

describe("a trial", () => {
  test("is had once by a person; the next offer comes as the same plan without it, and says why", async () => {
    const { visitor } = await subscribe(api, ALL);
    const { data: quote } = await quoteOf(visitor, { offerId: MUSIC });
    expect(quote.trialUse).toBe("usedByPerson");
    expect(quote.charges.zeroCharge).toEqual([]);
    expect(quote.charges.oneTimeCharge).toHaveLength(1);
    const shown = await visitor.call("order", "getOrder", { params: { orderId: quote.id } });
    expect(shown.data).toEqual(quote);
    expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    expect(data.subscriptions.map(({ currentPhase }) => currentPhase.type).toSorted()).toEqual([
      "AutoRenewing",
      "Free",
    ]);
  });

  test("is had once by a mailbox, however its address is written, and after the account is gone", async () => {
    const first = await shopper("robin@example.com");
    expect(await buy(first, ALL)).toBe("confirmed");
    const tagged = await shopper("robin+again@example.com");
    expect((await quoteOf(tagged, { offerId: ALL })).data.trialUse).toBe("usedByPerson");
    expect((await first.call("user", "deleteIdentity", {})).status).toBe(204);
    const again = await shopper("Robin@example.com");
    expect((await quoteOf(again, { offerId: ALL })).data.trialUse).toBe("usedByPerson");
    const other = await shopper("robyn@example.com");
    expect((await quoteOf(other, { offerId: ALL })).data.trialUse).toBeUndefined();
  });

  test("is not offered again to whoever has had it, where trials alone are asked for", async () => {
    const had = await shopper("had-one@example.com", VISA);
    const trials = async (visitor: typeof had) =>
      (
        await visitor.call("eligibility", "getNewOffers", {
          query: { country: "US", trialPreference: "only" },
        })
      ).data;
    expect((await trials(had)).ineligibleOffers).toEqual([]);
    expect(await buy(had, MUSIC)).toBe("confirmed");
    const { offers, ineligibleOffers } = await trials(had);
    expect(offers).toEqual([]);
    expect(ineligibleOffers.map(({ offer, reason }) => [offer.id, reason])).toEqual(
      expect.arrayContaining([ALL, MUSIC].map((id) => [id, "trialUsedByPerson"])),
    );
    expect((await trials(await api.visitor())).offers).not.toEqual([]);
  });

  test("[S7.32] is had once by a card, whichever of a person's cards is to pay", async () => {
    const [card] = MASTERCARDS;
    expect(await buy(await shopper("card-one@example.com", card), ALL)).toBe("confirmed");
    const other = await shopper("card-two@example.com", card);
    expect((await quoteOf(other, { offerId: ALL })).data.trialUse).toBe("usedByCard");
    const profile = await other.call("billing", "getDefaultBillingProfile", {});
    await other.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile.data?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard(VISA) },
    });
    expect((await quoteOf(other, { offerId: ALL })).data.trialUse).toBeUndefined();
    const cards = await other.call("billing", "listPaymentMethods", {
      params: { billingProfileId: profile.data?.id ?? "" },
    });
    const used = cards.data.paymentMethods.find(({ isDefault }) => !isDefault);
    const named = await quoteOf(other, { offerId: ALL, stripePaymentMethodId: used?.id ?? "" });
    expect(named.data.trialUse).toBe("usedByCard");
    const query = { country: "US" as const, stripePaymentMethodId: used?.id ?? "" };
    const { data } = await other.call("eligibility", "getNewOffers", { query });
    const reasons = data.ineligibleOffers.map(({ offer, reason }) => [offer.id, reason]);
    expect(reasons).toEqual(expect.arrayContaining([ALL, MUSIC].map((id) => [id, "trialUsedByCard"])));
    expect(data.offers.map(({ type }) => type)).not.toContain("Trial");
    const free = await other.call("eligibility", "getNewOffers", { query: { country: "US" } });
    expect(free.data.offers.map(({ type }) => type)).toContain("Trial");
  });

  test("goes to one of ten people with one card who confirm at once on two nodes", async () => {
    const [, card] = MASTERCARDS;
    const people = await Promise.all(
      Array.from({ length: 10 }, (_all, place) => shopper(`racer${place}@example.com`, card)),
    );
    const quotes = await Promise.all(people.map((visitor) => quoteOf(visitor, { offerId: ALL })));
    expect(quotes.map(({ data }) => data.trialUse)).toEqual(people.map(() => undefined));
    const node = await api.openNode();
    const answers = await Promise.all(
      people.map((visitor, place) =>
        confirmOf(place % 2 === 0 ? visitor : visitor.through(node.app), quotes[place]?.data.id ?? ""),
      ),
    );
    await node.close();
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost).toHaveLength(9);
    expect(new Set(lost.map(({ problem }) => `${problem.status} ${problem.code}`))).toEqual(
      new Set(["409 QUOTE_CHANGED"]),
    );
    expect(lost[0]?.problem.details).toEqual({ reason: "trialUsed" });
    const claims = await readRows(
      api,
      `select count(*) as count from trial_claims c join identities i on i.id = c.identity_id where i.email like 'racer%'`,
    );
    expect(claims).toEqual([{ count: "3" }]);
    const place = answers.findIndex(({ status }) => status !== 200);
    const loser = people[place];
    if (loser === undefined) throw new Error("nobody has lost");
    const { data: next } = await quoteOf(loser, { offerId: ALL });
    expect(next.trialUse).toBe("usedByCard");
    expect((await confirmOf(loser, next.id)).data.status).toBe("confirmed");
  });

  test("goes to one of a person's two orders that are confirmed at once", async () => {
    const visitor = await shopper("two-orders@example.com");
    const quotes = await Promise.all([ALL, MUSIC].map((offerId) => quoteOf(visitor, { offerId })));
    const answers = await Promise.all(quotes.map(({ data }) => confirmOf(visitor, data.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
