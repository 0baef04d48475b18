import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { PasskeyRefusalNotice } from "#platform/passkey-refusal-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { StepUpRefusal } from "./step-up-form.tsx";

/** Says why the proof did not do. */
export function StepUpRefusalNotice({ refusal }: { refusal: StepUpRefusal }) {
  const translate = useTranslate();
  switch (refusal.code) {
    case "INVALID_CREDENTIALS":
    case "ACCOUNT_LOCKED":
    case "EXPIRED":
    case "INVALID":
    case "NOT_FOUND":
    case "BAD_REQUEST":
      return <Notice tone="bad">{translate(`sign-in.error.${refusal.code}`)}</Notice>;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} />;
    case "CANCELLED":
    case "ALREADY_REGISTERED":
    case "NOT_POSSIBLE":
    case "INVALID_PASSKEY":
    case "PASSKEY_LIMIT_REACHED":
    case "STEP_UP_REQUIRED":
      return <PasskeyRefusalNotice refusal={refusal} />;
  }
}
