import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailureOf } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { logUnredeemed } from "./log-unredeemed.ts";

export type ActivateEntitlementOutcome =
  /** The partner's page; lead the person there, and keep it nowhere. */
  | { ok: true; signupUrl: string }
  | { ok: false; code: "ALREADY_REDEEMED" }
  /** Whatever else the partner or our system refused is SYSTEM: nothing is lost, and it can be tried again. */
  | CommonFailure;

/** Redeems what a partner owes. Repeated within ten minutes it leads to the same page. */
export async function activateEntitlement(
  skywave: Skywave,
  partnerEntitlementId: string,
): Promise<ActivateEntitlementOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "partner",
    name: "activateEntitlement",
    input: { params: { partnerEntitlementId } },
  });
  if (answer.ok) return { ok: true, signupUrl: answer.data.signupUrl };
  const { failure } = answer;
  logUnredeemed(skywave, failure);
  const code = refusalCode(failure, ["ALREADY_REDEEMED"]);
  if (code !== undefined) return { ok: false, code };
  // It is the partner who does not answer, and nobody knows for how long.
  if (failure.kind === "serverRefused" && failure.status === 503)
    return { ok: false, code: "SYSTEM", traceId: failure.traceId };
  return commonFailureOf(failure);
}
