import type { CallOutput } from "@skywave/contract";
import type { CallResult } from "../transport/call-result.ts";
import type { CancelSignal } from "../platform/platform.ts";

/** What a person can do about a ceremony that did not succeed, named as people who build passkeys know them. */
export type PasskeyErrorCode =
  /** Broken off by the page, or by another ceremony. */
  | "ERROR_CEREMONY_ABORTED"
  /** The page's host cannot have passkeys, such as an IP address. */
  | "ERROR_INVALID_DOMAIN"
  /** The server's passkeys are for another host than this page's. */
  | "ERROR_INVALID_RP_ID"
  /** Not between 1 and 64 bytes. */
  | "ERROR_INVALID_USER_ID_LENGTH"
  | "ERROR_MALFORMED_PUBKEYCREDPARAMS"
  | "ERROR_AUTHENTICATOR_GENERAL_ERROR"
  | "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT"
  | "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT"
  /** This device already has a passkey of the account. */
  | "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
  | "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG"
  /** Refused by the person, timed out, or no passkey there; browsers do not say which. */
  | "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY";

/** A ceremony in the browser that did not succeed. */
export interface PasskeyFailure {
  kind: "passkey";
  code: PasskeyErrorCode;
  cause: unknown;
  canRetryHelp: boolean;
}

export type PasskeyResult<T> = CallResult<T> | { ok: false; failure: PasskeyFailure };

export type CreationOptions = CallOutput<"user", "passkeyCreateStart">["publicKeyCredentialCreationOptions"];
export type RequestOptions = CallOutput<
  "user",
  "passkeyAuthenticateStart"
>["publicKeyCredentialRequestOptions"];

export interface CeremonyOptions {
  /** Offers passkeys in the sign-in field's own suggestions and waits there, in place of a dialog. */
  isAutofill?: boolean;
  /** Breaks the ceremony off. */
  signal?: CancelSignal;
}
