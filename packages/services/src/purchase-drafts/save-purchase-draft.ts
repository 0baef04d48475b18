import type { CallInput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type SettledPurchase = NonNullable<CallInput<"order", "savePurchaseDraft">["body"]>;

export type SavePurchaseDraftOutcome =
  | { ok: true }
  /** An address that no purchase is gone on with. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** Keeps how far the purchase of a flow has come, so that its person can go on with it on another device. */
export async function savePurchaseDraft(
  skywave: Skywave,
  flowName: string,
  settled: SettledPurchase,
): Promise<SavePurchaseDraftOutcome> {
  const answer = await ask(skywave, {
    domain: "order",
    name: "savePurchaseDraft",
    input: { params: { flowName }, body: settled },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true };
  return answer.code === "INVALID_PAYLOAD" ? { ok: false, code: answer.code } : answer;
}
