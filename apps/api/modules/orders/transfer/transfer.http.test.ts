import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import {
  heardOn,
  plays,
  quoteMove,
  radioBuyer,
  satelliteSubscriber,
  tokenOf,
} from "#testing/radios/satellite-subscriber.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const refusalOf = async (asked: ReturnType<typeof quoteOf>) => {
  const { problem } = await asked;
  return [problem?.code, problem?.details?.["reason"]];
};
const chargesFor = async (orderId: string) =>
  (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === orderId);
/** Lets the radios hear what is sent to them, a few seconds at a time. */
async function untilPlaying(radioId: string, isPlaying: boolean) {
  await expect
    .poll(() => {
      api.passTime({ seconds: 3 });
      return plays(api, radioId);
    })
    .toBe(isPlaying);
}

describe("a plan moves to another radio", () => {
  test("by a quote that costs nothing, with its bills as they were; it is heard there, and the old radio is silent after that", async () => {
    const { visitor, subscriptionId, radioId, email } = await satelliteSubscriber(api);
    const { radioId: next } = await makeRadio(api, { isUnderRoof: true });
    await untilPlaying(radioId, true);
    const before = (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions[0];

    const quote = await quoteMove(visitor, subscriptionId, next);
    expect(quote.data).toMatchObject({
      kind: "radioTransfer",
      subscriptionId,
      dueNow: 0,
      change: {
        dueNow: 0,
        radios: { fromLastFour: radioId.slice(-4), toLastFour: next.slice(-4) },
      },
    });
    expect(quote.data.charges.oneTimeCharge).toEqual([]);
    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(confirmed.data.radioTransfer).toEqual({ subscriptionId, invoiceId: null });
    expect(await heardOn(api, subscriptionId)).toEqual([[next, false]]);
    const after = (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions[0];
    expect(after).toEqual({ ...before, radio: expect.objectContaining({ radioIdLastFour: next.slice(-4) }) });
    expect(await chargesFor(quote.data.id)).toEqual([]);

    // Under its roof the new radio hears nothing yet, so the old one plays.
    const signal = `select send_count from signal_refreshes where radio_id = '${next}'`;
    await expect
      .poll(async () => {
        api.passTime({ seconds: 11 });
        return Number((await readRows(api, signal))[0]?.["send_count"] ?? 0);
      })
      .toBeGreaterThan(2);
    expect([await plays(api, radioId), await plays(api, next)]).toEqual([true, false]);
    await readRows(
      api,
      `update local_radios set is_under_roof = false where radio_id = '${next}' returning 1`,
    );
    await untilPlaying(next, true);
    await untilPlaying(radioId, false);
    expect(await plays(api, next)).toBe(true);
    const subjects = (await readInbox(api, email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your Polaris plan moved to your other radio");
  });

  test("once, however often and from how many tabs it is confirmed, and back again", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    // The clock stands still until then: what was asked for at one moment has no order.
    await untilPlaying(radioId, true);
    const { radioId: next } = await makeRadio(api);
    const quote = await quoteMove(visitor, subscriptionId, next);
    const answers = await Promise.all([1, 2, 3].map(() => confirmOf(visitor, quote.data.id, "one-press")));
    const codes = answers.map(({ status, problem }) => (status === 200 ? "done" : problem.code));
    expect(codes).toContain("done");
    expect(codes.filter((code) => code !== "done" && code !== "PAYMENT_IN_PROGRESS")).toEqual([]);
    await untilPlaying(next, true);
    await untilPlaying(radioId, false);
    await confirmOf(visitor, (await quoteMove(visitor, subscriptionId, radioId)).data.id);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    await untilPlaying(radioId, true);
    await untilPlaying(next, false);
  });

  test("from no radio, where its owner took it off the last one", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await visitor.call("legacy", "removeDevice", { body: { radioId, reason: "vehicleSold" } });
    await untilPlaying(radioId, false);
    const quote = await quoteMove(visitor, subscriptionId, radioId);
    expect(quote.data.change?.radios).toEqual({ fromLastFour: null, toLastFour: radioId.slice(-4) });
    await confirmOf(visitor, quote.data.id);
    await untilPlaying(radioId, true);
  });

  test("in place of a plan that is over on the new radio", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const { radioId } = await makeRadio(api);
    await makeListener(api, { radioId, state: "cancelled" });
    const quote = await quoteMove(visitor, subscriptionId, radioId);
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
  });
});

describe("a move that cannot be", () => {
  test("is refused for the radio, with why", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const other = await satelliteSubscriber(api);
    const weather = await makeRadio(api, { capabilities: ["MAR"] });
    const boat = await makeRadio(api);
    await readRows(api, `update radios set kind = 'marine' where radio_id = '${boat.radioId}' returning 1`);
    const abroad = await makeRadio(api);
    await readRows(api, `update radios set country = 'CA' where radio_id = '${abroad.radioId}' returning 1`);
    const elsewhere = await tokenOf(other.visitor, weather.radioId);
    for (const [to, ...refusal] of [
      [radioId, "CS_INELIGIBLE_RADIO", "sameRadio"],
      [weather.radioId, "CS_INELIGIBLE_RADIO", "notCapable"],
      [boat.radioId, "CS_INELIGIBLE_RADIO", "otherKind"],
      [other.radioId, "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "taken"],
    ] as const)
      expect(await refusalOf(quoteMove(visitor, subscriptionId, to))).toEqual(refusal);
    const { app } = api;
    const token = await app.modules.radios.found.remember(abroad.radioId, visitor.deviceId);
    expect(await refusalOf(quoteOf(visitor, { radioTransfer: { subscriptionId, deviceId: token } }))).toEqual(
      ["COUNTRY_ERROR", "otherCountry"],
    );
    for (const deviceId of [elsewhere, radioId, "no-token"])
      expect(await refusalOf(quoteOf(visitor, { radioTransfer: { subscriptionId, deviceId } }))).toEqual([
        "DEVICE_NOT_FOUND",
        undefined,
      ]);
  });

  test("is refused for the plan: a stranger's, one that is streamed, a trial, one that is being paid for, an ending and an ended one", async () => {
    const { radioId: to } = await makeRadio(api);
    const streaming = await subscribe(api, "us-music-monthly");
    expect(await refusalOf(quoteMove(streaming.visitor, streaming.subscriptionId, to))).toEqual([
      "PLAN_CANNOT_MOVE",
      "streaming",
    ]);
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    expect((await refusalOf(quoteMove(streaming.visitor, subscriptionId, to)))[0]).toBe("NOT_FOUND");

    const { link } = await giveTrial(api);
    const driver = await radioBuyer(api);
    const claimed = await driver.visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: link } });
    expect(claimed.status).toBeLessThan(300);
    const [trial] = (await driver.visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
    expect(await refusalOf(quoteMove(driver.visitor, trial?.id ?? "", to))).toEqual([
      "PLAN_CANNOT_MOVE",
      "trial",
    ]);

    const holdBy = (holder: string) =>
      readRows(
        api,
        `update subscriptions set held_by = ${holder} where id = '${subscriptionId}' returning 1`,
      );
    await holdBy("'another order'");
    expect((await refusalOf(quoteMove(visitor, subscriptionId, to)))[0]).toBe("PAYMENT_IN_PROGRESS");
    await holdBy("null");
    await confirmOf(visitor, (await quoteOf(visitor, { cancelSubscription: { subscriptionId } })).data.id);
    expect((await refusalOf(quoteMove(visitor, subscriptionId, to)))[0]).toBe("CANCELLATION_PENDING");
    const now = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    await confirmOf(visitor, now.data.id);
    expect((await refusalOf(quoteMove(visitor, subscriptionId, to)))[0]).toBe("SUBSCRIPTION_ENDED");
  });

  test("is the third of a radio in 30 days, on its way there and away, and is said to be possible from a day on", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const [first, second, third] = [await makeRadio(api), await makeRadio(api), await makeRadio(api)];
    const move = async (to: string) =>
      confirmOf(visitor, (await quoteMove(visitor, subscriptionId, to)).data.id);
    expect((await move(first.radioId)).status).toBe(200);
    expect((await move(radioId)).status).toBe(200);
    const { problem } = await quoteMove(visitor, subscriptionId, second.radioId);
    const refusal = {
      code: "PLAN_CANNOT_MOVE",
      details: { reason: "movedOften", movableFrom: "2026-04-09" },
    };
    expect(problem).toMatchObject(refusal);
    expect((await quoteMove(visitor, subscriptionId, first.radioId)).problem).toMatchObject(refusal);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
    // Another plan cannot come to the radio that was passed around either; to one that moved once it can.
    const other = await satelliteSubscriber(api);
    expect((await quoteMove(other.visitor, other.subscriptionId, first.radioId)).problem).toMatchObject(
      refusal,
    );
    expect((await quoteMove(other.visitor, other.subscriptionId, third.radioId)).status).toBe(201);
    await readRows(
      api,
      `update radio_subscriptions set since = since - interval '30 days', until = until - interval '30 days'
       where subscription_id = '${subscriptionId}' returning 1`,
    );
    expect((await move(second.radioId)).status).toBe(200);
  });

  test("is refused at the press where the radio was moved twice since the quote", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const other = await satelliteSubscriber(api);
    const { radioId: to } = await makeRadio(api);
    const quote = await quoteMove(other.visitor, other.subscriptionId, to);
    for (const next of [to, radioId])
      await confirmOf(visitor, (await quoteMove(visitor, subscriptionId, next)).data.id);
    expect(await refusalOf(confirmOf(other.visitor, quote.data.id))).toEqual([
      "PLAN_CANNOT_MOVE",
      "movedOften",
    ]);
    expect(await heardOn(api, other.subscriptionId)).toEqual([[other.radioId, false]]);
  });

  test("is refused at the press where the radio was sold since the quote", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const { radioId: to } = await makeRadio(api);
    const quote = await quoteMove(visitor, subscriptionId, to);
    const buyer = await radioBuyer(api);
    const bought = await quoteOf(buyer.visitor, {
      offerId: "us-satellite-monthly",
      deviceId: await tokenOf(buyer.visitor, to),
    });
    await confirmOf(buyer.visitor, bought.data.id);
    expect(await refusalOf(confirmOf(visitor, quote.data.id))).toEqual([
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      "taken",
    ]);
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
  });

  test("is refused at the press where the plan has moved since the quote", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const [first, second] = [await makeRadio(api), await makeRadio(api)];
    const quotes = [
      await quoteMove(visitor, subscriptionId, first.radioId),
      await quoteMove(visitor, subscriptionId, second.radioId),
    ];
    await confirmOf(visitor, quotes[0]?.data.id ?? "");
    expect((await refusalOf(confirmOf(visitor, quotes[1]?.data.id ?? "")))[0]).toBe("QUOTE_CHANGED");
  });
});
