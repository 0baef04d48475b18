import type { Failure } from "@skywave/sdk";

/** A change that asks for a fresh proof of who is there, and which proofs this person has. */
export interface StepUpRequired {
  ok: false;
  code: "STEP_UP_REQUIRED";
  hasPassword: boolean;
  hasPasskey: boolean;
}

/** Reads from a refusal which proofs the person can give. */
export function stepUpRequired(failure: Failure): StepUpRequired {
  const details = failure.kind === "serverRefused" ? failure.details : {};
  return {
    ok: false,
    code: "STEP_UP_REQUIRED",
    hasPassword: details["hasPassword"] === true,
    hasPasskey: details["hasPasskey"] === true,
  };
}
