import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ENTITLEMENT_MESSAGES, type EntitlementRefusal } from "./entitlement-messages.ts";

/** Why a plan that somebody else bills was not taken over, and what to do next. */
export function EntitlementRefusalNotice({ refusal }: { refusal: EntitlementRefusal }) {
  const translate = useTranslate<"entitlement">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} takesFocus />;
    case "LINK_UNKNOWN":
    case "LINK_EXPIRED":
    case "COUNTRY_ERROR":
    case "ALREADY_REDEEMED":
    case "PARTNER_PLAN_IN_USE":
    case "SUB_ALREADY_EXISTS_FOR_IDENTITY":
    case "PARTNER_UNAVAILABLE":
    case "STORE_UNAVAILABLE":
    case "NOTHING_TO_RESTORE":
      return (
        <Notice tone={refusal.code === "ALREADY_REDEEMED" ? "info" : "bad"} takesFocus>
          {translate(ENTITLEMENT_MESSAGES[refusal.code])}
        </Notice>
      );
  }
}
