import type { CallOutput, CallRefusal, NamedVehicle } from "@skywave/contract";
import type { Failure, Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { radioIdAsSent, vinAsSent } from "../radios/number-as-sent.ts";

/** What names a used car: a number that its radio shows, or one that can be read through the windshield. */
export type UsedCarLocator = { radioId: string } | { vin: string };

/** Why the car can't have a trial, by the code of its notice. */
export interface UsedCarRefused {
  ok: false;
  code: "USED_CAR";
  usedCarCode: string;
  /** Empty where the answer came without one. */
  traceId: string;
  /** The day on which a plan of the caller's starts; null where none does, or nobody said when. */
  planStartsOn: string | null;
}

export type CheckUsedCarOutcome = { ok: true; car: NamedVehicle } | UsedCarRefused | CommonFailure;

/** Whether a used car may have a trial, as far as whoever asks may know: more of it is told to whoever starts it. */
export async function checkUsedCar(skywave: Skywave, locator: UsedCarLocator): Promise<CheckUsedCarOutcome> {
  const params =
    "vin" in locator
      ? ({ locator: "vin", number: vinAsSent(locator.vin) } as const)
      : ({ locator: "radioId", number: radioIdAsSent(locator.radioId) } as const);
  const answer = await ask(skywave, {
    domain: "partnerIntegration",
    name: "getState",
    input: { params },
    expected: ["INVALID_PAYLOAD", "VEHICLE_NOT_FOUND", "DEVICE_NOT_FOUND"],
  });
  if (answer.ok) {
    const { usedCarCode, planStartsOn } = answer.data;
    if (usedCarCode === null) return { ok: true, car: answer.data };
    return { ok: false, code: "USED_CAR", usedCarCode, traceId: "", planStartsOn };
  }
  return "failure" in answer ? refusedBy(answer.failure) : answer;
}

/** Why this person can't have the trial of a car that could have one. */
const NOT_FOR_THEM = [
  "CLAIMING_WITH_UNAUTHORIZED_USER",
  "IDENTITY_NOT_ELIGIBLE_ERROR",
  "IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR",
  "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  "TRIAL_PENDING_ACTIVATION_ERROR",
  "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  "OFFER_REDEEMED",
  "CS_INELIGIBLE_RADIO",
  "BILLING_PROFILE_REQUIRED",
] as const satisfies readonly CallRefusal<"user", "startUsedCarTrial">[];
export type UsedCarTrialNotForThem = (typeof NOT_FOR_THEM)[number];

export type UsedCarTrial = CallOutput<"user", "startUsedCarTrial">;
export type StartUsedCarTrialOutcome =
  | { ok: true; trial: UsedCarTrial }
  | { ok: false; code: UsedCarTrialNotForThem }
  | UsedCarRefused
  | CommonFailure;

/** Starts the trial of the used car that the signed-in person sits in. Asked again, it answers with the same one. */
export async function startUsedCarTrial(
  skywave: Skywave,
  radioId: string,
): Promise<StartUsedCarTrialOutcome> {
  if (skywave.session.current()?.sessionType !== "authenticated")
    return commonFailure(skywave, { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false });
  const answer = await ask(skywave, {
    domain: "user",
    name: "startUsedCarTrial",
    input: { body: { radioId: radioIdAsSent(radioId) } },
    expected: [...NOT_FOR_THEM, "SUBSCRIPTION_PRODUCT_NOT_FOUND", "DEVICE_NOT_FOUND", "INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, trial: answer.data };
  if (!("failure" in answer)) return answer;
  switch (answer.code) {
    case "SUBSCRIPTION_PRODUCT_NOT_FOUND":
    case "DEVICE_NOT_FOUND":
    case "INVALID_PAYLOAD":
      return refusedBy(answer.failure);
    default:
      return { ok: false, code: answer.code };
  }
}

function refusedBy(failure: Failure): UsedCarRefused {
  const isRefused = failure.kind === "serverRefused";
  const { usedCarCode: code, planStartsOn } = isRefused ? failure.details : {};
  return {
    ok: false,
    code: "USED_CAR",
    usedCarCode: typeof code === "string" ? code : "other",
    traceId: isRefused ? failure.traceId : "",
    planStartsOn: typeof planStartsOn === "string" ? planStartsOn : null,
  };
}
