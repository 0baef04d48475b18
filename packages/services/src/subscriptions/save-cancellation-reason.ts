import type { CallInput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type CancellationReason = CallInput<"subscription", "saveCancellationReason">["body"];

export type SaveCancellationReasonOutcome =
  | { ok: true }
  /** It is not cancelled any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Keeps why somebody cancelled, if they care to say; telling it again replaces what was said. */
export async function saveCancellationReason(
  skywave: Skywave,
  { subscriptionId, reason }: { subscriptionId: string; reason: CancellationReason },
): Promise<SaveCancellationReasonOutcome> {
  const reply = await ask(skywave, {
    domain: "subscription",
    name: "saveCancellationReason",
    input: { params: { subscriptionId }, body: reason },
    expected: ["NOT_FOUND"],
  });
  if (reply.ok) return { ok: true };
  return "failure" in reply ? { ok: false, code: reply.code } : reply;
}
