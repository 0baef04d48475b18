import type { ChangeUsernameOutcome } from "@skywave/services/identities/change-username";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { ContactRefusal } from "./change-contact.tsx";

type Refusal = ContactRefusal | Extract<ChangeUsernameOutcome, { ok: false }>;

/** Says why an address, number or username was not changed. */
export function CredentialRefusalNotice({ refusal }: { refusal: Refusal }) {
  const translate = useTranslate<"security">();
  switch (refusal.code) {
    case "EMAIL_INVALID":
    case "INVALID_PHONE_NUMBER":
    case "HANDLE_ALREADY_IN_USE":
      return <Notice tone="bad">{translate(`security.contact.error.${refusal.code}`)}</Notice>;
    case "INVALID_HANDLE":
    case "USERNAME_IN_USE":
      return <Notice tone="bad">{translate(`security.username.error.${refusal.code}`)}</Notice>;
    case "EXPIRED":
    case "INVALID":
    case "NOT_FOUND":
      return <Notice tone="bad">{translate(`sign-in.error.${refusal.code}`)}</Notice>;
    case "STEP_UP_REQUIRED":
    case "WAITING_ON_ONE_TIME_PASSWORD_ERROR":
      return null;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} />;
  }
}
