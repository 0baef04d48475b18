import type { PromoCodeResult } from "@skywave/contract";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { promoCodeMessage } from "./promo-code-messages.ts";

interface PromoCodeNoticeProps {
  result: PromoCodeResult;
  code: string;
  /** There is something to be had without it. */
  hasFallback?: boolean;
}

/** Whether a code opened something, and if not, why; a good one that is used elsewhere leads there. */
export function PromoCodeNotice({ result, code, hasFallback = true }: PromoCodeNoticeProps) {
  const translate = useTranslate();
  if (result.status === "invalid")
    return (
      <Notice
        tone="warn"
        actions={
          result.because === "otherOffers" ? (
            <Link to={`/subscribe/checkout/purchase/streaming?promocode=${encodeURIComponent(code)}`}>
              {translate("promo.elsewhere")}
            </Link>
          ) : undefined
        }
      >
        {translate(promoCodeMessage(result), { code, plans: result.opens?.join(", ") ?? "" })}{" "}
        {hasFallback ? translate("promo.fallback") : null}
      </Notice>
    );
  return (
    <Notice tone="good">
      {translate(result.offersAffectTrialEligibility ? "promo.applied-no-trial" : "promo.applied", { code })}
    </Notice>
  );
}
