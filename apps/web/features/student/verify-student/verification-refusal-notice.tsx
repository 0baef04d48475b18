import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { VERIFY_STUDENT_MESSAGES, type VerificationRefusal } from "./verify-student-messages.ts";

/** Why nothing came of a check, and what to do next. */
export function VerificationRefusalNotice({ refusal }: { refusal: VerificationRefusal }) {
  const translate = useTranslate<"student">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus />;
    case "TOO_LARGE":
      return (
        <Notice tone="bad" takesFocus>
          {translate(VERIFY_STUDENT_MESSAGES.TOO_LARGE, { limit: refusal.limitInMegabytes })}
        </Notice>
      );
    case "STUDENT_ALREADY_VERIFIED":
    case "STUDENT_DISCOUNT_USED":
    case "STUDENT_CHECK_CLOSED":
    case "VERIFICATION_UNAVAILABLE":
    case "WRONG_TYPE":
      return (
        <Notice tone="bad" takesFocus>
          {translate(VERIFY_STUDENT_MESSAGES[refusal.code])}
        </Notice>
      );
  }
}
