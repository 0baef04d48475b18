import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import {
  plays,
  quoteMove,
  radioBuyer,
  type SatelliteSubscriber,
  satelliteSubscriber,
  tokenOf,
} from "#testing/radios/satellite-subscriber.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

/** Pays once, and is declined from then on. */
const NO_FUNDS_LATER = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** Lets the radios hear what is sent to them, a few seconds at a time. */
async function untilPlaying(radioId: string, isPlaying: boolean) {
  await expect
    .poll(() => {
      api.passTime({ seconds: 3 });
      return plays(api, radioId);
    })
    .toBe(isPlaying);
}
const silenceOf = async (radioId: string) =>
  (await readRows(api, `select * from radio_silences where radio_id = '${radioId}'`))[0];
async function untilTold(radioId: string) {
  await expect
    .poll(async () => {
      api.passTime({ seconds: 11 });
      return Number((await silenceOf(radioId))?.["send_count"] ?? 0);
    })
    .toBeGreaterThan(0);
}
const setRadio = (radioId: string, switches: string) =>
  readRows(api, `update local_radios set ${switches} where radio_id = '${radioId}' returning 1`);

async function cancelAtOnce(of: Pick<SatelliteSubscriber, "visitor" | "subscriptionId">) {
  const { visitor, subscriptionId } = of;
  const quote = await quoteOf(visitor, {
    cancelSubscription: { subscriptionId, cancellationType: "immediate" },
  });
  await confirmOf(visitor, quote.data.id);
}
/** Somebody else buys a plan for a radio. */
async function buyAnew(radioId: string) {
  const { visitor } = await radioBuyer(api);
  const deviceId = await tokenOf(visitor, radioId);
  const quote = await quoteOf(visitor, { offerId: "us-satellite-monthly", deviceId });
  expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
}

describe("a radio", () => {
  test("goes silent when the trial that came with its vehicle is over", async () => {
    const { link, radioId } = await giveTrial(api, { days: 30 });
    const { visitor } = await radioBuyer(api);
    await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: link } });
    await untilPlaying(radioId, true);
    expect(await silenceOf(radioId)).toBeUndefined();
    await moveClock(api, "P31D");
    await untilPlaying(radioId, false);
  });

  test("goes silent when its plan, cancelled with its term, has ended, and not before", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await confirmOf(visitor, (await quoteOf(visitor, { cancelSubscription: { subscriptionId } })).data.id);
    await moveClock(api, "P10D");
    expect([await plays(api, radioId), await silenceOf(radioId)]).toEqual([true, undefined]);
    await moveClock(api, "P1M");
    await untilPlaying(radioId, false);
  });

  test("goes silent when its plan is cancelled at once, though its own signal is still on the way", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await cancelAtOnce({ visitor, subscriptionId });
    await untilPlaying(radioId, false);
    const running = `select 1 from signal_refreshes where radio_id = '${radioId}' and next_send_at is not null`;
    expect(await readRows(api, running)).toEqual([]);
  });

  test("goes silent when nobody pays for its plan, and plays again once somebody has", async () => {
    const { visitor, radioId } = await satelliteSubscriber(api, { card: NO_FUNDS_LATER });
    await untilPlaying(radioId, true);
    await moveClock(api, "P1M");
    expect(await plays(api, radioId)).toBe(true);
    await moveClock(api, "P8D");
    await untilPlaying(radioId, false);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const added = await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard("4242424242424242") },
    });
    const paid = await visitor.call("billing", "payBalanceDue", {
      body: { stripePaymentMethodId: added.data.id },
    });
    expect(paid.status).toBeLessThan(300);
    await untilPlaying(radioId, true);
  });

  test("goes silent when the account that it belongs to is deleted", async () => {
    const { radioId, identityId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await api.app.modules.radios.wipe?.(identityId);
    await untilPlaying(radioId, false);
    expect(await silenceOf(radioId)).toBeDefined();
  });

  test("is told until it has heard: under a roof it plays on, and is silent once it drives out", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await setRadio(radioId, "is_under_roof = true");
    await cancelAtOnce({ visitor, subscriptionId });
    await untilTold(radioId);
    expect(await plays(api, radioId)).toBe(true);
    await setRadio(radioId, "is_under_roof = false");
    await untilPlaying(radioId, false);
    await expect
      .poll(async () => {
        api.passTime({ seconds: 11 });
        return (await silenceOf(radioId))?.["next_send_at"];
      })
      .toBe("null");
  });
});

describe("a radio that is paid for", () => {
  test("is never silenced: who buys it while it is told to be silent hears their channels", async () => {
    const first = await satelliteSubscriber(api);
    const { radioId } = first;
    await setRadio(radioId, "is_under_roof = true");
    await cancelAtOnce(first);
    await untilTold(radioId);
    await buyAnew(radioId);
    await setRadio(radioId, "is_under_roof = false");
    await untilPlaying(radioId, true);
    // A message about the plan of before, late or twice, changes nothing.
    await api.app.modules.signal.align(radioId, null);
    await api.app.modules.signal.turn();
    // Whichever of the workers has it in hand has yet to finish.
    await expect.poll(() => silenceOf(radioId)).toBeUndefined();
    expect(await plays(api, radioId)).toBe(true);
  });

  test("plays for whoever buys it at the very moment at which it fell silent", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await cancelAtOnce({ visitor, subscriptionId });
    await expect.poll(() => plays(api, radioId)).toBe(false);
    await buyAnew(radioId);
    await expect.poll(() => silenceOf(radioId)).toBeUndefined();
    await untilPlaying(radioId, true);
  });

  test("is not silenced by a silence that was written down before it was bought", async () => {
    const { radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    await readRows(
      api,
      `insert into radio_silences (radio_id, requested_at, send_count, next_send_at)
       values ('${radioId}', '2026-01-01', 0, '2026-01-01') returning 1`,
    );
    await api.app.modules.signal.turn();
    // Whichever of the workers has it in hand has yet to finish.
    await expect.poll(() => silenceOf(radioId)).toBeUndefined();
    expect(await plays(api, radioId)).toBe(true);
  });
});

describe("the radio that a plan has left", () => {
  test("stays silent where its own activation comes late, in whatever order they come", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    const { radioId: next } = await makeRadio(api);
    await confirmOf(visitor, (await quoteMove(visitor, subscriptionId, next)).data.id);
    await untilPlaying(radioId, false);
    const { signal } = api.app.modules;
    const before = await readRows(api, `select id from signal_refreshes where radio_id = '${radioId}'`);
    const bought = Temporal.Instant.from("2026-03-10T15:00:00Z");
    await signal.activate(radioId, bought);
    await signal.turn();
    expect(await readRows(api, `select id from signal_refreshes where radio_id = '${radioId}'`)).toEqual(
      before,
    );
    expect([await plays(api, radioId), await plays(api, next)]).toEqual([false, true]);
  });

  test("is told once the new one plays, though that could not be written down at first", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    await untilPlaying(radioId, true);
    const { radioId: next } = await makeRadio(api);
    // A sequence goes on, whatever becomes of the transaction: it tells that somebody has tried.
    for (const statement of [
      "create sequence refusals",
      `create function refuse() returns trigger language plpgsql as
         $$ begin perform nextval('refusals'); raise exception 'refused by the test'; end $$`,
      "create trigger refuse before update on radio_silences for each row execute function refuse()",
    ])
      await readRows(api, statement);
    await confirmOf(visitor, (await quoteMove(visitor, subscriptionId, next)).data.id);
    await expect
      .poll(async () => {
        api.passTime({ seconds: 11 });
        return (await readRows(api, "select is_called from refusals"))[0]?.["is_called"];
      })
      .toBe("true");
    expect(await plays(api, radioId)).toBe(true);
    await readRows(api, "drop trigger refuse on radio_silences");
    await untilPlaying(radioId, false);
    expect(await plays(api, next)).toBe(true);
  });

  test("is told at once where the new one plays already, by a signal of before the move", async () => {
    const [{ radioId: before }, { radioId: next }] = [await makeRadio(api), await makeRadio(api)];
    const { signal } = api.app.modules;
    for (const radioId of [before, next]) {
      await signal.activate(radioId, Temporal.Instant.from("2026-03-10T15:00:00Z"));
      await untilPlaying(radioId, true);
    }
    await signal.align(before, { toRadioId: next, at: "2100-01-01T00:00:00Z" });
    await untilPlaying(before, false);
    expect(await plays(api, next)).toBe(true);
  });

  test("plays until the new one does, over two moves, and for a week at most where that one is never heard of", async () => {
    const { visitor, subscriptionId, radioId: first } = await satelliteSubscriber(api);
    await untilPlaying(first, true);
    const [second, third] = [await makeRadio(api, { isOn: false }), await makeRadio(api, { isOn: false })];
    for (const { radioId } of [second, third])
      await confirmOf(visitor, (await quoteMove(visitor, subscriptionId, radioId)).data.id);
    await expect
      .poll(async () => [
        (await silenceOf(first))?.["waits_for_radio_id"],
        (await silenceOf(second.radioId)) !== undefined,
      ])
      .toEqual([third.radioId, true]);
    api.passTime({ hours: 24 });
    await api.app.modules.signal.turn();
    expect(await plays(api, first)).toBe(true);
    api.passTime({ hours: 7 * 24 });
    await untilPlaying(first, false);
  });
});
