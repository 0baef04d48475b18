import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial, sayAsMaker, trialOf } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";

const OTHER_SECRET = "the-other-dealers-secret-of-this-test";
const address = {
  addressLine1: "500 Dealer Way",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
};

let api: TestApi;
let deskKey: string;
beforeAll(async () => {
  const dealers = { "other-motors": { secret: OTHER_SECRET, address } };
  api = await openTestApi({ VEHICLE_DEALERS: JSON.stringify(dealers) });
  deskKey = api.app.modules.vehicleTrials.localDeskKey ?? "";
});
afterAll(() => api.close());

type Asked = { deskKey?: string; radioId?: string; vin?: string };
const show = async (body: Asked) =>
  (await api.visitor()).call("partnerIntegration", "showServiceLaneVehicle", { body: { deskKey, ...body } });
const start = async (body: Asked) =>
  (await api.visitor()).call("partnerIntegration", "startServiceLaneTrial", { body: { deskKey, ...body } });
const codesOf = async (body: Asked) => [(await show(body)).problem.code, (await start(body)).problem.code];
const trialsOf = (radioId: string) =>
  readRows(api, `select kind, claimed_by, email from vehicle_trials where radio_id = '${radioId}'`);

describe("a dealer's desk", () => {
  test("sees which car it is and nothing of any person, and starts its trial by either number", async () => {
    for (const by of ["vin", "radioId"] as const) {
      const car = await makeRadio(api);
      const asked = { [by]: car[by].toLowerCase() };
      const model = { year: 2024, make: "Solano", model: "Vireo" };
      const seen = { radioIdLastFour: car.radioId.slice(-4), vehicleState: model, days: 60 };
      expect((await show(asked)).data).toEqual(seen);
      const started = await start(asked);
      expect([started.status, started.data]).toEqual([201, { ...seen, trialEndsOn: "2026-05-09" }]);
      expect(await trialsOf(car.radioId)).toEqual([
        { kind: "serviceLane", claimed_by: "null", email: "null" },
      ]);
      const sent = `select cause from signal_refreshes where radio_id = '${car.radioId}'`;
      await expect.poll(() => readRows(api, sent)).toEqual([{ cause: "activation" }]);
    }
  });

  test("is answered the same when it presses twice, also at once, and starts one trial", async () => {
    const { vin, radioId } = await makeRadio(api);
    const answers = await Promise.all([start({ vin }), start({ vin }), start({ vin })]);
    const last = await start({ vin });
    for (const { status, data } of answers) expect([status, data]).toEqual([201, last.data]);
    expect(await trialsOf(radioId)).toHaveLength(1);
    // Another desk started nothing, and hears no more than of any car that can't have one.
    const other = { vin, deskKey: `other-motors.${OTHER_SECRET}` };
    expect(await codesOf(other)).toEqual([
      "SUBSCRIPTION_PRODUCT_NOT_FOUND",
      "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    ]);
  });

  test("leaves the trial to whoever sits in the car: they claim it by its radio ID", async () => {
    const { vin, radioId } = await makeRadio(api);
    await start({ vin });
    const driver = await api.visitor();
    await driver.register("drives-home@example.com");
    const { data } = await driver.call("user", "startUsedCarTrial", { body: { radioId } });
    expect(data).toMatchObject({ trialEndsOn: "2026-05-09", days: 60 });
  });

  test("is told the same of every car that can't have one, whyever", async () => {
    const paid = await makeRadio(api);
    await makeListener(api, paid);
    const ended = await makeRadio(api);
    await makeListener(api, { ...ended, state: "cancelled" });
    await readRows(
      api,
      "update subscriptions set terminated_at = '2026-02-01T12:00:00Z' where state = 'cancelled' returning id",
    );
    const waiting = await giveTrial(api);
    const over = await makeRadio(api);
    await sayAsMaker(api, trialOf(over, { days: 30, startsOn: "2025-12-01" }));
    const silent = await makeRadio(api, { capabilities: [] });
    const answers = [];
    for (const { vin } of [paid, ended, waiting, over, silent]) {
      const { problem } = await show({ vin });
      const { traceId: _trace, description: _description, ...told } = problem;
      answers.push(told);
      expect((await start({ vin })).problem.code).toBe("SUBSCRIPTION_PRODUCT_NOT_FOUND");
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: "SUBSCRIPTION_PRODUCT_NOT_FOUND" });
    expect(JSON.stringify(answers)).not.toContain("usedCarCode");
  });

  test("needs its key, and a number that is on a vehicle", async () => {
    const { vin } = await makeRadio(api);
    const unknown = ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_NOT_FOUND"];
    for (const wrong of ["guessed", `${deskKey}x`, `other-motors.${deskKey.split(".")[1]}`])
      expect(await codesOf({ vin, deskKey: wrong })).toEqual(unknown);
    expect(await codesOf({})).toEqual(["INVALID_PAYLOAD", "INVALID_PAYLOAD"]);
    expect(await codesOf({ vin: "short" })).toEqual(["INVALID_PAYLOAD", "INVALID_PAYLOAD"]);
    expect(await codesOf({ vin: "9SKTEZT00T1999999" })).toEqual(["VEHICLE_NOT_FOUND", "VEHICLE_NOT_FOUND"]);
    expect(await codesOf({ radioId: "N0B0DYZ1" })).toEqual(["DEVICE_NOT_FOUND", "DEVICE_NOT_FOUND"]);
  });

  // It moves everybody's time, so it comes last.
  test("starts one for a car once, and not again when it is over", async () => {
    const { vin, radioId } = await makeRadio(api);
    await start({ vin });
    await moveClock(api, "P61D");
    expect(await codesOf({ vin })).toEqual([
      "SUBSCRIPTION_PRODUCT_NOT_FOUND",
      "SUBSCRIPTION_PRODUCT_NOT_FOUND",
    ]);
    await moveClock(api, "P13M");
    expect((await start({ radioId })).problem.code).toBe("SUBSCRIPTION_PRODUCT_NOT_FOUND");
    expect(await trialsOf(radioId)).toHaveLength(1);
  });
});
