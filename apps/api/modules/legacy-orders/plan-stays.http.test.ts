import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { type PlanState, putPlanInto } from "#testing/plans/put-plan-into.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, quoteMove, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";

const LYRA = "us-satellite-music-monthly";
/** Pays once, and is declined from then on: a bill that is open stays open when a quote has it tried again. */
const card = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** What keeps a plan from being replaced by another. */
const NO_SWITCH: PlanState[] = [
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "BILLED_ELSEWHERE",
  "CANCELLATION_PENDING",
  "PAYMENT_DUE",
  "SUBSCRIPTION_SUSPENDED",
  "PAYMENT_IN_PROGRESS",
];
/** And what keeps it from moving: one that is paused plays on no radio that could be told apart. */
const NO_MOVE: PlanState[] = [...NO_SWITCH, "SUBSCRIPTION_PAUSED"];

type Confirm = CallInput<"legacy", "swapRadio">["body"];

describe("[S7.86] a quote about a plan that cannot be changed", () => {
  test.each(NO_SWITCH)("quotes/quote says that another one cannot take its place: %s", async (state) => {
    const owner = await satelliteSubscriber(api, { card });
    await putPlanInto(api, owner, state);
    const body = { offerId: LYRA, subscriptionId: owner.subscriptionId };
    const asked = await owner.visitor.call("legacy", "quote", { body });
    expect(legacyRefusalOf(asked)).toEqual([409, state]);
  });

  test.each(NO_MOVE)("the quotes of a move say that it stays: %s", async (state) => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api, { card });
    const token = await tokenOf(visitor, (await makeRadio(api)).radioId);
    await putPlanInto(api, { visitor, subscriptionId }, state);
    const swap = await visitor.call("legacy", "swapRadioQuote", { body: { subscriptionId, token } });
    expect(legacyRefusalOf(swap)).toEqual([409, state]);
    const radioIdLastFour = radioId.slice(-4);
    const goesOn = await visitor.call("legacy", "continuousServiceQuote", {
      body: { radioIdLastFour, token },
    });
    expect(legacyRefusalOf(goesOn)).toEqual([409, state]);
  });
});

describe("[S7.85] a quote of a plan that could be changed when it was made", () => {
  test.each(NO_SWITCH)("changeSubscription leaves it as it is: %s", async (state) => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const { data: quote } = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: LYRA } });
    await putPlanInto(api, { visitor, subscriptionId }, state);
    const body = { orderId: quote.id };
    const changed = await visitor.call("legacy", "changeSubscription", { body });
    expect(legacyRefusalOf(changed)).toEqual([409, state]);
    expect((await confirmOf(visitor, quote.id)).problem.code, "as other pages hear it").toBe(state);
  });

  test.each(NO_MOVE)("swapRadio and linkDevice leave it where it is: %s", async (state) => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const { radioId: next } = await makeRadio(api);
    const { data: moved } = await quoteMove(visitor, subscriptionId, next);
    await putPlanInto(api, { visitor, subscriptionId }, state);
    const swap: Confirm = { orderId: moved.id };
    expect(legacyRefusalOf(await visitor.call("legacy", "swapRadio", { body: swap }))).toEqual([409, state]);
    expect((await confirmOf(visitor, moved.id)).problem.code, "as other pages hear it").toBe(state);
    expect((await heardOn(api, subscriptionId)).filter(([heard]) => heard !== radioId)).toEqual([]);

    const silent = await withoutRadio();
    const { radioId: first } = await makeRadio(api);
    const { data: linked } = await quoteMove(silent.visitor, silent.subscriptionId, first);
    await putPlanInto(api, silent, state);
    const body = { orderId: linked.id, radioIdLastFour: first.slice(-4) };
    expect(legacyRefusalOf(await silent.visitor.call("legacy", "linkDevice", { body }))).toEqual([
      409,
      state,
    ]);
    expect(await heardOn(api, silent.subscriptionId)).toEqual([]);
  });
});

/** Somebody whose plan is heard on no radio, since they took theirs off. */
async function withoutRadio() {
  const subscriber = await satelliteSubscriber(api);
  const body = { radioId: subscriber.radioId, reason: "vehicleSold" } as const;
  expect((await subscriber.visitor.call("legacy", "removeDevice", { body })).status).toBe(200);
  return subscriber;
}
