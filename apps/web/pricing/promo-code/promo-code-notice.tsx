import type { PromoCodeResult } from "@skywave/contract";
import { useTranslate } from "../../i18n/translation-context.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PROMO_CODE_MESSAGES } from "./promo-code-messages.ts";

interface PromoCodeNoticeProps {
  result: PromoCodeResult;
  code: string;
  /** There is something to be had without it. */
  hasFallback?: boolean;
}

/** Whether a code opened something, and if not, why. */
export function PromoCodeNotice({ result, code, hasFallback = true }: PromoCodeNoticeProps) {
  const translate = useTranslate();
  if (result.status === "invalid")
    return (
      <Notice tone="warn">
        {translate(PROMO_CODE_MESSAGES[result.reason], { code })}{" "}
        {hasFallback ? translate("promo.fallback") : null}
      </Notice>
    );
  return (
    <Notice tone="good">
      {translate(result.offersAffectTrialEligibility ? "promo.applied-no-trial" : "promo.applied", { code })}
    </Notice>
  );
}
