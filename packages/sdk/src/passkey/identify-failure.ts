import type { CreationOptions, PasskeyErrorCode, PasskeyFailure } from "./passkeys.ts";

interface Asked {
  /** The name of the error that the browser threw. */
  errorName: string;
  cause: unknown;
  /** Whether we broke it off ourselves. */
  isAborted: boolean;
  hostname: string;
}

/** Whether a host can have passkeys: a domain name, not an address. */
function isValidDomain(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    /^([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/i.test(hostname) ||
    hostname.endsWith(".localhost")
  );
}

/** What went wrong while a passkey was made (WebAuthn 3, 5.1.3: what each step throws). */
export function identifyCreationFailure(asked: Asked, options: CreationOptions): PasskeyFailure {
  return failureOf(asked, creationCode(asked, options));
}

/** What went wrong while a passkey signed (WebAuthn 3, 5.1.4). */
export function identifyRequestFailure(asked: Asked): PasskeyFailure {
  return failureOf(asked, requestCode(asked));
}

function creationCode({ errorName, isAborted, hostname }: Asked, options: CreationOptions): PasskeyErrorCode {
  switch (errorName) {
    case "AbortError":
      return isAborted ? "ERROR_CEREMONY_ABORTED" : "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
    case "ConstraintError": {
      const { requireResidentKey, userVerification } = options.authenticatorSelection;
      if (requireResidentKey) return "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT";
      return userVerification === "required"
        ? "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT"
        : "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
    }
    case "InvalidStateError":
      return "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    case "NotSupportedError":
      return options.pubKeyCredParams.length === 0
        ? "ERROR_MALFORMED_PUBKEYCREDPARAMS"
        : "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG";
    case "SecurityError":
      return isValidDomain(hostname) ? "ERROR_INVALID_RP_ID" : "ERROR_INVALID_DOMAIN";
    case "TypeError":
      return isUserIdOfRightLength(options.user.id)
        ? "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"
        : "ERROR_INVALID_USER_ID_LENGTH";
    case "UnknownError":
      return "ERROR_AUTHENTICATOR_GENERAL_ERROR";
    default:
      return "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
  }
}

function requestCode({ errorName, isAborted, hostname }: Asked): PasskeyErrorCode {
  switch (errorName) {
    case "AbortError":
      return isAborted ? "ERROR_CEREMONY_ABORTED" : "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
    case "SecurityError":
      return isValidDomain(hostname) ? "ERROR_INVALID_RP_ID" : "ERROR_INVALID_DOMAIN";
    case "UnknownError":
      return "ERROR_AUTHENTICATOR_GENERAL_ERROR";
    default:
      return "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";
  }
}

/** A refusal or a time-out may go better the next time; what is wrong with the page or the options will not. */
function failureOf({ cause }: Asked, code: PasskeyErrorCode): PasskeyFailure {
  const canRetryHelp =
    code === "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY" ||
    code === "ERROR_CEREMONY_ABORTED" ||
    code === "ERROR_AUTHENTICATOR_GENERAL_ERROR";
  return { kind: "passkey", code, cause, canRetryHelp };
}

/** In base64url, so four characters are three bytes. */
function isUserIdOfRightLength(id: string): boolean {
  const bytes = Math.floor((id.length * 3) / 4);
  return bytes >= 1 && bytes <= 64;
}
