import type { RedeemGiftCardOutcome } from "@skywave/services/billing/gift-cards/redeem-gift-card";
import type { RegisterGiftCardOutcome } from "@skywave/services/billing/gift-cards/register-gift-card";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import pageStyles from "../bill-page/bill-page.module.css";

export type GiftCardRefusal = Exclude<
  RegisterGiftCardOutcome | RedeemGiftCardOutcome,
  { ok: true } | { code: "INVALID_FIELDS" }
>;

/** Why a gift card was not taken; which of its parts was wrong, nobody is told. */
export function GiftCardRefusalNotice({ refusal }: { refusal: GiftCardRefusal }) {
  const translate = useTranslate<"bills">();
  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus />;
    case "BILLING_PROFILE_REQUIRED":
      return (
        <Notice
          tone="warn"
          takesFocus
          actions={
            <Link className={pageStyles.link} to="/account/payment-methods">
              {translate("gift-card.add-details")}
            </Link>
          }
        >
          {translate("gift-card.error.BILLING_PROFILE_REQUIRED")}
        </Notice>
      );
    case "COUNTRY_ERROR":
    case "BAD_DATA_RETURNED":
    case "GIFT_CARD_VOID":
    case "ALREADY_REDEEMED":
    case "EXPIRED":
    case "NO_BALANCE":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`gift-card.error.${refusal.code}`)}
        </Notice>
      );
  }
}
