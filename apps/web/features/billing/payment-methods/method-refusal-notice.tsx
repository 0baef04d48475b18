import type { RemovePaymentMethodOutcome } from "@skywave/services/billing/remove-payment-method";
import type { SetDefaultPaymentMethodOutcome } from "@skywave/services/billing/set-default-payment-method";
import type { UpdatePaymentMethodOutcome } from "@skywave/services/billing/update-payment-method";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardRefusalNotice } from "../card/card-refusal-notice.tsx";

export type MethodRefusal = Exclude<
  RemovePaymentMethodOutcome | SetDefaultPaymentMethodOutcome | UpdatePaymentMethodOutcome,
  { ok: true } | { code: "INVALID_DETAILS" }
>;

/** Why a card stays as it was. */
export function MethodRefusalNotice({ refusal }: { refusal: MethodRefusal }) {
  const translate = useTranslate<"bills">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus />;
    case "CREDIT_CARD_ERROR":
    case "TOO_MANY_DECLINES":
      return <CardRefusalNotice refusal={refusal} />;
    case "LAST_PAYMENT_METHOD":
    case "PAYMENT_IN_PROGRESS":
    case "CARD_EXPIRED":
    case "NOT_FOUND":
      return (
        <Notice tone="warn" takesFocus>
          {translate(`methods.error.${refusal.code}`)}
        </Notice>
      );
  }
}
