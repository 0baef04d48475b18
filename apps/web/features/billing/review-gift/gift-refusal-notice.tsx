import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardRefusalNotice } from "../card/card-refusal-notice.tsx";
import type { GiftRefusal } from "./use-complete-gift.ts";

interface GiftRefusalNoticeProps {
  refusal: GiftRefusal;
  onRetry: () => void;
  /** Asks for a quote of the same gift anew. */
  onQuoteAgain: () => void;
}

/** Why the gift was not bought, and what can be done next. */
export function GiftRefusalNotice({ refusal, onRetry, onQuoteAgain }: GiftRefusalNoticeProps) {
  const translate = useTranslate<"bills" | "gifts">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus onRetry={onRetry} />;
    case "CREDIT_CARD_ERROR":
    case "TOO_MANY_DECLINES":
    case "CARD_UNREADABLE":
      return <CardRefusalNotice refusal={refusal} />;
    case "PROCESSING":
      return (
        <Notice tone="warn" takesFocus>
          {translate("gift.processing-long")}
        </Notice>
      );
    case "QUOTE_EXPIRED":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={<TextButton onPress={onQuoteAgain}>{translate("gift.quote-again")}</TextButton>}
        >
          {translate("gift.error.QUOTE_EXPIRED")}
        </Notice>
      );
    case "GIFT_LIMIT_REACHED":
    case "PAYMENT_METHOD_REQUIRED":
    case "COUNTRY_ERROR":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`gift.error.${refusal.code}`)}
        </Notice>
      );
  }
}
