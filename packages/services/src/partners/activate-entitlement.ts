import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { logUnredeemed } from "./log-unredeemed.ts";

export type ActivateEntitlementOutcome =
  /** The partner's page; lead the person there, and keep it nowhere. */
  | { ok: true; signupUrl: string }
  | { ok: false; code: "ALREADY_REDEEMED" }
  /** The plan it came with is over. */
  | { ok: false; code: "NOT_FOUND" }
  /** The partner does not answer; nothing is lost. */
  | { ok: false; code: "PARTNER_UNAVAILABLE" }
  | CommonFailure;

/** Redeems what a partner owes. Repeated within ten minutes it leads to the same page. */
export async function activateEntitlement(
  skywave: Skywave,
  partnerEntitlementId: string,
): Promise<ActivateEntitlementOutcome> {
  const answer = await ask(skywave, {
    domain: "partner",
    name: "activateEntitlement",
    input: { params: { partnerEntitlementId } },
    expected: ["ALREADY_REDEEMED", "NOT_FOUND", "SERVICE_UNAVAILABLE"],
  });
  if (answer.ok) return { ok: true, signupUrl: answer.data.signupUrl };
  if (!("failure" in answer)) return answer;
  logUnredeemed(skywave, answer.failure);
  const code = answer.code === "SERVICE_UNAVAILABLE" ? "PARTNER_UNAVAILABLE" : answer.code;
  return { ok: false, code };
}
