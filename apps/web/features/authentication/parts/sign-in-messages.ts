import type { MessageKey } from "@skywave/localization";
import type { IneligibleIdentity } from "@skywave/services/sessions/attach-identity";
import type { EarlierAccountFound } from "@skywave/services/authentication/earlier-account";
import type { RequestMagicLinkOutcome } from "@skywave/services/authentication/request-magic-link";
import type { SendOneTimeCodeOutcome } from "@skywave/services/authentication/send-one-time-code";
import type { SignInWithOneTimeCodeOutcome } from "@skywave/services/authentication/sign-in-with-one-time-code";
import type { SignInWithPasswordOutcome } from "@skywave/services/authentication/sign-in-with-password";
import type { StartSignInOutcome } from "@skywave/services/authentication/start-sign-in";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";

type Outcome =
  | StartSignInOutcome
  | SignInWithPasswordOutcome
  | SignInWithOneTimeCodeOutcome
  | SendOneTimeCodeOutcome
  | RequestMagicLinkOutcome;

/** Every refusal that signing in may meet; an earlier account is a question, and no refusal. */
export type SignInRefusal =
  | Exclude<Extract<Outcome, { ok: false }>, EarlierAccountFound>
  /** There is nothing to send a code or a link to. */
  | { ok: false; code: "PASSWORD_ONLY" };
type OwnCode = Exclude<SignInRefusal, CommonFailure | IneligibleIdentity>["code"];

/** What to tell about each refusal of our own; the failures that all ways in share have their words elsewhere. */
export const SIGN_IN_MESSAGES = {
  INVALID_HANDLE: "sign-in.error.INVALID_HANDLE",
  INVALID_CREDENTIALS: "sign-in.error.INVALID_CREDENTIALS",
  ACCOUNT_LOCKED: "sign-in.error.ACCOUNT_LOCKED",
  EXPIRED: "sign-in.error.EXPIRED",
  INVALID: "sign-in.error.INVALID",
  NOT_FOUND: "sign-in.error.NOT_FOUND",
  BAD_REQUEST: "sign-in.error.BAD_REQUEST",
  PASSWORD_ONLY: "sign-in.error.PASSWORD_ONLY",
  INVALID_BASE_URL: "sign-in.error.INVALID_BASE_URL",
} as const satisfies Record<OwnCode, MessageKey>;
