import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardRefusalNotice } from "../card/card-refusal-notice.tsx";
import type { SaveRefusal } from "./use-billing-form.ts";

/** Says why the details were not saved, where no single field is to blame. */
export function SaveRefusalNotice({ refusal }: { refusal: SaveRefusal }) {
  const translate = useTranslate();
  switch (refusal.code) {
    case "CREDIT_CARD_ERROR":
    case "TOO_MANY_DECLINES":
    case "CARD_UNREADABLE":
      return <CardRefusalNotice refusal={refusal} />;
    case "COUNTRY_ERROR":
      return (
        <Notice tone="bad" takesFocus>
          {translate("complete-order.COUNTRY_ERROR")}
        </Notice>
      );
    case "INVALID_ADDRESS":
      return (
        <Notice tone="bad" takesFocus>
          {translate("field.address.invalid")}
        </Notice>
      );
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus />;
  }
}
