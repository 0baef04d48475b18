import { useNavigate } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { NEXT_MOVE_MESSAGES } from "#orders/next-move-messages.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { CHANGE_MESSAGES, type ChangeProblem } from "./change-messages.ts";
import { planPaths } from "../parts/plan-paths.ts";

interface ChangeRefusalNoticeProps {
  refusal: ChangeProblem;
  onRetry?: () => void;
}

/** Says why a plan was not changed, with the person's next move beside it. */
export function ChangeRefusalNotice({ refusal, onRetry }: ChangeRefusalNoticeProps) {
  const translate = useTranslate<"plans">();
  const navigate = useNavigate();
  const goTo = (path: string, text: string) => (
    <TextButton onPress={() => void navigate(path)}>{text}</TextButton>
  );

  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus {...(onRetry && { onRetry })} />;
    case "CREDIT_CARD_ERROR":
      return (
        <Notice tone="bad" takesFocus>
          {translate(NEXT_MOVE_MESSAGES[refusal.nextMove])}
        </Notice>
      );
    case "PAYMENT_DUE":
    case "SUBSCRIPTION_SUSPENDED":
      return (
        <Notice tone="warn" takesFocus actions={goTo(planPaths.pay, translate("plan.pay"))}>
          {translate(CHANGE_MESSAGES[refusal.code])}
        </Notice>
      );
    case "QUOTE_EXPIRED":
    case "QUOTE_CHANGED":
    case "CONFLICTING_REQUEST":
    case "GIFT_CARD_NOT_USABLE":
    case "PAYMENT_METHOD_REQUIRED":
    case "TOO_MANY_DECLINES":
      return (
        <Notice tone="warn" takesFocus>
          {translate(CHANGE_MESSAGES[refusal.code])}
        </Notice>
      );
    case "NOT_FOUND":
    case "SUBSCRIPTION_ENDED":
    case "PART_OF_BUNDLE":
    case "BILLED_ELSEWHERE":
    case "CANCELLATION_PENDING":
    case "NOTHING_TO_REVOKE":
    case "SUBSCRIPTION_PAUSED":
    case "SAME_PLAN":
    case "PAYMENT_IN_PROGRESS":
    case "OFFER_EXPIRED":
    case "OFFER_REDEEMED":
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "INVALID_OFFER_DATA":
    case "COUNTRY_ERROR":
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
      return (
        <Notice tone="warn" takesFocus actions={goTo(planPaths.account, translate("plan.see-account"))}>
          {translate(CHANGE_MESSAGES[refusal.code])}
        </Notice>
      );
  }
}
