import type { ContinuityRadio } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { lastFourAsSent } from "../radios/number-as-sent.ts";

export type CheckServiceContinuityOutcome =
  | { ok: true; radio: ContinuityRadio }
  /** The plan stays where it is: for what it is, or for what the new radio is. */
  | { ok: false; code: "INELIGIBLE_DEVICE" }
  /** The new radio is to be looked up again, or the old one is not the person's. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  | CommonFailure;

/**
 * Whether the plan of one of the signed-in person's radios can go on in a new one, which a lookup has found. Only the last four
 * places of the radio's ID leave the browser.
 */
export async function checkServiceContinuity(
  skywave: Skywave,
  { radioId, newRadioToken }: { radioId: string; newRadioToken: string },
): Promise<CheckServiceContinuityOutcome> {
  const radioIdLastFour = lastFourAsSent(radioId);
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "csEligibilityCheck",
    input: { body: { radioIdLastFour, token: newRadioToken } },
    expected: ["CS_INELIGIBLE_RADIO", "DEVICE_NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, radio: answer.data.data.radio };
  if (!("failure" in answer)) return answer;
  return { ok: false, code: answer.code === "CS_INELIGIBLE_RADIO" ? "INELIGIBLE_DEVICE" : answer.code };
}
