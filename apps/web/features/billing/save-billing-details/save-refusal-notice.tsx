import { useTranslate } from "../../../i18n/translation-context.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { NEXT_MOVE_MESSAGES, SAVE_BILLING_MESSAGES } from "./save-billing-details-messages.ts";
import type { SaveRefusal } from "./use-billing-form.ts";

/** Says why the details were not saved, where no single field is to blame. */
export function SaveRefusalNotice({ refusal }: { refusal: SaveRefusal }) {
  const translate = useTranslate();
  switch (refusal.code) {
    case "CREDIT_CARD_ERROR":
      return (
        <Notice tone="bad" takesFocus>
          {translate(NEXT_MOVE_MESSAGES[refusal.nextMove])}
        </Notice>
      );
    case "TOO_MANY_DECLINES":
    case "COUNTRY_ERROR":
      return (
        <Notice tone="bad" takesFocus>
          {translate(SAVE_BILLING_MESSAGES[refusal.code])}
        </Notice>
      );
    case "INVALID_ADDRESS":
      return (
        <Notice tone="bad" takesFocus>
          {translate("field.address.invalid")}
        </Notice>
      );
    case "CARD_UNREADABLE":
      return (
        <Notice tone="bad" takesFocus>
          {translate("billing.card-unreadable")}
        </Notice>
      );
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus />;
  }
}
