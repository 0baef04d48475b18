import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The code that somebody is told, in the answer or the refusal. */
async function codeFor(visitor: TestVisitor, locator: "radioId" | "vin", number: string): Promise<unknown> {
  const answer = await visitor.call("partnerIntegration", "getState", { params: { locator, number } });
  return answer.status === 200 ? answer.data.usedCarCode : answer.problem.details?.["usedCarCode"];
}
const claimed = async (changes: Parameters<typeof giveTrial>[1] = {}) => {
  const trial = await giveTrial(api, changes);
  const visitor = await api.visitor();
  await visitor.register(`drives-${trial.radioId.toLowerCase()}@example.com`);
  const { data } = await visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: trial.link } });
  return { ...trial, visitor, subscriptionId: data.subscriptionId };
};

describe("the code of a used car", () => {
  test("of the radio itself is told to anybody", async () => {
    const { radios } = api.app.modules;
    const radioId = "CH0PRD01";
    await radios.add({ radioId, country: "US", kind: "radio", maker: null, capabilities: ["AUDIO"] });
    const silent = await makeRadio(api, { capabilities: [] });
    const demo = await giveTrial(api, { kind: "demo" });
    const waiting = await giveTrial(api, { startsOn: null });
    const told = [];
    for (const [locator, number] of [
      ["radioId", radioId],
      ["vin", "9SKTEZT00T1999999"],
      ["radioId", "N0B0DYZ1"],
      ["radioId", demo.radioId],
      ["vin", "short"],
      ["vin", silent.vin],
      ["vin", waiting.vin],
    ] as const)
      told.push(await codeFor(await api.visitor(), locator, number));
    expect(told).toEqual(["101", "103", "106", "114", "3494", "5035", "other"]);
  });

  test("of a plan or trial is told to its owner, and to nobody else", async () => {
    const paid = await makeRadio(api);
    const listener = await makeListener(api, paid);
    const running = await claimed();
    const used = await claimed();
    await readRows(
      api,
      `update vehicle_trials set kind = 'usedCar' where radio_id = '${used.radioId}' returning id`,
    );
    const followed = await claimed();
    const { offers } = api.app.modules;
    const follow = await offers.findNewest("us-satellite-monthly");
    await readRows(
      api,
      `update subscriptions set plans = jsonb_set(plans, '{0,offer,phases}',
        (plans -> 0 -> 'offer' -> 'phases') || '${JSON.stringify(follow?.phases)}'::jsonb)
       where id = '${followed.subscriptionId}' returning id`,
    );
    const owners = [
      [listener.visitor, paid.radioId, "107"],
      [running.visitor, running.radioId, "109"],
      [followed.visitor, followed.radioId, "110"],
      [used.visitor, used.radioId, "111"],
    ] as const;
    for (const [visitor, radioId, code] of owners) {
      expect(await codeFor(visitor, "radioId", radioId)).toBe(code);
      expect(await codeFor(await api.visitor(), "radioId", radioId)).toBeNull();
    }
    const state = { params: { locator: "radioId", number: followed.radioId } } as const;
    const ofOwner = await followed.visitor.call("partnerIntegration", "getState", state);
    expect(ofOwner.data.planStartsOn).toBe("2026-05-30");
    const ofAnother = await listener.visitor.call("partnerIntegration", "getState", state);
    expect(ofAnother.data).toMatchObject({ planStartsOn: null, lifecycleState: null });
  });

  // It moves everybody's time, so it comes last.
  test("of what was heard before is told to whoever heard it", async () => {
    const over = await claimed();
    const followed = await claimed();
    await readRows(
      api,
      `update radio_subscriptions set until = '2026-05-31T16:00:00Z' where radio_id = '${followed.radioId}' returning id`,
    );
    const radio = await makeRadio(api);
    const ended = await makeListener(api, { ...radio, state: "cancelled" });
    await readRows(
      api,
      `update subscriptions set terminated_at = '2026-02-01T12:00:00Z' where id = '${ended.subscriptionId}' returning id`,
    );
    await moveClock(api, "P82D");
    for (const [visitor, radioId, code] of [
      [over.visitor, over.radioId, "112"],
      [ended.visitor, radio.radioId, "113"],
      // A plan was heard after the trial, and has moved on.
      [followed.visitor, followed.radioId, "113"],
    ] as const) {
      expect(await codeFor(visitor, "radioId", radioId)).toBe(code);
      expect(await codeFor(await api.visitor(), "radioId", radioId)).toBeNull();
    }
  });
});
