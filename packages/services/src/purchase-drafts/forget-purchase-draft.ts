import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ForgetPurchaseDraftOutcome = { ok: true } | CommonFailure;

/** Forgets a purchase that is finished, or not wanted any more. */
export async function forgetPurchaseDraft(
  skywave: Skywave,
  flowName: string,
): Promise<ForgetPurchaseDraftOutcome> {
  const answer = await ask(skywave, {
    domain: "order",
    name: "forgetPurchaseDraft",
    input: { params: { flowName } },
    expected: [],
  });
  return answer.ok ? { ok: true } : answer;
}
