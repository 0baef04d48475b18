import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial, sayAsMaker, trialOf } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const CARD = "4242424242424242";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody who bought a used car and has said where they listen. */
async function buyer({ state = "TX", hasProfile = true } = {}): Promise<TestVisitor> {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`bought-used-${people}@example.com`);
  if (hasProfile) await visitor.addBilling(await api.cards.typeCard(CARD), state);
  return visitor;
}
type Named = { radioId?: string; vin?: string };
const start = (visitor: TestVisitor, body: Named) => visitor.call("user", "startUsedCarTrial", { body });
const refusalOf = async (visitor: TestVisitor, body: Named) => {
  const { problem } = await start(visitor, body);
  return [problem.code, problem.details?.["usedCarCode"]];
};
const heardOn = (radioId: string) =>
  readRows(
    api,
    `select subscription_id from radio_subscriptions where radio_id = '${radioId}' and until is null`,
  );

describe("startUsedCarTrial", () => {
  test("[S4.36] starts ninety days on the radio without a card, and sends the signal", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer();
    const { status, data } = await start(visitor, { radioId: ` ${radioId.toLowerCase()}` });
    expect(status).toBe(201);
    expect(data).toEqual({
      subscriptionId: expect.stringMatching(/^sub_/),
      planName: "Polaris",
      radioIdLastFour: radioId.slice(-4),
      trialEndsOn: "2026-06-08",
      days: 90,
      daysLeft: 90,
      oemDriverId: null,
    });
    const listed = await visitor.call("subscription", "listSubscriptions", {});
    expect(listed.data.subscriptions).toMatchObject([
      { id: data.subscriptionId, state: "active", currentPhase: { type: "Free" } },
    ]);
    expect(await heardOn(radioId)).toEqual([{ subscription_id: data.subscriptionId }]);
    const sent = `select cause from signal_refreshes where radio_id = '${radioId}'`;
    await expect.poll(() => readRows(api, sent)).toEqual([{ cause: "activation" }]);
    expect(await api.cards.ledger()).toEqual([]);
  });

  test("[A8.14] answers its owner again with what they have, and tells the state of the car as that of a used one", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer();
    const first = await start(visitor, { radioId });
    expect((await start(visitor, { radioId })).data).toEqual(first.data);
    const state = await visitor.call("partnerIntegration", "getState", {
      params: { locator: "radioId", number: radioId },
    });
    expect(state.data).toMatchObject({ lifecycleState: "TRIAL_CLAIMED", usedCarCode: "111" });
  });

  test("goes to a trial that waits first", async () => {
    const { radioId } = await giveTrial(api);
    const visitor = await buyer();
    const { data } = await start(visitor, { radioId });
    expect(data.trialEndsOn).toBe("2026-05-30");
    const meant = await giveTrial(api, { email: "first.owner@example.com" });
    expect(await refusalOf(visitor, { radioId: meant.radioId })).toEqual([
      "CLAIMING_WITH_UNAUTHORIZED_USER",
      undefined,
    ]);
  });

  test("is had beside the plan of another car, by whoever pays for one already", async () => {
    const [driven, bought] = [await makeRadio(api), await makeRadio(api)];
    const { visitor } = await makeListener(api, driven);
    await visitor.addBilling(await api.cards.typeCard(CARD));
    const { data } = await start(visitor, { radioId: bought.radioId });
    expect(await heardOn(bought.radioId)).toEqual([{ subscription_id: data.subscriptionId }]);
    const listed = await visitor.call("subscription", "listSubscriptions", {});
    expect(listed.data.subscriptions.map(({ radio }) => radio?.radioIdLastFour).toSorted()).toEqual(
      [driven, bought].map(({ radioId }) => radioId.slice(-4)).toSorted(),
    );
  });

  test("takes a VIN for no more than a name", async () => {
    const { vin } = await makeRadio(api);
    expect(await refusalOf(await buyer(), { vin })).toEqual(["DEVICE_INFORMATION_REQUIRED", undefined]);
  });

  test("asks where the radio is used where nobody knows, and takes the dealer's place where one does", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer({ hasProfile: false });
    expect(await refusalOf(visitor, { radioId })).toEqual(["BILLING_PROFILE_REQUIRED", undefined]);
    const beyond = await buyer({ state: "HI" });
    expect(await refusalOf(beyond, { radioId })).toEqual(["CS_INELIGIBLE_RADIO", undefined]);
    const handedOver = await makeRadio(api);
    expect(await sayAsMaker(api, trialOf(handedOver, { startsOn: "2024-03-01" }))).toMatchObject({
      ok: true,
    });
    const { data } = await start(visitor, { radioId: handedOver.radioId });
    expect(data).toMatchObject({ days: 90, radioIdLastFour: handedOver.radioId.slice(-4) });
    expect(await heardOn(radioId)).toEqual([]);
  });

  test("[A8.08] [A8.09] [A8.10] [A8.11] [A8.15] [A8.17] [A8.18] [A8.19] [A8.20] is refused with the code of the car, as far as whoever sits in it may know", async () => {
    const { radios } = api.app.modules;
    const visitor = await buyer();
    const noMaker = "CH0PRD02";
    await radios.add({
      radioId: noMaker,
      country: "US",
      kind: "radio",
      maker: null,
      capabilities: ["AUDIO"],
    });
    const silent = await makeRadio(api, { capabilities: [] });
    const demo = await giveTrial(api, { kind: "demo" });
    const waiting = await giveTrial(api, { startsOn: null });
    const toCome = await giveTrial(api, { startsOn: "2026-03-11" });
    const paid = await makeRadio(api);
    const listener = await makeListener(api, paid);
    const claimed = await giveTrial(api);
    await (await buyer()).call("user", "b2bTrialClaim", { body: { magicLinkGrant: claimed.link } });
    const over = await makeRadio(api);
    await sayAsMaker(api, trialOf(over, { days: 30, startsOn: "2025-12-01" }));
    const told = [];
    for (const radioId of [
      noMaker,
      silent.radioId,
      demo.radioId,
      waiting.radioId,
      toCome.radioId,
      paid.radioId,
      claimed.radioId,
      over.radioId,
    ])
      told.push((await refusalOf(visitor, { radioId }))[1]);
    expect(told).toEqual(["101", "5035", "114", "other", "other", "107", "107", "112"]);
    expect(await refusalOf(listener.visitor, { radioId: paid.radioId })).toEqual([
      "SUBSCRIPTION_PRODUCT_NOT_FOUND",
      "107",
    ]);
    // Ten a day are all that one person may ask.
    const other = await buyer();
    expect(await refusalOf(other, { radioId: "N0B0DYZ1" })).toEqual(["DEVICE_NOT_FOUND", "106"]);
    expect(await refusalOf(other, { vin: "9SKTEZT00T1999999" })).toEqual(["VEHICLE_NOT_FOUND", "103"]);
    for (const body of [{}, { radioId: "short" }, { radioId: "TEZT0001", vin: "9SKTEZT00T1000001" }])
      expect(await refusalOf(other, body)).toEqual(["INVALID_PAYLOAD", "3494"]);
  });

  const takesNoPlace = { usedCarCode: "107" };
  test.each([
    ["past_due", takesNoPlace],
    ["suspended", takesNoPlace],
    ["paused", takesNoPlace],
    ["pending_cancellation", takesNoPlace],
    ["cancelled", undefined],
  ])("[A8.11] takes the place of no plan, unless that is over: %s", async (state, refused) => {
    const paid = await makeRadio(api);
    await makeListener(api, paid);
    await readRows(
      api,
      `update subscriptions set state = '${state}' from radio_subscriptions r
         where r.subscription_id = subscriptions.id and r.radio_id = '${paid.radioId}' returning 1`,
    );
    const { status, problem } = await start(await buyer(), { radioId: paid.radioId });
    expect([status, problem?.details]).toEqual([refused === undefined ? 201 : 409, refused]);
  });

  test("[A8.13] tells the owner of a plan that follows the trial when it starts, and nobody else that there is one", async () => {
    const { radioId } = await makeRadio(api);
    const owner = await buyer();
    await start(owner, { radioId });
    const deviceId = await tokenOf(owner, radioId);
    const { data: quote } = await quoteOf(owner, { offerId: "us-satellite-monthly", deviceId });
    expect((await confirmOf(owner, quote.id)).data.status).toBe("confirmed");
    const { problem } = await start(owner, { radioId });
    expect(problem.details).toEqual({ usedCarCode: "110", planStartsOn: "2026-06-08" });
    const stranger = await start(await buyer(), { radioId });
    expect(stranger.problem.details).toEqual({ usedCarCode: "107" });
  });

  test("is had once by a person, also of two cars at once, and leaves the other car as it was", async () => {
    const [one, other] = [await makeRadio(api), await makeRadio(api)];
    const visitor = await buyer();
    const answers = await Promise.all([one, other].map(({ radioId }) => start(visitor, { radioId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const lost = answers[0]?.status === 409 ? one : other;
    expect(await heardOn(lost.radioId)).toEqual([]);
    expect(await readRows(api, `select id from vehicle_trials where radio_id = '${lost.radioId}'`)).toEqual(
      [],
    );
    expect((await start(await buyer(), { radioId: lost.radioId })).status).toBe(201);
  });

  test("goes to one of ten who start it at once on two nodes", async () => {
    const { radioId } = await makeRadio(api);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    const node = await api.openNode();
    const answers = await Promise.all(
      buyers.map((visitor, place) =>
        start(place % 2 === 0 ? visitor : visitor.through(node.app), { radioId }),
      ),
    );
    await node.close();
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost.map(({ problem }) => problem.details?.["usedCarCode"])).toEqual(
      Array.from({ length: 9 }, () => "107"),
    );
    expect(await heardOn(radioId)).toHaveLength(1);
    expect(await readRows(api, `select id from vehicle_trials where radio_id = '${radioId}'`)).toHaveLength(
      1,
    );
  });

  test("needs somebody who has signed in, whose identity can have a plan", async () => {
    const { radioId } = await makeRadio(api);
    expect((await start(await api.visitor(), { radioId })).problem.code).toBe("FORBIDDEN");
    const visitor = await api.visitor();
    await visitor.register("streams-only@example.com");
    await readRows(
      api,
      "update identities set state = 'STREAMING' where email = 'streams-only@example.com' returning id",
    );
    expect((await refusalOf(visitor, { radioId }))[0]).toBe("IDENTITY_NOT_ELIGIBLE_ERROR");
  });

  // It moves everybody's time, so it comes last.
  test("ends by itself, and neither the person nor the car has it again", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await buyer();
    const { data } = await start(visitor, { radioId });
    await moveClock(api, "P91D");
    const { data: over } = await visitor.call("subscription", "listSubscriptions", {});
    expect(over.subscriptions).toMatchObject([{ id: data.subscriptionId, state: "expired" }]);
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    const invoices = `select id from invoices where identity_id = '${identityId}'`;
    expect(await readRows(api, invoices)).toEqual([]);
    const again = await refusalOf(await buyer(), { radioId });
    expect(again).toEqual(["SUBSCRIPTION_PRODUCT_NOT_FOUND", "112"]);
    const another = await makeRadio(api);
    expect((await refusalOf(visitor, { radioId: another.radioId }))[0]).toBe("OFFER_REDEEMED");
    expect(await heardOn(another.radioId)).toEqual([]);
    const quote = await quoteOf(visitor, { offerId: "us-satellite-monthly" });
    expect(quote.problem.code).toBe("DEVICE_INFORMATION_REQUIRED");
  });
});
