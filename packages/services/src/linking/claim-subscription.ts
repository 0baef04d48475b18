import type { SalStatus } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type CheckSalStatusOutcome =
  | { ok: true; waiting: SalStatus }
  | { ok: false; code: "INVALID_SAL_STATUS" }
  | CommonFailure;

/** How far the subscription behind a link is, and what its owner has to do. A claimed one may sign its owner in. */
export async function checkSalStatus(
  skywave: Skywave,
  magicLinkGrant: string,
): Promise<CheckSalStatusOutcome> {
  const answer = await ask(skywave, {
    domain: "user",
    name: "checkSalStatus",
    input: { params: { magicLinkGrant } },
    expected: ["INVALID_PAYLOAD", "INVALID_SAL_STATUS"],
  });
  if (answer.ok) return { ok: true, waiting: answer.data };
  return "failure" in answer ? { ok: false, code: "INVALID_SAL_STATUS" } : answer;
}

export type ClaimSubscriptionOutcome =
  | { ok: true; planName: string }
  | { ok: false; code: "INVALID_SAL_STATUS" | "CLAIMING_WITH_UNAUTHORIZED_USER" }
  | CommonFailure;

/** Makes the signed-in person the owner of the subscription behind a link. */
export async function claimSubscription(
  skywave: Skywave,
  magicLinkGrant: string,
): Promise<ClaimSubscriptionOutcome> {
  if (skywave.session.current()?.sessionType !== "authenticated")
    return commonFailure(skywave, { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false });
  const answer = await ask(skywave, {
    domain: "user",
    name: "claimSubscription",
    input: { body: { magicLinkGrant } },
    expected: ["INVALID_SAL_STATUS", "CLAIMING_WITH_UNAUTHORIZED_USER"],
  });
  if (answer.ok) return { ok: true, planName: answer.data.planName };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
