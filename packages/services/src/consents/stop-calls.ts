import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Failure, Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface StopCallsInput {
  phoneNumbers: readonly string[];
  emailAddress?: string;
  country: Country;
  language: Locale;
  /** The same for every try at one request. */
  idempotencyKey: string;
}

export type StopCallsOutcome =
  /** `since`: the instant from which nobody is called or texted. */
  | { ok: true; since: string }
  /** `places`: which of the numbers are none, from nought. */
  | { ok: false; code: "INVALID_PHONE_NUMBER"; places: number[] }
  | { ok: false; code: "EMAIL_INVALID" }
  | CommonFailure;

/** Asks to be left alone by calls and texts. Needs no session, and may be repeated under its key. */
export async function stopCalls(skywave: Skywave, input: StopCallsInput): Promise<StopCallsOutcome> {
  const { idempotencyKey, phoneNumbers, ...body } = input;
  const answer = await ask(skywave, {
    domain: "consent",
    name: "stopCalls",
    input: { body: { ...body, phoneNumbers: [...phoneNumbers] } },
    options: { idempotencyKey },
    expected: ["INVALID_PHONE_NUMBER", "EMAIL_INVALID"],
  });
  if (answer.ok) return { ok: true, since: answer.data.since };
  switch (answer.code) {
    case "INVALID_PHONE_NUMBER":
      return { ok: false, code: answer.code, places: placesIn(answer.failure) };
    case "EMAIL_INVALID":
      return { ok: false, code: answer.code };
    default:
      return answer;
  }
}

function placesIn(failure: Failure): number[] {
  const fields = failure.kind === "serverRefused" ? failure.invalidFields : [];
  return fields.flatMap(({ field }) => {
    const [, place] = /^phoneNumbers\.(\d+)$/.exec(field) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
}
