import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { cents, chargedFor, ledgerSumOf, plansOf, subscriptionsOn } from "#testing/radios/radio-books.ts";
import { radioBuyer } from "#testing/radios/satellite-subscriber.ts";
import { receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const MELODIA = "us-music-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";
/** The day after the last of a trial of ninety days that began on the first of March. */
const TRIAL_ENDS = "2026-05-30";
const NO_BUNDLES = { pvip: null, nextOrForwardBundle: null, vegaBundle: null };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** Somebody who has claimed the trial of their new car. */
async function trialHolder(options: Parameters<typeof radioBuyer>[1] = {}) {
  const { radioId, link } = await giveTrial(api);
  const holder = await radioBuyer(api, options);
  const { data } = await holder.visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: link } });
  return { ...holder, radioId, trialId: data.subscriptionId };
}

async function quotePair(visitor: TestVisitor, radioId: string, offerId = POLARIS) {
  const { data } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
  const lines = [
    { offerId, quantity: 1, deviceId: data.data.token },
    { offerId: MELODIA, quantity: 1 },
  ];
  return quoteOf(visitor, { newSubscriptions: { lines } });
}

const stateOf = async (visitor: TestVisitor, radioId: string) =>
  (await visitor.call("partnerIntegration", "getDetailedState", { query: { deviceId: radioId } })).data
    .lifecycleState;
const billsOf = (identityId: string) =>
  readRows(
    api,
    `select subscription_id, total_in_cents from invoices where identity_id = '${identityId}' order by created_at`,
  );

async function buyPair() {
  const holder = await trialHolder();
  const quote = await quotePair(holder.visitor, holder.radioId);
  const bought = await confirmOf(holder.visitor, quote.data.id);
  expect(bought.data.status).toBe("confirmed");
  const [car = "", streaming = ""] = (bought.data.lines ?? []).map(
    ({ subscriptionId }) => subscriptionId ?? "",
  );
  return { ...holder, quote, bought, car, streaming };
}

describe("a pair that is bought while the trial of the car runs", () => {
  test("is quoted line by line: the streaming plan from today, the car's from the day on which the trial ends", async () => {
    const { visitor, radioId, trialId } = await trialHolder();
    const { data: alone } = await quoteOf(visitor, { offerId: MELODIA });
    const { data: found } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
    const { data: followOn } = await quoteOf(visitor, { offerId: POLARIS, deviceId: found.data.token });
    const { status, data } = await quotePair(visitor, radioId);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: "newSubscription",
      dueNow: alone.dueNow,
      change: { effective: TRIAL_ENDS, dueNow: alone.dueNow },
      lines: [
        { offerId: POLARIS, subscriptionId: null },
        { offerId: MELODIA, subscriptionId: null },
      ],
    });
    expect(data.charges.oneTimeCharge.map(({ line, lines }) => [line, lines])).toEqual([
      [1, alone.charges.oneTimeCharge[0]?.lines],
    ]);
    const ahead = data.charges.ongoingCharge.find(({ line }) => line === 0);
    expect(ahead).toMatchObject({ period: { start: TRIAL_ENDS } });
    expect(ahead?.lines).toEqual(followOn.charges.ongoingCharge[0]?.lines);
    // A quote promises; nothing has changed yet.
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
    expect((await plansOf(visitor)).subscriptions.map(({ id }) => id)).toEqual([trialId]);
  });

  test("charges the streaming plan once, goes on in the trial's own subscription, and is told as a pair to come", async () => {
    const { visitor, identityId, email, radioId, trialId, quote, bought, car, streaming } = await buyPair();
    expect(car).toBe(trialId);
    expect(await chargedFor(api, quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    expect((await confirmOf(visitor, quote.data.id)).data.lines).toEqual(bought.data.lines);
    expect(await chargedFor(api, quote.data.id)).toHaveLength(1);
    const { subscriptions, bundles } = await plansOf(visitor);
    expect(bundles).toEqual({
      ...NO_BUNDLES,
      nextOrForwardBundle: { primarySubscriptionId: car, secondarySubscriptionId: streaming },
    });
    expect(subscriptions).toHaveLength(2);
    const held = new Map(subscriptions.map((plan) => [plan.id, plan]));
    expect(held.get(car)).toMatchObject({
      currentPhase: { type: "Free" },
      offers: { pending: { id: POLARIS } },
    });
    expect(held.get(streaming)).toMatchObject({ state: "active", offerId: MELODIA });
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_WITH_FOLLOW_ON");
    expect(await subscriptionsOn(api, radioId)).toEqual([{ subscription_id: car }]);
    const paid = { subscription_id: streaming, total_in_cents: String(cents(quote.data.dueNow)) };
    expect(await billsOf(identityId)).toEqual([paid]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const subjects = async () => (await receive(api, email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your plan change is confirmed");
    await expect
      .poll(async () => (await subjects()).filter((each) => each.includes("Melodia")))
      .toHaveLength(1);
  });

  test("leaves the trial as it was, and nothing bought, where the card is refused; the same quote is paid by another", async () => {
    const { visitor, identityId, radioId, trialId } = await trialHolder({ card: REFUSED_WHEN_CHARGED });
    const quote = await quotePair(visitor, radioId);
    const declined = await confirmOf(visitor, quote.data.id, "first-try-key");
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    const { subscriptions, bundles } = await plansOf(visitor);
    expect(subscriptions).toMatchObject([{ id: trialId, state: "active", offers: { pending: null } }]);
    expect(bundles).toEqual(NO_BUNDLES);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
    expect(await subscriptionsOn(api, radioId)).toEqual([{ subscription_id: trialId }]);
    expect(await ledgerSumOf(api, identityId)).toBe(0);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard("4242424242424242") },
    });
    expect((await confirmOf(visitor, quote.data.id, "second-try-key")).data.status).toBe("confirmed");
    expect(await chargedFor(api, quote.data.id)).toHaveLength(1);
    expect((await plansOf(visitor)).bundles.nextOrForwardBundle?.primarySubscriptionId).toBe(trialId);
  });

  test("is had once, however two orders race for the trial, and charges nobody who gets nothing", async () => {
    const { visitor, identityId, radioId } = await trialHolder();
    const { data: found } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
    const quotes = [
      await quotePair(visitor, radioId),
      await quotePair(visitor, radioId),
      await quoteOf(visitor, { offerId: POLARIS, deviceId: found.data.token }),
    ];
    const answers = await Promise.all(quotes.map(({ data }) => confirmOf(visitor, data.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(["QUOTE_CHANGED", "PAYMENT_IN_PROGRESS", "SUB_ALREADY_EXISTS_FOR_IDENTITY"]).toContain(
        problem.code,
      );
    }
    const charged = (await Promise.all(quotes.map(({ data }) => chargedFor(api, data.id)))).flat();
    const pairs = answers.filter(({ data, status }) => status === 200 && data.lines !== undefined);
    expect(charged).toHaveLength(pairs.length);
    expect((await plansOf(visitor)).subscriptions).toHaveLength(1 + pairs.length);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_WITH_FOLLOW_ON");
    expect(await ledgerSumOf(api, identityId)).toBe(0);
  });

  test("is refused to anybody else, where the satellites do not reach, and for a plan that the radio cannot show", async () => {
    const { visitor, radioId } = await trialHolder();
    const refusalOf = async (asked: ReturnType<typeof quoteOf>) => {
      const { problem } = await asked;
      return [problem.code, problem.details?.["reason"]];
    };
    const { visitor: stranger } = await radioBuyer(api);
    expect(await refusalOf(quotePair(stranger, radioId))).toEqual([
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      "taken",
    ]);
    const beyond = await trialHolder({ state: "HI" });
    expect(await refusalOf(quotePair(beyond.visitor, beyond.radioId))).toEqual([
      "CS_INELIGIBLE_RADIO",
      "outOfReach",
    ]);
    expect(await refusalOf(quotePair(visitor, radioId, "us-satellite-coast-monthly"))).toEqual([
      "CS_INELIGIBLE_RADIO",
      "notCapable",
    ]);
    expect(await stateOf(visitor, radioId)).toBe("TRIAL_CLAIMED");
  });

  test("is no pair to come once the plan for the car is taken back, nor once the other one is ended", async () => {
    for (const ended of ["car", "streaming"] as const) {
      const bought = await buyPair();
      const { data: quote } = await quoteOf(bought.visitor, {
        cancelSubscription: {
          subscriptionId: bought[ended],
          cancellationType: ended === "car" ? "endOfTerm" : "immediate",
        },
      });
      expect((await confirmOf(bought.visitor, quote.id)).data.status).toBe("confirmed");
      const { subscriptions, bundles } = await plansOf(bought.visitor);
      expect(bundles).toEqual(NO_BUNDLES);
      expect(Object.fromEntries(subscriptions.map(({ id, state }) => [id, state]))).toEqual({
        [bought.car]: ended === "car" ? "pending_cancellation" : "active",
        [bought.streaming]: ended === "car" ? "active" : "cancelled",
      });
    }
  });

  // It moves everybody's time, so it comes last.
  test("[S3.24] names both of its subscriptions as the next bundle until the trial ends and as the pair from then on, and those of a VIP plan beside it", async () => {
    const { visitor, identityId, radioId, quote, car, streaming } = await buyPair();
    const pair = { primarySubscriptionId: car, secondarySubscriptionId: streaming };
    await moveClock(api, "P80D");
    expect((await plansOf(visitor)).bundles).toEqual({ ...NO_BUNDLES, nextOrForwardBundle: pair });
    await moveClock(api, "P2D");
    expect((await plansOf(visitor)).bundles).toEqual({ ...NO_BUNDLES, vegaBundle: pair });
    expect(await stateOf(visitor, radioId)).toBe("SELF_PAY");
    const total = quote.data.charges.ongoingCharge.find(({ line }) => line === 0)?.lines.total ?? 0;
    expect((await billsOf(identityId)).filter(({ subscription_id: id }) => id === car)).toEqual([
      { subscription_id: car, total_in_cents: String(cents(total)) },
    ]);
    const { data: toVip } = await quoteOf(visitor, {
      planSwitch: { subscriptionId: streaming, offerId: "us-vip-monthly" },
    });
    const { data: vip } = await confirmOf(visitor, toVip.id);
    expect((await plansOf(visitor)).bundles).toEqual({
      pvip: {
        primarySubscriptionId: streaming,
        secondarySubscriptionId: vip.change?.secondarySubscriptionId,
      },
      nextOrForwardBundle: null,
      vegaBundle: pair,
    });
    expect(await ledgerSumOf(api, identityId)).toBe(0);
  });
});
