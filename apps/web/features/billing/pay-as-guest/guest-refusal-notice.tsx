import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardRefusalNotice } from "../card/card-refusal-notice.tsx";
import type { GuestRefusal } from "./use-guest-payment.ts";

interface GuestRefusalNoticeProps {
  refusal: GuestRefusal;
  /** Absent where the payment is decided and a new press of the button is a new one. */
  onRetry: (() => void) | undefined;
  /** Finds the account once more, with what was typed. */
  onFindAgain: () => void;
}

/** Says what became of a visitor's payment, and what they can do next. */
export function GuestRefusalNotice({ refusal, onRetry, onFindAgain }: GuestRefusalNoticeProps) {
  const translate = useTranslate<"bills">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus {...(onRetry !== undefined && { onRetry })} />;
    case "CREDIT_CARD_ERROR":
    case "TOO_MANY_DECLINES":
    case "CARD_UNREADABLE":
      return <CardRefusalNotice refusal={refusal} />;
    case "PROCESSING":
    case "QUOTE_CHANGED":
      return (
        <Notice tone="warn" takesFocus>
          {translate(refusal.code === "PROCESSING" ? "pay.processing-long" : "guest.error.QUOTE_CHANGED")}
        </Notice>
      );
    case "EXPIRED":
    case "NOTHING_DUE":
    case "PAYMENT_IN_PROGRESS":
    case "CONFLICTING_REQUEST":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<TextButton onPress={onFindAgain}>{translate("guest.find-again")}</TextButton>}
        >
          {translate(`guest.error.${refusal.code}`)}
        </Notice>
      );
  }
}
