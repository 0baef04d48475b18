import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import type { PasskeyRefusal } from "@skywave/services/authentication/passkeys/passkey-refusal";
import type { StepUpRequired } from "@skywave/services/authentication/step-up";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { CommonFailureNotice } from "./common-failure-notice.tsx";

type Refusal = PasskeyRefusal | StepUpRequired | CommonFailure;

/** Says why no passkey was added or used. */
export function PasskeyRefusalNotice({ refusal }: { refusal: Refusal }) {
  const translate = useTranslate<"security">();
  switch (refusal.code) {
    case "CANCELLED":
      return <Notice tone="info">{translate("security.passkey.error.CANCELLED")}</Notice>;
    case "ALREADY_REGISTERED":
    case "NOT_POSSIBLE":
    case "INVALID_PASSKEY":
    case "PASSKEY_LIMIT_REACHED":
      return <Notice tone="bad">{translate(`security.passkey.error.${refusal.code}`)}</Notice>;
    case "STEP_UP_REQUIRED":
      return <Notice tone="info">{translate("step-up.text")}</Notice>;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} />;
  }
}
