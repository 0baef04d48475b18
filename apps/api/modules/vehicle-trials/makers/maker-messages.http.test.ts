import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { signMessage } from "#platform/security/signed-message.ts";
import { openTestApi, TEST_SECRET_KEY, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial, sayAsMaker, trialOf } from "#testing/radios/give-trial.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";

const SECRET = createSecrets(TEST_SECRET_KEY).sign("local-vehicle-maker", "messages");
const NORTH_STARS = "what north star signs its messages by";
const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ VEHICLE_MAKERS: JSON.stringify({ "north-star": NORTH_STARS }) });
});
afterAll(() => api.close());

interface Posted {
  secret?: string;
  nonce?: string;
  sentAt?: Temporal.Instant;
  makerId?: string;
  tamper?: string;
}

/** Posts a message as it comes over the network. */
function post(
  message: object,
  { secret = SECRET, nonce, sentAt = NOW, makerId = "solano", tamper = "" }: Posted = {},
) {
  const body = Buffer.from(JSON.stringify(message));
  return api.app.inject({
    method: "POST",
    url: `/webhooks/vehicle-makers/${makerId}`,
    headers: {
      "content-type": "application/json",
      "x-maker-signature": signMessage(body, { secret, nonce: nonce ?? randomUUID(), sentAt }),
    },
    payload: Buffer.concat([body, Buffer.from(tamper)]),
  });
}

describe("a maker", () => {
  test("gives a trial along, hears how it stands, and is told nothing of anybody", async () => {
    const given = trialOf(await makeRadio(api), { startsOn: null, email: "buyer@example.com" });
    const answer = await post(given);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      reference: given.reference,
      lifecycleState: "TRIAL_ELIGIBLE",
      magicLinkGrant: expect.stringMatching(/^[\w-]{43}$/),
      linkExpiresAt: "2026-06-08T15:00:00Z",
    });
    const started = await post({
      type: "trialStarted",
      reference: given.reference,
      startsOn: "2026-03-10",
    });
    expect(started.json()).toEqual({ ...answer.json(), lifecycleState: "TRIAL_NOT_CLAIMED" });

    const visitor = await api.visitor();
    await visitor.register("buyer@example.com");
    await visitor.call("user", "b2bTrialClaim", { body: { vin: given.vin } });
    const asked = await post({ type: "stateAsked", reference: given.reference });
    expect(asked.json()).toEqual({ ...answer.json(), lifecycleState: "TRIAL_CLAIMED" });
  });

  test("who says the same again, because the answer got lost, is told the same; one who says otherwise is not", async () => {
    const given = trialOf(await makeRadio(api));
    const [first, again] = [await post(given), await post(given)];
    expect(again.json()).toEqual(first.json());
    const otherwise = await post({ ...given, days: 180 });
    expect([otherwise.statusCode, otherwise.json().code]).toEqual([409, "CONFLICTING_REQUEST"]);
    const second = await post({ ...given, reference: "another" });
    expect(second.json().code).toBe("CONFLICTING_REQUEST");
    const kept = await readRows(api, `select days from vehicle_trials where radio_id = '${given.radioId}'`);
    expect(kept).toEqual([{ days: "90" }]);
  });

  test("that is configured is believed by its own secret, and about radios of its own", async () => {
    const ofAnother = trialOf(await makeRadio(api));
    const north = { makerId: "north-star", secret: NORTH_STARS };
    expect((await post(ofAnother, north)).json().code).toBe("DEVICE_NOT_FOUND");
    expect((await post(ofAnother, { makerId: "north-star" })).json().code).toBe("INVALID_PAYLOAD");
    const own = await makeRadio(api);
    await readRows(
      api,
      `update radios set maker = 'North-Star' where radio_id = '${own.radioId}' returning radio_id`,
    );
    expect((await post(trialOf(own), north)).json()).toMatchObject({ lifecycleState: "TRIAL_NOT_CLAIMED" });
  });

  test("is not believed when forged, stale, replayed, changed on the way or unknown", async () => {
    const given = trialOf(await makeRadio(api));
    const nonce = randomUUID();
    expect((await post(given, { nonce })).statusCode).toBe(200);
    const refused = [
      await post(given, { nonce }),
      await post(given, { secret: "another maker's" }),
      await post(given, { sentAt: NOW.subtract({ minutes: 6 }) }),
      await post(given, { tamper: " " }),
      await post(given, { makerId: "harrow" }),
      await post({ ...given, days: 0 }),
      await api.app.inject({ method: "POST", url: "/webhooks/vehicle-makers/solano", payload: "{}" }),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [400, "INVALID_PAYLOAD"]),
    );
  });

  test("has no say about a radio that it did not build in, nor one with somebody's plan on it", async () => {
    const radioId = "HARR0W01";
    const { radios } = api.app.modules;
    await radios.add({ radioId, country: "US", kind: "car", maker: "Harrow", capabilities: ["AUDIO"] });
    const others = await sayAsMaker(api, trialOf({ radioId, vin: "9SKTEZT00T1999999" }));
    expect(others).toMatchObject({ code: "DEVICE_NOT_FOUND" });
    const sold = await makeRadio(api);
    await makeListener(api, sold);
    expect(await sayAsMaker(api, trialOf(sold))).toMatchObject({ code: "CONFLICTING_REQUEST" });
  });

  test("[S4.35] names a first day that lies ahead once, and starts and gives nothing else until then", async () => {
    const radio = await makeRadio(api);
    const given = trialOf(radio, { startsOn: "2026-03-20" });
    const waits = { ok: true, data: { lifecycleState: "TRIAL_ELIGIBLE" } };
    const refused = { ok: false, code: "CONFLICTING_REQUEST" };
    expect(await sayAsMaker(api, given)).toMatchObject(waits);
    const { reference } = given;
    const start = (startsOn: string) => sayAsMaker(api, { type: "trialStarted", reference, startsOn });
    expect(await start("2026-03-20")).toMatchObject(waits);
    expect(await start("2026-03-10")).toMatchObject(refused);
    expect(await sayAsMaker(api, trialOf(radio, { kind: "demo" }))).toMatchObject(refused);
    const unnamed = await giveTrial(api, { startsOn: null });
    const startUnnamed = (startsOn: string) =>
      sayAsMaker(api, { type: "trialStarted", reference: unnamed.reference, startsOn });
    expect(await startUnnamed("2026-03-12")).toMatchObject(waits);
    expect(await startUnnamed("2026-03-11")).toMatchObject(refused);
  });

  test("gives one trial to one radio when it says so twice at once on two lines", async () => {
    const radio = await makeRadio(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sayAsMaker(api, trialOf(radio))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("whose link is kept by us is kept as a digest", async () => {
    const { link, reference } = await giveTrial(api);
    const rows = await readRows(api, `select * from vehicle_trials where reference = '${reference}'`);
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});
