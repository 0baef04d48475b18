import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { readRows } from "#testing/read-rows.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { shareTestDatabase } from "#testing/open-test-database.ts";
import { createSaveOffersRepository } from "./save-offers-repository.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const STAY = "us-all-access-stay";
/** What those are told who come too late: another quote of theirs has changed the plan. */
const LATE: readonly string[] = ["SAME_PLAN", "QUOTE_CHANGED", "OFFER_REDEEMED"];
const offersTo = async ({ visitor, subscriptionId }: Subscriber) => {
  const { data } = await visitor.call("eligibility", "getSaveOffers", { query: { subscriptionId } });
  return data.offers.map(({ id }) => id);
};
const takeOffer = async ({ visitor, subscriptionId }: Subscriber, offerId = STAY) => {
  const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId } });
  return quote.status === 201 ? confirmOf(visitor, quote.data.id) : quote;
};
const cancel = async ({ visitor, subscriptionId }: Subscriber) => {
  const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
  await confirmOf(visitor, quote.data.id);
};
const invoicesOf = async ({ visitor }: Subscriber) => {
  const query = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 100 };
  const { data } = await visitor.call("billing", "listInvoices", { query });
  return data.invoices.toReversed().map(({ amountTotal }) => amountTotal);
};

describe("getSaveOffers", () => {
  test("[S7.32] [S8.18] needs to know which subscription is to be kept, and that it is one's own", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const { subscriptionId } = await subscribe(api, "us-music-monthly");
    const none = await visitor.call("eligibility", "getSaveOffers", { query: {} });
    expect([none.status, none.problem.code]).toEqual([400, "ELIGIBILITY_SUBSCRIPTION_REQUIRED"]);
    const foreign = await visitor.call("eligibility", "getSaveOffers", { query: { subscriptionId } });
    expect([foreign.status, foreign.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("shows the same plan for less, which nobody else sees or can have", async () => {
    const person = await subscribe(api, "us-all-access-monthly");
    expect(await offersTo(person)).toEqual([STAY]);
    const change = await person.visitor.call("eligibility", "getChangeOffers", {
      query: { subscriptionId: person.subscriptionId },
    });
    expect(change.data.offers.map(({ id }) => id)).not.toContain(STAY);
    const asNew = await quoteOf(person.visitor, { offerId: STAY });
    expect([asNew.status, asNew.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
    const another = await takeOffer(person, "us-music-stay");
    expect([another.status, another.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
  });

  test.each([
    [{ country: "US" }, [STAY]],
    [{ country: "CA" }, []],
    [{ baseTerm: "Annual" }, []],
    [{ trialPreference: "only" }, []],
    [{ billingPlatform: "RokuPay" }, []],
    [{ serviceType: "streaming" }, [STAY]],
    [{ serviceType: "satellite" }, []],
  ] as const)("[S7.32] shows only what is asked for: %j gives %j", async (more, ids) => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-monthly");
    const query = { subscriptionId, ...more };
    const { data } = await visitor.call("eligibility", "getSaveOffers", { query });
    expect(data.offers.map(({ id }) => id)).toEqual(ids);
  });

  test("[S7.32] opens a promo code for the plan there is, until it is cancelled", async () => {
    const person = await subscribe(api, "us-all-access-monthly");
    const other = await subscribe(api, "us-music-monthly");
    const open = async ({ visitor, subscriptionId }: Subscriber) => {
      const query = { subscriptionId, promoCode: "HALFPRICE" };
      const { data } = await visitor.call("eligibility", "getSaveOffers", { query });
      const result = data.promoCodeResult;
      return [result?.status === "invalid" ? result.reason : data.offers.map(({ id }) => id)];
    };
    expect(await open(person)).toEqual([["us-all-access-half-price"]]);
    expect(await open(other)).toEqual(["notEligible"]);
    await cancel(person);
    expect(await open(person)).toEqual(["notEligible"]);
  });

  test("shows nothing for a plan by the year, nor for one that is over", async () => {
    expect(await offersTo(await subscribe(api, "us-all-access-annual"))).toEqual([]);
    const over = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = over;
    const quote = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    await confirmOf(visitor, quote.data.id);
    expect(await offersTo(over)).toEqual([]);
  });

  test("shows nothing in Minnesota until the cancellation is agreed, and then takes it back", async () => {
    const person = await subscribe(api, "us-all-access-monthly", { state: "MN" });
    expect(await offersTo(person)).toEqual([]);
    const early = await takeOffer(person);
    expect([early.status, early.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
    await cancel(person);
    expect(await offersTo(person)).toEqual([STAY]);
    expect((await takeOffer(person)).data.status).toBe("confirmed");
    const { data } = await person.visitor.call("subscription", "getSubscription", {
      params: { subscriptionId: person.subscriptionId },
    });
    expect([data.state, data.expires]).toEqual(["active", null]);
  });
});

describe("a move", () => {
  test.each([
    { from: "MN", to: "TX", zipCode: "78701", shown: [[], [STAY]] },
    { from: "TX", to: "MN", zipCode: "55401", shown: [[STAY], []] },
  ])(
    "from $from to $to decides about save offers from the next day on",
    async ({ from, to, zipCode, shown }) => {
      const person = await subscribe(api, "us-all-access-monthly", { state: from });
      const { visitor, subscriptionId } = person;
      const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
      const serviceAddress = {
        addressLine1: "1 Main St",
        city: "Town",
        state: to,
        zipCode,
        country: "US" as const,
      };
      await visitor.call("billing", "updateBillingProfile", {
        params: { billingProfileId: profile.data?.id ?? "" },
        body: { serviceAddress },
      });
      const seen = async () => {
        const offers = await offersTo(person);
        const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: STAY } });
        expect(quote.status).toBe(offers.length > 0 ? 201 : 400);
        return offers;
      };
      const sameDay = await seen();
      await moveClock(api, "P1D");
      expect([sameDay, await seen()]).toEqual(shown);
    },
  );
});

describe("a save offer", () => {
  test("is a switch of plans from the next bill on, costs nothing now, and is billed as it was quoted", async () => {
    const person = await subscribe(api, "us-all-access-monthly");
    const quote = await quoteOf(person.visitor, {
      planSwitch: { subscriptionId: person.subscriptionId, offerId: STAY, flow: "immediate" },
    });
    const { change, charges } = quote.data;
    expect([change?.flow, change?.dueNow, charges.oneTimeCharge]).toEqual(["endOfTerm", 0, []]);
    const reduced = charges.repeatingCharge.map(({ lines }) => lines.total);
    expect(reduced).toEqual([6.36, 6.36, 6.36]);
    await confirmOf(person.visitor, quote.data.id);
    // Nobody else has to live through that time.
    await readRows(
      api,
      `update subscriptions set next_step_on = null where identity_id <> '${person.identityId}' returning id`,
    );
    await moveClock(api, "P4M1D");
    expect(await invoicesOf(person)).toEqual([12.74, ...reduced, 12.74]);
  });

  test("is had once in twelve months, then again", async () => {
    const person = await subscribe(api, "us-all-access-monthly");
    expect((await takeOffer(person)).data.status).toBe("confirmed");
    expect(await offersTo(person)).toEqual([]);
    const again = await takeOffer(person);
    expect([again.status, again.problem.code]).toEqual([409, "OFFER_REDEEMED"]);
    const { visitor, subscriptionId } = person;
    const back = await quoteOf(visitor, { subscriptionId, offerId: "us-all-access-monthly" });
    await confirmOf(visitor, back.data.id);
    expect(await offersTo(person)).toEqual([]);
    await readRows(
      api,
      `update save_offers_taken set taken_on = taken_on - interval '12 months' where identity_id = '${person.identityId}' returning taken_on`,
    );
    expect(await offersTo(person)).toEqual([STAY]);
    expect((await takeOffer(person)).data.status).toBe("confirmed");
  });

  test("is had once by twenty confirmations of ten quotes on two nodes", async () => {
    const person = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = person;
    const quotes = await Promise.all(
      Array.from({ length: 10 }, () => quoteOf(visitor, { planSwitch: { subscriptionId, offerId: STAY } })),
    );
    const node = await api.openNode();
    const other = visitor.through(node.app);
    const confirmed = await Promise.all(
      quotes.flatMap(({ data }) => [confirmOf(visitor, data.id), confirmOf(other, data.id)]),
    );
    await node.close();
    const won = new Set(confirmed.filter(({ status }) => status === 200).map(({ data }) => data.id));
    expect(won.size).toBe(1);
    const lost = confirmed.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect([...new Set(lost)].filter((code) => !LATE.includes(code))).toEqual([]);
  });

  test("is refused by the database itself within twelve months, also between nodes", async () => {
    const second = await shareTestDatabase(api.database);
    const nodes = [api.database, second].map(createSaveOffersRepository);
    const take = (takenOn: string) =>
      Promise.all(
        nodes.flatMap((node) =>
          [1, 2, 3].map((turn) =>
            node.take({
              identityId: "idn_stay",
              subscriptionId: "sub_stay",
              offerId: STAY,
              orderId: `ord_${turn}`,
              takenOn: Temporal.PlainDate.from(takenOn),
            }),
          ),
        ),
      );
    const wins = async (day: string) => (await take(day)).filter((isTaken) => isTaken).length;
    expect([await wins("2026-03-10"), await wins("2027-03-09"), await wins("2027-03-10")]).toEqual([1, 0, 1]);
    await second.close();
  });
});
