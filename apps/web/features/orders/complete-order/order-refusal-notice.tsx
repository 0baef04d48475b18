import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useNavigate } from "react-router";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { RedeemedNotice } from "#flows/presentation/redeemed-notice.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { RadioRefusalNotice } from "./radio-refusal-notice.tsx";
import { COMPLETE_ORDER_MESSAGES, type OrderRefusal } from "./complete-order-messages.ts";

interface OrderRefusalNoticeProps {
  refusal: OrderRefusal | CommonFailure;
  onRetry: () => void;
}

/** Says what became of the order, with the person's next move beside it. */
export function OrderRefusalNotice({ refusal, onRetry }: OrderRefusalNoticeProps) {
  const translate = useTranslate();
  const { definition, goTo } = useFlow();
  const navigate = useNavigate();
  const lines = usePurchase((state) => state.lines);
  const refused = "offerId" in refusal ? lines.find(({ offer }) => offer.id === refusal.offerId) : undefined;
  const changeCard = (
    <TextButton onPress={() => goTo("billing")}>{translate("complete-order.change-card")}</TextButton>
  );
  const choosePlan = (
    <TextButton onPress={() => goTo("offers")}>{translate("complete-order.choose-plan")}</TextButton>
  );

  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} onRetry={onRetry} />;
    case "PROCESSING":
      return null;
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      return (
        <Notice
          tone="warn"
          actions={
            <TextButton onPress={() => void navigate("/account")}>
              {translate("complete-order.see-account")}
            </TextButton>
          }
        >
          {translate(lines.length === 0 ? COMPLETE_ORDER_MESSAGES[refusal.code] : "several.bought-meanwhile")}
        </Notice>
      );
    case "PAYMENT_METHOD_REQUIRED":
    case "BILLING_PROFILE_REQUIRED":
      return (
        <Notice tone="bad" actions={changeCard}>
          {translate(COMPLETE_ORDER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "OFFER_REDEEMED":
      return definition.redeemed === undefined ? (
        <Notice tone="bad" actions={choosePlan}>
          {translate(COMPLETE_ORDER_MESSAGES[refusal.code])}
        </Notice>
      ) : (
        <RedeemedNotice {...definition.redeemed} />
      );
    case "OFFER_EXPIRED":
    case "OFFER_MEANT_FOR_ANOTHER":
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "INVALID_OFFER_DATA":
    case "COUNTRY_ERROR":
      if ("line" in refusal) return <RadioRefusalNotice refusal={refusal} />;
      return (
        <Notice tone="bad" actions={choosePlan}>
          {refused === undefined ? null : <b>{refused.offer.name}</b>}{" "}
          {translate(COMPLETE_ORDER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "DEVICE_INFORMATION_REQUIRED":
    case "DEVICE_NOT_FOUND":
    case "CS_INELIGIBLE_RADIO":
    case "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR":
      return <RadioRefusalNotice refusal={refusal} />;
    case "GIFT_CARD_NOT_USABLE":
      return (
        <Notice
          tone="warn"
          actions={<TextButton onPress={() => goTo("billing")}>{translate("gift-card.have")}</TextButton>}
        >
          {translate(COMPLETE_ORDER_MESSAGES[refusal.code])}
        </Notice>
      );
    case "QUOTE_EXPIRED":
    case "QUOTE_CHANGED":
    case "PAYMENT_IN_PROGRESS":
    case "CONFLICTING_REQUEST":
      return <Notice tone="warn">{translate(COMPLETE_ORDER_MESSAGES[refusal.code])}</Notice>;
  }
}
