import { FoundDevice } from "@skywave/contract/radios/found-device";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { passCaptcha } from "#testing/pass-captcha.ts";
import { PRODUCTION } from "#testing/production.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { TestVisitor } from "#testing/test-visitor.ts";

/** Guesses of all bots together; a campaign makes more. */
const GUESSES = Number(process.env["SKYWAVE_GUESSES"] ?? 375);
// A guess takes a millisecond or two; a campaign of many gets the time for it.
vi.setConfig({ testTimeout: 60_000 + 10 * GUESSES });
/** No multiple of what the guesses turn by, so that each makes all kinds. */
const BOTS = 25;
const PER_BOT = Math.ceil(GUESSES / BOTS);
const ADDRESSES = 6;
/** Of an address within an hour; more plates take a captcha, which a bot would have to pay for. */
const HOUR_LIMITS = { radios: 10, plates: 3 };
const RADIOS = 20;

const plates = createLocalPlateRegister();
let api: TestApi;
const targets: { radioId: string; vin: string; plate: string }[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  api = await openTestApi(PRODUCTION, { plates });
  for (let n = 0; n < RADIOS; n += 1) {
    const made = await makeRadio(api);
    const { subscriptionId } = await makeListener(api, { radioId: made.radioId });
    const plate = `GUESS${n}`;
    plates.add([{ plate, state: "TX", vin: made.vin }]);
    targets.push({ ...made, plate });
    secrets.push(made.radioId, made.vin, plate, subscriptionId, `listens-on-${made.radioId.toLowerCase()}`);
  }
});
afterAll(() => api.close());

const arrive = (ipAddress: string) => TestVisitor.arrive(api.app, { ipAddress, country: "US" });

/** Half of what is guessed is there: a bot that walks along the numbers of a factory. */
function guessAt(turn: number): { radioId: string; vin: string; plate: string } {
  const target = targets[(turn >> 1) % RADIOS];
  if (target === undefined) throw new Error("there is nothing to guess");
  const wrong = String(turn % 10_000).padStart(4, "0");
  return turn % 2 === 0
    ? target
    : { radioId: `N0B0${wrong}`, vin: `9SKN0B0DYT100${wrong}`, plate: `N0B${wrong}` };
}

function guess(bot: TestVisitor, turn: number) {
  const { radioId, vin, plate } = guessAt(turn);
  if (turn % 3 === 2)
    return bot.call("legacy", "lookUpPlate", { body: { licensePlate: plate, state: "TX" } });
  return bot.call("legacy", "validateDevice", { body: turn % 3 === 0 ? { radioId } : { vin } });
}

describe("guessing radio IDs, VINs and plates", () => {
  test("teaches many bots at many addresses no more than what was named, and stops being heard", async () => {
    const bots = await Promise.all(
      Array.from({ length: BOTS }, (_, at) => arrive(`203.0.113.${at % ADDRESSES}`)),
    );
    const answers = (
      await Promise.all(
        bots.map(async (bot, at) => {
          const own: Awaited<ReturnType<typeof guess>>[] = [];
          for (let n = 0; n < PER_BOT; n += 1) own.push(await guess(bot, n * BOTS + at));
          return own;
        }),
      )
    ).flat();
    const learned = answers.flatMap(({ status, data }) =>
      status !== 200 ? [] : "devices" in data.data ? data.data.devices : [data.data],
    );
    const text = JSON.stringify(answers.map(({ data, problem }) => [data, problem]));
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    for (const device of learned) expect(Object.keys(device)).toEqual(Object.keys(FoundDevice.shape));
    const heard = answers.filter(({ status }) => status !== 429 && status !== 422);
    expect(heard.length).toBeLessThanOrEqual(ADDRESSES * (HOUR_LIMITS.radios + HOUR_LIMITS.plates));
    expect(learned.length).toBeGreaterThan(0);
  });

  test("takes twenty plates a day off one address, however many browsers and captchas there are at it", async () => {
    let heard = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      // The days of limits begin at midnight, and the tests at eleven in the morning.
      api.passTime({ hours: hour === 0 ? 24 - 15 : 1 });
      const bot = await arrive("203.0.113.200");
      const captchaToken = await passCaptcha(api);
      for (let n = 0; n < 6; n += 1) {
        const body = { licensePlate: `DAY${hour}${n}`, state: "TX", captchaToken };
        if ((await bot.call("legacy", "lookUpPlate", { body })).status === 200) heard += 1;
      }
    }
    expect(heard).toBe(20);
  });
});
