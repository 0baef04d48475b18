import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { WhichRadio } from "./refresh-radio.ts";

export type SendRefreshStepsOutcome =
  /** Sent to the number, of which the last digits are shown. */
  | { ok: true; maskedPhone: string }
  | { ok: false; code: "INVALID_PHONE_NUMBER" }
  /** The number has had texts about as many radios as one may have: use another. */
  | { ok: false; code: "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER" }
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  | CommonFailure;

/** Texts the steps of a refresh to a phone, for somebody who is on the way to the radio. */
export async function sendRefreshSteps(
  skywave: Skywave,
  { phone, language, ...which }: { phone: string; language: Locale } & WhichRadio,
): Promise<SendRefreshStepsOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "sendRefreshInstruction",
    input: { body: { ...which, phone, language } },
    expected: ["INVALID_PHONE_NUMBER", "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER", "DEVICE_NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, maskedPhone: answer.data.data.maskedPhone };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
