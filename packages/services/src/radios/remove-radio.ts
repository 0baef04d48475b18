import type { RemovalReason } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { radioIdAsSent } from "./number-as-sent.ts";

export interface RemoveRadioInput {
  radioId: string;
  reason: RemovalReason;
  /** In the person's own words, where the reason is another one. */
  otherReason: string;
}

export type RemoveRadioOutcome =
  | { ok: true; radioIdLastFour: string }
  /** It is on none of their plans any more. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  /** The reason is too long; the form has not caught it. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Takes a radio off the signed-in person's plan, which goes on without it. */
export async function removeRadio(
  skywave: Skywave,
  { radioId, reason, otherReason }: RemoveRadioInput,
): Promise<RemoveRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "removeDevice",
    input: {
      body: {
        radioId: radioIdAsSent(radioId),
        reason,
        ...(reason === "other" && { otherReason: otherReason.trim() }),
      },
    },
    expected: ["DEVICE_NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, radioIdLastFour: answer.data.data.radioIdLastFour };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
