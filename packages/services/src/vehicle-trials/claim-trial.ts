import type { CallOutput, CallRefusal } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { numberAsSent } from "../radios/number-as-sent.ts";

/** The trial behind a maker's link, and the vehicle that it is for. */
export type LinkedTrial = CallOutput<"partnerIntegration", "getHandoffState">;
type LinkOver = { ok: false; code: "MAGIC_LINK_NOT_FOUND" | "MAGIC_LINK_EXPIRED" };

export type LoadTrialByLinkOutcome = { ok: true; trial: LinkedTrial } | LinkOver | CommonFailure;

/** How the trial behind a maker's link stands. Needs nobody to be signed in, and signs nobody in. */
export async function loadTrialByLink(
  skywave: Skywave,
  magicLinkGrant: string,
): Promise<LoadTrialByLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "partnerIntegration",
    name: "getHandoffState",
    input: { params: { magicLinkGrant } },
    expected: ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, trial: answer.data };
  if (!("failure" in answer)) return answer;
  // What can't be a link is one that nobody made.
  return { ok: false, code: answer.code === "INVALID_PAYLOAD" ? "MAGIC_LINK_NOT_FOUND" : answer.code };
}

/** Why the trial of a vehicle can't be claimed by this person. */
const NOT_TO_BE_HAD = [
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  "TRIAL_PENDING_ACTIVATION_ERROR",
  "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
  "SUBSCRIPTION_PRODUCT_NOT_FOUND",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
] as const satisfies readonly CallRefusal<"user", "b2bTrialClaim">[];
export type TrialNotToBeHad = (typeof NOT_TO_BE_HAD)[number];

export type ClaimTrialOutcome =
  | { ok: true; trialEndsOn: string }
  | { ok: false; code: TrialNotToBeHad }
  | LinkOver
  | CommonFailure;

/** Accepts the terms that were shown, and makes the signed-in person the owner of the trial behind a link. */
export async function claimTrial(
  skywave: Skywave,
  {
    magicLinkGrant,
    oemDriverId,
    ...terms
  }: {
    magicLinkGrant: string;
    /** The maker's account of the driver that the link is for; another one than the maker's is refused. */
    oemDriverId?: string;
    version: string;
    language: Locale;
  },
): Promise<ClaimTrialOutcome> {
  if (skywave.session.current()?.sessionType !== "authenticated")
    return commonFailure(skywave, { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false });
  const accepted = await ask(skywave, {
    domain: "partnerIntegration",
    name: "acceptTermsAndConditions",
    input: { body: { magicLinkGrant, ...terms } },
    expected: ["MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED"],
  });
  if (!accepted.ok) return "failure" in accepted ? { ok: false, code: accepted.code } : accepted;
  const answer = await ask(skywave, {
    domain: "user",
    name: "b2bTrialClaim",
    input: { body: { magicLinkGrant, ...(oemDriverId !== undefined && { oemDriverId }) } },
    expected: [...NOT_TO_BE_HAD, "MAGIC_LINK_NOT_FOUND", "MAGIC_LINK_EXPIRED"],
  });
  if (answer.ok) return { ok: true, trialEndsOn: answer.data.trialEndsOn };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

export type RequestTrialLinkOutcome = { ok: true } | { ok: false; code: "NUMBER_UNREADABLE" } | CommonFailure;

/**
 * Has the link of a vehicle's trial mailed to whom its maker says it is for. Whether there is one, and to whom it went,
 * nobody is told.
 */
export async function requestTrialLink(
  skywave: Skywave,
  { number, language }: { number: string; language: Locale },
): Promise<RequestTrialLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "partnerIntegration",
    name: "requestTrialLink",
    input: { body: { ...numberAsSent(number), language } },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: "NUMBER_UNREADABLE" } : answer;
}
