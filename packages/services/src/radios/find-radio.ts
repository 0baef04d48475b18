import type { CallInput, FoundDevice, RefusalCode } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { type CaptchaMeans, passCaptcha } from "../legacy-validation/pass-captcha.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { radioIdAsSent, vinAsSent } from "./number-as-sent.ts";

/** What a radio can be named by. It names one, and gives no rights over it. */
export type Locator = { radioId: string } | { vin: string } | { licensePlate: string; state: string };

export type FindRadioOutcome =
  /** One, or several to choose from where a plate may be on several vehicles. */
  | { ok: true; radios: readonly FoundDevice[] }
  /** Look at what was typed again, or go by something else. One of the other country is not found, either. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  /** Something that cannot be read; the form has not caught it. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/**
 * Finds a radio by something that stands on it or its vehicle. Needs nobody to be signed in. After a few plates a captcha is
 * asked for, which is passed by what the page can do about one.
 */
export async function findRadio(
  skywave: Skywave,
  locator: Locator,
  captcha: CaptchaMeans,
): Promise<FindRadioOutcome> {
  return "licensePlate" in locator
    ? findByPlate(skywave, locator, captcha)
    : findRadioByNumber(skywave, locator);
}

/** Finds a radio by its own number or that of its vehicle, for which no captcha is ever asked. */
export async function findRadioByNumber(
  skywave: Skywave,
  locator: Exclude<Locator, { licensePlate: string }>,
): Promise<FindRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "validateDevice",
    input: {
      body: "vin" in locator ? { vin: vinAsSent(locator.vin) } : { radioId: radioIdAsSent(locator.radioId) },
    },
    expected: ["DEVICE_NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, radios: [answer.data.data] };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

async function findByPlate(
  skywave: Skywave,
  body: Extract<Locator, { licensePlate: string }>,
  captcha: CaptchaMeans,
): Promise<FindRadioOutcome> {
  const first = await lookUpPlate(skywave, body, ["INVALID_PAYLOAD", "CAPTCHA_REQUIRED"]);
  if (first.ok) return foundAmong(first.data.data.devices);
  if (!("failure" in first)) return first;
  if (first.code === "INVALID_PAYLOAD") return { ok: false, code: first.code };
  const passed = await passCaptcha(skywave, captcha);
  if (!passed.ok) return passed;
  const { captchaToken } = passed;
  const again = await lookUpPlate(skywave, { ...body, captchaToken }, ["INVALID_PAYLOAD"]);
  if (again.ok) return foundAmong(again.data.data.devices);
  return "failure" in again ? { ok: false, code: again.code } : again;
}

function lookUpPlate<const C extends RefusalCode>(
  skywave: Skywave,
  body: CallInput<"legacy", "lookUpPlate">["body"],
  expected: readonly C[],
) {
  return ask(skywave, { domain: "legacy", name: "lookUpPlate", input: { body }, expected });
}

function foundAmong(radios: readonly FoundDevice[]): FindRadioOutcome {
  return radios.length === 0 ? { ok: false, code: "DEVICE_NOT_FOUND" } : { ok: true, radios };
}

export type RecallRadioOutcome =
  | { ok: true; radio: FoundDevice }
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  | CommonFailure;

/** The radio that a token stands for, as after a reload; DEVICE_NOT_FOUND once it is over. */
export async function recallRadio(skywave: Skywave, token: string): Promise<RecallRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "recallDevice",
    input: { body: { token } },
    expected: ["DEVICE_NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, radio: answer.data.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
