import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { IneligibleIdentityNotice } from "#platform/ineligible-identity-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SIGN_IN_MESSAGES, type SignInRefusal } from "./sign-in-messages.ts";

/** Says why signing in did not work. */
export function SignInRefusalNotice({ refusal }: { refusal: SignInRefusal }) {
  const translate = useTranslate();
  switch (refusal.code) {
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "ACCOUNT_JOINED":
    case "ACCOUNT_IN_DIFFERENT_COUNTRY":
    case "ACCOUNT_TYPE_NOT_SUPPORTED":
    case "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED":
    case "CUSTOMER_TYPE_NOT_SUPPORTED":
      return <IneligibleIdentityNotice refusal={refusal} />;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} />;
    case "INVALID_HANDLE":
    case "INVALID_CREDENTIALS":
    case "ACCOUNT_LOCKED":
    case "EXPIRED":
    case "INVALID":
    case "NOT_FOUND":
    case "BAD_REQUEST":
    case "PASSWORD_ONLY":
    case "INVALID_BASE_URL":
      return <Notice tone="bad">{translate(SIGN_IN_MESSAGES[refusal.code])}</Notice>;
  }
}
