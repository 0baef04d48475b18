import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const VIP = "us-vip-monthly";
const HORIZON = "us-all-access-monthly";
const MELODIA = "us-music-monthly";
const REFUSED_WHEN_CHARGED = "4000000000000341";

const YEARS = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 50 };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const pass = (days: number) =>
  api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: `P${days}D` } });
const cents = (amount: number) => Math.round(amount * 100);
const plansOf = async ({ visitor }: Pick<Subscriber, "visitor">) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data;
const planOf = async (subscriber: Subscriber, id: string) =>
  (await plansOf(subscriber)).subscriptions.find((plan) => plan.id === id);
const chargedFor = async (orderId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded")
    .map(({ amount }) => amount);
const quoteVip = ({ visitor, subscriptionId }: Subscriber, secondarySubscriptionId?: string) =>
  quoteOf(visitor, {
    planSwitch: {
      subscriptionId,
      offerId: VIP,
      ...(secondarySubscriptionId !== undefined && { secondarySubscriptionId }),
    },
  });
const confirmed = async ({ visitor }: Subscriber, orderId: string) => {
  const answer = await confirmOf(visitor, orderId);
  expect([answer.status, answer.problem.code]).toEqual([200, undefined]);
  return answer.data;
};

/** Somebody with one plan and, later, another one of the same product. */
async function subscribeTwice(card?: string): Promise<Subscriber & { secondId: string }> {
  const subscriber = await subscribe(api, HORIZON, card === undefined ? {} : { card });
  const lines = [{ offerId: MELODIA, quantity: 2 }];
  const order = await quoteOf(subscriber.visitor, { newSubscriptions: { lines } });
  const bought = await confirmed(subscriber, order.data.id);
  return { ...subscriber, secondId: bought.lines?.[1]?.subscriptionId ?? "" };
}

/** Somebody who has a VIP plan with a second subscription that started with it. */
async function subscribeToVip(): Promise<Subscriber & { secondId: string }> {
  const subscriber = await subscribe(api, HORIZON);
  const quote = await quoteVip(subscriber);
  const order = await confirmed(subscriber, quote.data.id);
  return { ...subscriber, secondId: order.change?.secondarySubscriptionId ?? "" };
}

describe("a VIP plan", () => {
  test("is one price for two subscriptions: the one that has it, and a new one that goes with it", async () => {
    const subscriber = await subscribe(api, HORIZON);
    expect((await plansOf(subscriber)).bundles).toEqual({
      pvip: null,
      nextOrForwardBundle: null,
      vegaBundle: null,
    });
    const quote = await quoteVip(subscriber);
    expect(quote.data.change).toMatchObject({ flow: "immediate" });
    expect(quote.data.change).not.toHaveProperty("secondarySubscriptionId");
    const [credit, period] = quote.data.charges.oneTimeCharge;
    const due = cents(credit?.lines.total ?? 0) + cents(period?.lines.total ?? 0);
    expect(cents(quote.data.dueNow)).toBe(due);
    const order = await confirmed(subscriber, quote.data.id);
    expect(await chargedFor(quote.data.id)).toEqual([due]);
    const secondId = order.change?.secondarySubscriptionId ?? "";
    const { subscriptions, bundles } = await plansOf(subscriber);
    expect(bundles.pvip).toEqual({
      primarySubscriptionId: subscriber.subscriptionId,
      secondarySubscriptionId: secondId,
    });
    const held = new Map(subscriptions.map((plan) => [plan.id, plan]));
    expect(held.get(subscriber.subscriptionId)).toMatchObject({
      state: "active",
      includedIn: null,
      pricePath: [{ price: 24.99, end: null }],
    });
    expect(held.get(secondId)).toMatchObject({
      state: "active",
      includedIn: subscriber.subscriptionId,
      offers: { active: { name: "Zenith VIP", basePrice: { total: 0 } } },
      billingProfileId: null,
      options: { canCancelSubscription: false, canChangePlan: false },
    });
  });

  test("takes in another plan of the person's, whose days that were paid pay for it", async () => {
    const subscriber = await subscribeTwice();
    const { secondId } = subscriber;
    await pass(10);
    const quote = await quoteVip(subscriber, secondId);
    expect(quote.data.change?.secondarySubscriptionId).toBe(secondId);
    const given = quote.data.charges.oneTimeCharge;
    expect(given.map(({ kind, line }) => [kind, line])).toEqual([
      ["credit", 1],
      ["period", 1],
      ["credit", undefined],
      ["period", undefined],
    ]);
    const due = given.reduce((sum, { lines }) => sum + cents(lines.total), 0);
    expect(cents(quote.data.dueNow)).toBe(due);
    await confirmed(subscriber, quote.data.id);
    expect(await chargedFor(quote.data.id)).toEqual([due]);
    expect((await plansOf(subscriber)).bundles.pvip?.secondarySubscriptionId).toBe(secondId);
    expect(await planOf(subscriber, secondId)).toMatchObject({
      state: "active",
      includedIn: subscriber.subscriptionId,
    });
    const sums = await ledgerOf(api, subscriber.identityId);
    expect([sums["receivable"] ?? 0, sums["customerBalance"] ?? 0]).toEqual([0, 0]);
    // Two months on the one plan is billed, and the third plan; what is included is not.
    await pass(62);
    const invoices = await subscriber.visitor.call("billing", "listInvoices", { query: YEARS });
    const billed = invoices.data.invoices.filter(({ subscriptionId }) => subscriptionId === secondId);
    expect(billed.map(({ amountTotal }) => amountTotal < 0)).toEqual([true]);
    const credit = billed[0]?.lines.find(({ kind }) => kind === "credit");
    expect(credit?.planName).toBe("Melodia");
  });

  test("that gives back more than it costs leaves the rest in the balance", async () => {
    const subscriber = await subscribe(api, "us-all-access-annual");
    const order = await quoteOf(subscriber.visitor, {
      newSubscriptions: { lines: [{ offerId: "us-all-access-annual", quantity: 2 }] },
    });
    const { lines } = await confirmed(subscriber, order.data.id);
    const quote = await quoteVip(subscriber, lines?.[0]?.subscriptionId ?? "");
    const left = -quote.data.charges.oneTimeCharge.reduce(
      (sum, charge) => sum + cents(charge.lines.total),
      0,
    );
    expect(left).toBeGreaterThan(0);
    expect([quote.data.dueNow, quote.data.charges.oneTimeCharge.at(-1)?.postPurchaseBalance]).toEqual([
      0,
      left / 100,
    ]);
    await confirmed(subscriber, quote.data.id);
    expect((await ledgerOf(api, subscriber.identityId))["customerBalance"]).toBe(-left);
  });

  test("ends for both: by a cancellation, which can be taken back, and on its day", async () => {
    const subscriber = await subscribeToVip();
    const { visitor, subscriptionId, secondId } = subscriber;
    const cancel = async () => {
      const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
      await confirmed(subscriber, quote.data.id);
    };
    await cancel();
    const end = (await planOf(subscriber, subscriptionId))?.agreed.end;
    expect(await planOf(subscriber, secondId)).toMatchObject({
      state: "pending_cancellation",
      agreed: { end },
    });
    const back = await quoteOf(visitor, { revokeSubscriptionCancellation: { subscriptionId } });
    await confirmed(subscriber, back.data.id);
    expect(await planOf(subscriber, secondId)).toMatchObject({ state: "active", agreed: { end: null } });
    await cancel();
    await pass(32);
    expect([await planOf(subscriber, subscriptionId), await planOf(subscriber, secondId)]).toMatchObject([
      { state: "cancelled" },
      { state: "cancelled" },
    ]);
    expect((await plansOf(subscriber)).bundles.pvip).toBeNull();
  });

  test("that becomes another plan ends what it includes on the same day, and can be had again", async () => {
    const subscriber = await subscribeToVip();
    const { visitor, subscriptionId, secondId } = subscriber;
    const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: HORIZON } });
    expect(quote.data.change?.flow).toBe("endOfTerm");
    await confirmed(subscriber, quote.data.id);
    expect(await planOf(subscriber, secondId)).toMatchObject({
      state: "pending_cancellation",
      agreed: { end: quote.data.change?.effective },
    });
    await pass(32);
    expect(await planOf(subscriber, secondId)).toMatchObject({ state: "cancelled" });
    const again = await quoteVip(subscriber);
    await confirmed(subscriber, again.data.id);
    expect((await plansOf(subscriber)).bundles.pvip?.secondarySubscriptionId).not.toBe(secondId);
  });

  test("pauses and goes on with its second subscription", async () => {
    const subscriber = await subscribeToVip();
    const { visitor, subscriptionId, secondId } = subscriber;
    const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 1 } });
    await confirmed(subscriber, quote.data.id);
    await pass(33);
    expect(await planOf(subscriber, secondId)).toMatchObject({ state: "paused" });
    await pass(31);
    expect(await planOf(subscriber, secondId)).toMatchObject({ state: "active" });
  });

  test("that the bank declines leaves both as they were, free to be changed", async () => {
    const subscriber = await subscribeTwice();
    const { visitor, secondId } = subscriber;
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const billingProfileId = profile.data?.id ?? "";
    const card = await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: await api.cards.typeCard(REFUSED_WHEN_CHARGED) },
    });
    const quote = await quoteVip(subscriber, secondId);
    const declined = await visitor.call("order", "completeOrder", {
      params: { orderId: quote.data.id },
      body: { stripePaymentMethodId: card.data.id },
    });
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect(await planOf(subscriber, secondId)).toMatchObject({ state: "active", includedIn: null });
    expect((await plansOf(subscriber)).bundles.pvip).toBeNull();
    await confirmed(
      subscriber,
      (await quoteOf(visitor, { cancelSubscription: { subscriptionId: secondId } })).data.id,
    );
  });

  test("is refused by name where it cannot be", async () => {
    const subscriber = await subscribeTwice();
    const { visitor, subscriptionId, secondId } = subscriber;
    const stranger = await subscribe(api, HORIZON);
    const refusalOf = async (more: object) => {
      const { status, problem } = await quoteOf(visitor, {
        planSwitch: { subscriptionId, offerId: VIP, ...more },
      });
      return [status, problem.code, problem.invalidFields?.[0]?.field];
    };
    expect(await refusalOf({ secondarySubscriptionId: subscriptionId })).toEqual([
      400,
      "INVALID_PAYLOAD",
      "secondarySubscriptionId",
    ]);
    expect(await refusalOf({ flow: "endOfTerm" })).toEqual([400, "INVALID_PAYLOAD", "flow"]);
    expect(await refusalOf({ offerId: "us-premium-monthly", secondarySubscriptionId: secondId })).toEqual([
      400,
      "INVALID_PAYLOAD",
      "secondarySubscriptionId",
    ]);
    expect(await refusalOf({ secondarySubscriptionId: stranger.subscriptionId })).toEqual([
      404,
      "NOT_FOUND",
      undefined,
    ]);
    expect((await quoteOf(visitor, { offerId: VIP })).problem.code).toBe("INVALID_OFFER_DATA");
    const ending = await quoteOf(visitor, { cancelSubscription: { subscriptionId: secondId } });
    await confirmed(subscriber, ending.data.id);
    expect(await refusalOf({ secondarySubscriptionId: secondId })).toEqual([
      409,
      "CANCELLATION_PENDING",
      undefined,
    ]);
    const vip = await subscribeToVip();
    const asked = { subscriptionId: vip.secondId, offerId: HORIZON };
    expect((await quoteOf(vip.visitor, { planSwitch: asked })).problem.code).toBe("PART_OF_BUNDLE");
    const cancel = await quoteOf(vip.visitor, { cancelSubscription: { subscriptionId: vip.secondId } });
    expect(cancel.problem.code).toBe("PART_OF_BUNDLE");
  });

  test("confirmed from two tabs, each with the other plan first, is had once and paid once", async () => {
    const subscriber = await subscribeTwice();
    const { visitor, subscriptionId, secondId } = subscriber;
    const swapped = {
      planSwitch: { subscriptionId: secondId, offerId: VIP, secondarySubscriptionId: subscriptionId },
    };
    const quotes = await Promise.all([quoteVip(subscriber, secondId), quoteOf(visitor, swapped)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, place) => confirmOf(visitor, quotes[place % 2]?.data.id ?? "")),
    );
    const won = new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data.id));
    expect(won.size).toBe(1);
    const lost = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(
      lost.filter((code) => !["PAYMENT_IN_PROGRESS", "QUOTE_CHANGED", "PART_OF_BUNDLE"].includes(code)),
    ).toEqual([]);
    const charges = await Promise.all(quotes.map(({ data }) => chargedFor(data.id)));
    expect(charges.flat()).toHaveLength(1);
    const sums = await ledgerOf(api, subscriber.identityId);
    expect([sums["receivable"] ?? 0, sums["customerBalance"] ?? 0]).toEqual([0, 0]);
  });
});
