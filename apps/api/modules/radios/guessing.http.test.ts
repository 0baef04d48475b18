import { FoundDevice } from "@skywave/contract/radios/found-device";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
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
const HOUR_LIMITS = { radios: 10, plates: 3, accounts: 5 };
const RADIOS = 20;

interface Target {
  radioId: string;
  vin: string;
  plate: string;
  accountNumber: string;
}

const plates = createLocalPlateRegister();
let api: TestApi;
const targets: Target[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  api = await openTestApi(PRODUCTION, { plates });
  for (let n = 0; n < RADIOS; n += 1) {
    const made = await makeRadio(api);
    const { subscriptionId, visitor } = await makeListener(api, { radioId: made.radioId });
    const { accountNumber } = (await visitor.call("user", "getAccount", {})).data;
    const plate = `GUESS${n}`;
    plates.add([{ plate, state: "TX", vin: made.vin }]);
    targets.push({ ...made, plate, accountNumber });
    secrets.push(made.radioId, made.vin, plate, subscriptionId, `listens-on-${made.radioId.toLowerCase()}`);
  }
});
afterAll(() => api.close());

const arrive = (ipAddress: string) => TestVisitor.arrive(api.app, { ipAddress, country: "US" });

/** Half of what is guessed is there: a bot that walks along the numbers of a factory. */
function guessAt(turn: number): Target {
  const target = targets[(turn >> 3) % RADIOS];
  if (target === undefined) throw new Error("there is nothing to guess");
  const wrong = String(turn % 10_000).padStart(4, "0");
  return turn % 2 === 0
    ? target
    : {
        radioId: `N0B0${wrong}`,
        vin: `9SKN0B0DYT100${wrong}`,
        plate: `N0B${wrong}`,
        accountNumber: `900000${wrong}`,
      };
}

function guess(bot: TestVisitor, turn: number) {
  const { radioId, vin, plate, accountNumber } = guessAt(turn);
  switch ((turn >> 1) % 4) {
    case 0:
      return bot.call("legacy", "validateDevice", { body: { radioId } });
    case 1:
      return bot.call("legacy", "validateDevice", { body: { vin } });
    case 2:
      return bot.call("legacy", "lookUpPlate", { body: { licensePlate: plate, state: "TX" } });
    default:
      // The code of another town: whoever guesses numbers does not know where their owners live.
      return bot.call("legacy", "verifyAccount", { body: { accountNumber, zipCode: "99950" } });
  }
}

describe("guessing radio IDs, VINs, plates and account numbers", () => {
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
    const told = answers.filter(({ status }) => status === 200).map(({ data: { data } }) => data);
    const accounts = told.filter((data) => "isIdentified" in data);
    const learned = told.flatMap((data) => {
      if ("isIdentified" in data) return [];
      return "devices" in data ? data.devices : [data];
    });
    const text = JSON.stringify(answers.map(({ data, problem }) => [data, problem]));
    const leaked = secrets.filter((secret) => text.includes(secret));
    expect(leaked).toEqual([]);
    for (const device of learned) expect(Object.keys(device)).toEqual(Object.keys(FoundDevice.shape));
    const heard = answers.filter(({ status }) => status !== 429 && status !== 422);
    const most = HOUR_LIMITS.radios + HOUR_LIMITS.plates + HOUR_LIMITS.accounts;
    expect(heard.length).toBeLessThanOrEqual(ADDRESSES * most);
    expect(learned.length).toBeGreaterThan(0);
    // A number that somebody has is answered as one that nobody has.
    for (const account of accounts) expect(account).toEqual({ isIdentified: false, token: "" });
    expect(accounts.length).toBeGreaterThan(0);
    if (process.env["SKYWAVE_GUESSES"] !== undefined) {
      const guesses = answers.length;
      const figures = {
        guesses,
        heard: heard.length,
        radios: learned.length,
        accounts: accounts.length,
        leaked: leaked.length,
      };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
    }
  });

  test("tells one browser of five radios, however many real numbers it knows, and lets it miss five times", async () => {
    const asked = async (bot: TestVisitor, radioIds: readonly string[]) => {
      let told = 0;
      let missed = 0;
      for (const radioId of radioIds) {
        const answer = await bot.call("legacy", "validateDevice", { body: { radioId } });
        if (answer.status === 200) told += 1;
        if (legacyCodeOf(answer) === "DEVICE_NOT_FOUND") missed += 1;
      }
      return { told, missed };
    };
    const real = targets.slice(0, 10).map(({ radioId }) => radioId);
    const made = Array.from({ length: 10 }, (_none, place) => `N0B0DY${10 + place}`);
    expect(await asked(await arrive("203.0.113.101"), real)).toEqual({ told: 5, missed: 0 });
    expect(await asked(await arrive("203.0.113.102"), made)).toEqual({ told: 0, missed: 5 });
    // Half and half, it is heard nine times; another browser at the address then has its one try that is left.
    const address = "203.0.113.103";
    const both = real.flatMap((radioId, place) => [radioId, made[place] ?? ""]);
    expect(await asked(await arrive(address), both.slice(0, 9))).toEqual({ told: 5, missed: 4 });
    expect(await asked(await arrive(address), both.slice(10))).toEqual({ told: 1, missed: 0 });
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
