import type { FoundDevice } from "@skywave/contract";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

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

/** Finds a radio by something that stands on it or its vehicle. Needs nobody to be signed in. */
export async function findRadio(skywave: Skywave, locator: Locator): Promise<FindRadioOutcome> {
  if ("licensePlate" in locator) return findByPlate(skywave, locator);
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "validateDevice",
    input: { body: "vin" in locator ? { vin: locator.vin.toUpperCase() } : { radioId: asWritten(locator) } },
    expected: ["DEVICE_NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, radios: [answer.data.data] };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

async function findByPlate(
  skywave: Skywave,
  body: Extract<Locator, { licensePlate: string }>,
): Promise<FindRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "lookUpPlate",
    input: { body },
    expected: ["INVALID_PAYLOAD"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const { devices } = answer.data.data;
  return devices.length === 0 ? { ok: false, code: "DEVICE_NOT_FOUND" } : { ok: true, radios: devices };
}

/** In capitals, but for an ID that is a UUID. */
function asWritten({ radioId }: { radioId: string }): string {
  const read = readRadioId(radioId);
  return read.ok ? read.radioId : radioId;
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
