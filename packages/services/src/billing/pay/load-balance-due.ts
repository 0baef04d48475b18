import type { BalanceDue } from "@skywave/contract/billing/balance";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";

export type LoadBalanceDueOutcome = { ok: true; balanceDue: BalanceDue } | CommonFailure;

/** What is owed and for which bills; nothing due is an amount of nought. */
export async function loadBalanceDue(skywave: Skywave): Promise<LoadBalanceDueOutcome> {
  const answer = await attemptCall(skywave, { domain: "billing", name: "getBalanceDue", input: {} });
  return answer.ok ? { ok: true, balanceDue: answer.data } : commonFailure(skywave, answer.failure);
}
