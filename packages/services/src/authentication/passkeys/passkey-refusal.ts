import type { PasskeyResult, Skywave } from "@skywave/sdk";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";
import { refusalCode } from "../../outcomes/refusal-code.ts";
import { type StepUpRequired, stepUpRequired } from "../step-up.ts";

/** Why a passkey was not added or used, by what the person can do about it. */
export interface PasskeyRefusal {
  ok: false;
  code:
    /** Closed, timed out or broken off: nothing happened. */
    | "CANCELLED"
    | "ALREADY_REGISTERED"
    /** The device cannot, as without a screen lock. */
    | "NOT_POSSIBLE"
    /** The server did not accept what was signed. */
    | "INVALID_PASSKEY"
    | "PASSKEY_LIMIT_REACHED";
}

type Failed = Extract<PasskeyResult<unknown>, { ok: false }>["failure"];

/** Sorts the failure of a ceremony, or of one of its calls. */
export function passkeyRefusal(
  skywave: Skywave,
  failure: Failed,
): PasskeyRefusal | StepUpRequired | CommonFailure {
  if (failure.kind !== "passkey") {
    const code = refusalCode(failure, ["STEP_UP_REQUIRED", "INVALID_PASSKEY", "PASSKEY_LIMIT_REACHED"]);
    if (code === undefined) return commonFailure(skywave, failure);
    return code === "STEP_UP_REQUIRED" ? stepUpRequired(failure) : { ok: false, code };
  }
  switch (failure.code) {
    case "ERROR_CEREMONY_ABORTED":
    case "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY":
      return { ok: false, code: "CANCELLED" };
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return { ok: false, code: "ALREADY_REGISTERED" };
    case "ERROR_AUTHENTICATOR_GENERAL_ERROR":
    case "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT":
    case "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT":
    case "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG":
      return { ok: false, code: "NOT_POSSIBLE" };
    case "ERROR_INVALID_DOMAIN":
    case "ERROR_INVALID_RP_ID":
    case "ERROR_INVALID_USER_ID_LENGTH":
    case "ERROR_MALFORMED_PUBKEYCREDPARAMS":
      // Nothing that the person could mend: the server and this page's host do not agree.
      skywave.log({ level: "error", message: "No passkey can work here", details: { code: failure.code } });
      return { ok: false, code: "NOT_POSSIBLE" };
  }
}
