import type { RedeemedPartnerPlan } from "@skywave/contract/partners/partner-plans";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailureOf } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { logUnredeemed } from "./log-unredeemed.ts";

export type RedeemPartnerPlanOutcome =
  | { ok: true; plan: RedeemedPartnerPlan }
  /** The link is not whole, or names nothing that was sold. */
  | { ok: false; code: "LINK_UNKNOWN" }
  | { ok: false; code: "LINK_EXPIRED" }
  /** It was sold in another country than the one that the person is in. */
  | { ok: false; code: "COUNTRY_ERROR" }
  /** The person has taken it before. */
  | { ok: false; code: "ALREADY_REDEEMED" }
  /** Somebody else has. */
  | { ok: false; code: "PARTNER_PLAN_IN_USE" }
  /** The person has this plan from somebody else; the link stays good. */
  | { ok: false; code: "SUB_ALREADY_EXISTS_FOR_IDENTITY" }
  /** The partner does not answer; nothing is lost. */
  | { ok: false; code: "PARTNER_UNAVAILABLE" }
  | CommonFailure;

const EXPECTED = [
  "NOT_FOUND",
  "INVALID_PAYLOAD",
  "EXPIRED",
  "COUNTRY_ERROR",
  "ALREADY_REDEEMED",
  "PARTNER_PLAN_IN_USE",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "SERVICE_UNAVAILABLE",
] as const;

/** Takes the plan that a partner sold and bills, by the token of its link. */
export async function redeemPartnerPlan(skywave: Skywave, token: string): Promise<RedeemPartnerPlanOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "partner",
    name: "redeemPartnerPlan",
    input: { body: { token } },
  });
  if (answer.ok) return { ok: true, plan: answer.data };
  logUnredeemed(skywave, answer.failure);
  const code = refusalCode(answer.failure, EXPECTED);
  switch (code) {
    case "NOT_FOUND":
    case "INVALID_PAYLOAD":
      return { ok: false, code: "LINK_UNKNOWN" };
    case "EXPIRED":
      return { ok: false, code: "LINK_EXPIRED" };
    case "SERVICE_UNAVAILABLE":
      return { ok: false, code: "PARTNER_UNAVAILABLE" };
    case "COUNTRY_ERROR":
    case "ALREADY_REDEEMED":
    case "PARTNER_PLAN_IN_USE":
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      return { ok: false, code };
    case undefined:
      return commonFailureOf(answer.failure);
  }
}
