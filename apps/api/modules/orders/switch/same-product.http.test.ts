import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const MELODIA = "us-music-monthly";
const HORIZON = "us-all-access-monthly";
const POLARIS = "us-satellite-monthly";
const LYRA = "us-satellite-music-monthly";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions
    .map(({ offerId, state }) => [offerId, state])
    .toSorted();
const quoteSwitch = ({ visitor, subscriptionId }: Subscriber, offerId: string) =>
  quoteOf(visitor, { planSwitch: { subscriptionId, offerId } });

/** How many of a person's bills were more than nought, and how many charges there were. */
async function billsAndCharges(identityId: string) {
  const [row] = await readRows(
    api,
    `select (select count(*) from invoices where identity_id = '${identityId}' and total_in_cents > 0) as bills,
      (select count(*) from payments where identity_id = '${identityId}' and state = 'charged') as charges`,
  );
  return [Number(row?.["bills"]), Number(row?.["charges"])];
}

test("the plan of one radio can follow the trial that the same owner has in another car", async () => {
  const { visitor } = await satelliteSubscriber(api, { offerId: LYRA });
  const trial = await giveTrial(api);
  const claimed = await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: trial.link } });
  const { subscriptionId } = claimed.data;
  const deviceId = await tokenOf(visitor, trial.radioId);
  const { data: quote } = await quoteOf(visitor, { offerId: LYRA, deviceId });
  const confirmed = await confirmOf(visitor, quote.id);
  expect(confirmed.data).toMatchObject({ status: "confirmed", newSubscription: { subscriptionId } });
  await moveClock(api, "P120D");
  expect(await plansOf(visitor)).toEqual([
    [LYRA, "active"],
    [LYRA, "active"],
  ]);
  const sql = `select id from invoices where subscription_id = '${subscriptionId}' and total_in_cents > 0`;
  expect((await readRows(api, sql)).length).toBeGreaterThan(0);
});

describe("a switch to a plan that its owner has bought beside it since the quote", () => {
  test("is refused before the card is asked", async () => {
    const subscriber = await subscribe(api, MELODIA);
    const { visitor, identityId } = subscriber;
    const { data: quote } = await quoteSwitch(subscriber, HORIZON);
    const { data: other } = await quoteOf(visitor, { offerId: HORIZON });
    expect((await confirmOf(visitor, other.id)).data.status).toBe("confirmed");
    const late = await confirmOf(visitor, quote.id);
    expect([late.status, late.problem.code]).toEqual([409, "SUB_ALREADY_EXISTS_FOR_IDENTITY"]);
    expect(await billsAndCharges(identityId)).toEqual([2, 2]);
  });

  test("comes to an end when both are confirmed at once, with nothing charged for nothing", async () => {
    for (let round = 0; round < 4; round += 1) {
      const subscriber = await subscribe(api, MELODIA);
      const { visitor, identityId } = subscriber;
      const { data: change } = await quoteSwitch(subscriber, HORIZON);
      const { data: other } = await quoteOf(visitor, { offerId: HORIZON });
      const answers = await Promise.all([confirmOf(visitor, change.id), confirmOf(visitor, other.id)]);
      const codes = answers.map(({ status, problem }) => (status === 200 ? "done" : problem.code));
      expect(codes).toContain("done");
      expect(["done", "SUB_ALREADY_EXISTS_FOR_IDENTITY"]).toContain(
        codes.find((code) => code !== "done") ?? "done",
      );
      const [bills, charges] = await billsAndCharges(identityId);
      expect([bills, charges]).toEqual([1 + codes.filter((code) => code === "done").length, bills]);
    }
  });

  test("takes its turn at the end of the term, when it was agreed to before that one was bought", async () => {
    const subscriber = await subscribe(api, HORIZON);
    const { visitor, identityId } = subscriber;
    const { data: cheaper } = await quoteSwitch(subscriber, MELODIA);
    expect((await confirmOf(visitor, cheaper.id)).data.status).toBe("confirmed");
    const { data: other } = await quoteOf(visitor, { offerId: MELODIA });
    expect((await confirmOf(visitor, other.id)).data.status).toBe("confirmed");
    await moveClock(api, "P32D");
    expect(await plansOf(visitor)).toEqual([
      [MELODIA, "active"],
      [MELODIA, "active"],
    ]);
    expect(await billsAndCharges(identityId)).toEqual([4, 4]);
  });
});

test("the plan of one radio can become the one that another radio of the same owner has", async () => {
  const owner = await satelliteSubscriber(api, { offerId: LYRA });
  const { visitor, subscriptionId } = owner;
  const { radioId } = await makeRadio(api);
  const second = await quoteOf(visitor, { offerId: POLARIS, deviceId: await tokenOf(visitor, radioId) });
  expect((await confirmOf(visitor, second.data.id)).data.status).toBe("confirmed");
  const { data: change } = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: POLARIS } });
  expect((await confirmOf(visitor, change.id)).data.status).toBe("confirmed");
  expect(await plansOf(visitor)).toEqual([
    [POLARIS, "active"],
    [POLARIS, "active"],
  ]);
});
