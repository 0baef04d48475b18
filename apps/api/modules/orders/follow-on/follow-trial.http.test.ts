import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const CARD = "4242424242424242";
/** The day after the last of a trial of ninety days that began on the first of March. */
const TRIAL_ENDS = "2026-05-30";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** Somebody who has claimed the trial of their new car. */
async function trialHolder({ card = CARD, state = "TX" }: { card?: string | null; state?: string } = {}) {
  const trial = await giveTrial(api);
  const visitor = await buyer({ card, state });
  const { data } = await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: trial.link } });
  return { ...trial, visitor, subscriptionId: data.subscriptionId };
}

async function buyer({ card = CARD, state = "TX" }: { card?: string | null; state?: string } = {}) {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`follows-on-${people}@example.com`);
  await visitor.addBilling(card === null ? undefined : await api.cards.typeCard(card), state);
  return visitor;
}

async function quoteFor(visitor: TestVisitor, radioId: string, offerId = POLARIS) {
  const { data } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
  return quoteOf(visitor, { offerId, deviceId: data.data.token });
}

const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
const stateOf = async (visitor: TestVisitor, radioId: string) =>
  (await visitor.call("partnerIntegration", "getDetailedState", { query: { deviceId: radioId } })).data
    .lifecycleState;
const chargesOf = async (orderId: string) =>
  (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === orderId);

describe("the plan that follows a trial", () => {
  test("is quoted to the trial's holder from the day on which the trial ends, with nothing due before", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder();
    const { status, data } = await quoteFor(visitor, radioId);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: "newSubscription",
      offerId: POLARIS,
      subscriptionId,
      dueNow: 0,
      change: { effective: TRIAL_ENDS, dueNow: 0 },
      charges: { oneTimeCharge: [], ongoingCharge: [{ period: { start: TRIAL_ENDS } }] },
    });
    expect(data.charges.ongoingCharge[0]?.lines.taxes.total).toBeGreaterThan(0);
    // A quote promises; nothing has changed yet.
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
  });

  test("goes on in the trial's own subscription, charges nobody, and is told as a plan that comes", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder();
    const { data: quote } = await quoteFor(visitor, radioId);
    const confirmed = await confirmOf(visitor, quote.id);
    expect(confirmed.data).toMatchObject({
      status: "confirmed",
      newSubscription: { subscriptionId, invoiceId: null },
    });
    expect(await chargesOf(quote.id)).toEqual([]);
    expect(
      await readRows(api, `select id from invoices where subscription_id = '${subscriptionId}'`),
    ).toEqual([]);
    expect(await plansOf(visitor)).toMatchObject([
      {
        id: subscriptionId,
        state: "active",
        currentPhase: { type: "Free" },
        source: { type: "stripe" },
        offers: { pending: { id: POLARIS } },
        radio: { radioIdLastFour: radioId.slice(-4) },
      },
    ]);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_WITH_FOLLOW_ON");
    const state = await visitor.call("partnerIntegration", "getState", {
      params: { locator: "radioId", number: radioId },
    });
    expect(state.data).toMatchObject({ usedCarCode: "110", planStartsOn: TRIAL_ENDS });
  });

  test("is answered again as it was to whoever confirms twice, and is had once", async () => {
    const { visitor, radioId } = await trialHolder();
    const [first, second] = [await quoteFor(visitor, radioId), await quoteFor(visitor, radioId)];
    const [one, other] = await Promise.all([
      confirmOf(visitor, first.data.id),
      confirmOf(visitor, second.data.id),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect([one, other].find(({ status }) => status === 409)?.problem.code).toBe("QUOTE_CHANGED");
    const won = one.status === 200 ? first : second;
    expect((await confirmOf(visitor, won.data.id)).data.status).toBe("confirmed");
    const again = await quoteFor(visitor, radioId);
    expect(again.problem).toMatchObject({
      code: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      details: { reason: "taken" },
    });
  });

  test("waits while a card is charged for what else becomes of the trial", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder();
    const { data: quote } = await quoteFor(visitor, radioId);
    const hold = (by: string) =>
      readRows(
        api,
        `update subscriptions set held_by = ${by} where id = '${subscriptionId}' returning held_by`,
      );
    await hold("'ord_of_a_move'");
    const refused = await confirmOf(visitor, quote.id);
    expect([refused.status, refused.problem.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
    await hold("null");
    expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
  });

  test("may be bought by nobody but the trial's holder, whoever finds the radio", async () => {
    const { radioId, visitor } = await trialHolder();
    const { problem } = await quoteFor(await buyer(), radioId);
    expect([problem.code, problem.details?.["reason"]]).toEqual([
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      "taken",
    ]);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
  });

  test("needs a card that it will be charged to, an address that the satellites reach, and a plan for the radio", async () => {
    const cardless = await trialHolder({ card: null });
    const { data: quote } = await quoteFor(cardless.visitor, cardless.radioId);
    expect((await confirmOf(cardless.visitor, quote.id)).problem.code).toBe("PAYMENT_METHOD_REQUIRED");
    expect(await stateOf(cardless.visitor, cardless.radioId)).toBe("TRIAL_CLAIMED");
    const beyond = await trialHolder({ state: "HI" });
    expect((await quoteFor(beyond.visitor, beyond.radioId)).problem).toMatchObject({
      code: "CS_INELIGIBLE_RADIO",
      details: { reason: "outOfReach" },
    });
    const { visitor, radioId } = await trialHolder();
    expect((await quoteFor(visitor, radioId, "us-music-monthly")).problem.code).toBe("INVALID_OFFER_DATA");
    const stranger = await quoteOf(visitor, { offerId: POLARIS, deviceId: "no-token" });
    expect(stranger.problem.code).toBe("DEVICE_NOT_FOUND");
  });

  test("is taxed where its buyer says that it is used, and not where the car was handed over", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder({ state: "OR" });
    const { data: quote } = await quoteFor(visitor, radioId);
    expect(quote.charges.ongoingCharge[0]?.lines.taxes.total).toBe(0);
    await confirmOf(visitor, quote.id);
    const [kept] = await readRows(
      api,
      `select addresses -> -1 -> 'address' ->> 'state' as state from subscriptions where id = '${subscriptionId}'`,
    );
    expect(kept).toEqual({ state: "OR" });
  });

  test("is had at the price of a link that is for the trial's holder, and uses the link up", async () => {
    const { visitor, radioId } = await trialHolder();
    const offerId = "us-satellite-half-price";
    const email = `follows-on-${people}@example.com`;
    const offerToken = await api.app.modules.offers.links.issue({ email, offerId });
    const { data } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
    const asked = () => quoteOf(visitor, { offerId, offerToken, deviceId: data.data.token });
    const quote = await asked();
    expect(quote.data).toMatchObject({
      change: { effective: TRIAL_ENDS },
      charges: { repeatingCharge: [{ period: { start: TRIAL_ENDS } }, {}, {}, {}, {}, {}] },
    });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect((await asked()).problem.code).toBe("OFFER_REDEEMED");
  });

  test("can be cancelled before it begins: then the trial ends by itself, and nothing was ever charged", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder();
    await confirmOf(visitor, (await quoteFor(visitor, radioId)).data.id);
    const { data: quote } = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "endOfTerm" },
    });
    expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
    expect(await plansOf(visitor)).toMatchObject([
      { state: "pending_cancellation", expires: expect.stringMatching(`^${TRIAL_ENDS}`) },
    ]);
  });

  // It moves everybody's time, so it comes last.
  test("begins on its day, and is billed as it was quoted", async () => {
    const { visitor, radioId, subscriptionId } = await trialHolder();
    const { data: quote } = await quoteFor(visitor, radioId);
    await confirmOf(visitor, quote.id);
    await moveClock(api, "P80D");
    expect(
      await readRows(api, `select id from invoices where subscription_id = '${subscriptionId}'`),
    ).toEqual([]);
    await moveClock(api, "P2D");
    expect(await plansOf(visitor)).toMatchObject([
      { id: subscriptionId, state: "active", offers: { active: { id: POLARIS } } },
    ]);
    expect(await stateOf(visitor, radioId)).toBe("SELF_PAY");
    const total = quote.charges.ongoingCharge[0]?.lines.total ?? 0;
    const bills = await readRows(
      api,
      `select total_in_cents from invoices where subscription_id = '${subscriptionId}'`,
    );
    expect(bills).toEqual([{ total_in_cents: String(Math.round(total * 100)) }]);
  });
});
