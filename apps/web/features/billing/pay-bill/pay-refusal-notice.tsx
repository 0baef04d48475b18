import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardRefusalNotice } from "../card/card-refusal-notice.tsx";
import type { PayRefusal } from "./use-pay.ts";

interface PayRefusalNoticeProps {
  refusal: PayRefusal;
  /** Absent where the payment is decided and a new press of the button is a new one. */
  onRetry: (() => void) | undefined;
  onLookAgain: () => void;
}

/** Says what became of the payment, and what can be done next. */
export function PayRefusalNotice({ refusal, onRetry, onLookAgain }: PayRefusalNoticeProps) {
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
      return (
        <Notice tone="warn" takesFocus>
          {translate("pay.processing-long")}
        </Notice>
      );
    case "PAYMENT_IN_PROGRESS":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<TextButton onPress={onLookAgain}>{translate("pay.look-again")}</TextButton>}
        >
          {translate("pay.error.PAYMENT_IN_PROGRESS")}
        </Notice>
      );
    case "NOTHING_DUE":
    case "INVALID_AMOUNT":
    case "CONFLICTING_REQUEST":
    case "NOT_FOUND":
      return (
        <Notice tone="warn" takesFocus>
          {translate(`pay.error.${refusal.code}`)}
        </Notice>
      );
    case "PAYMENT_METHOD_REQUIRED":
    case "GIFT_CARD_NOT_USABLE":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`pay.error.${refusal.code}`)}
        </Notice>
      );
  }
}
