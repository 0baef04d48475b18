import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { readRows } from "#testing/read-rows.ts";
import "#sandbox/open-sandbox.ts";

const STUDENT = "us-all-access-student";
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ STRIPE_PUBLISHABLE_KEY: "pk_test_unit" });
  await api.app.seedPersonas();
});
afterAll(() => api.close());

const listFor = async (visitor: TestVisitor) => {
  const { data } = await visitor.call("eligibility", "getNewOffers", { query: { country: "US" } });
  const refused = data.ineligibleOffers.find(({ offer }) => offer.id === STUDENT);
  return { isOffered: data.offers.some(({ id }) => id === STUDENT), reason: refused?.reason };
};
const mina = async () => {
  const visitor = await api.visitor();
  await visitor.signIn("mina@skywave.example", "an-evening-on-the-air");
  return visitor;
};

describe("a plan for students", () => {
  test("is shown to everybody else as one that cannot be had, and why, and is not sold to them", async () => {
    const notVerified = { isOffered: false, reason: "studentNotVerified" };
    expect(await listFor(await api.visitor())).toEqual(notVerified);
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    expect(await listFor(visitor)).toEqual(notVerified);
    const change = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    expect(change.data.ineligibleOffers.map(({ offer, reason }) => [offer.id, reason])).toEqual([
      [STUDENT, "studentNotVerified"],
    ]);
    for (const body of [{ offerId: STUDENT }, { planSwitch: { subscriptionId, offerId: STUDENT } }]) {
      const { status, problem } = await quoteOf(visitor, body);
      expect([status, problem.code]).toEqual([403, "IDENTITY_NOT_ELIGIBLE_ERROR"]);
      expect(problem.details).toEqual({ reason: "studentNotVerified" });
    }
  });

  test("is sold to one who was verified, for a year and then at the price that was told", async () => {
    const visitor = await mina();
    expect(await listFor(visitor)).toEqual({ isOffered: true, reason: undefined });
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const { data: quote } = await quoteOf(visitor, { offerId: STUDENT });
    expect(quote.charges.repeatingCharge.length + quote.charges.oneTimeCharge.length).toBeGreaterThan(0);
    const { phases } = (
      await visitor.call("eligibility", "getCatalogOffer", { params: { offerId: STUDENT } })
    ).data;
    expect(phases.map(({ termLength, price }) => [termLength, price.total])).toEqual([
      [12, 4.99],
      [1, 11.99],
    ]);
    expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
  });

  test("has to be proved anew after twelve months; deleting the account forgets the proof", async () => {
    api.passTime({ months: 12 });
    expect((await listFor(await mina())).isOffered).toBe(true);
    api.passTime({ days: 1 });
    const visitor = await mina();
    expect(await listFor(visitor)).toEqual({ isOffered: false, reason: "studentNotVerified" });
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect(await readRows(api, "select identity_id from student_verifications")).toEqual([]);
  });
});
