import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { PromoCodeForm } from "#pricing/promo-code/promo-code-form.tsx";
import { PromoCodeNotice } from "#pricing/promo-code/promo-code-notice.tsx";
import type { useChangeOffers } from "./use-change-offers.ts";

interface PromoCodeEntryProps {
  offers: Pick<ReturnType<typeof useChangeOffers>, "promo" | "codeFailure" | "isAsking" | "reload">;
  promoCode: string;
  onApply: (code: string) => void;
}

/** A place for a promo code, and what became of it. The plans that can be had without it stay. */
export function PromoCodeEntry({ offers, promoCode, onApply }: PromoCodeEntryProps) {
  const { promo, codeFailure, isAsking, reload } = offers;
  return (
    <>
      <div aria-live="polite">
        {promo === undefined || promoCode === "" ? null : <PromoCodeNotice result={promo} code={promoCode} />}
        {codeFailure === undefined ? null : (
          <CommonFailureNotice failure={codeFailure} onRetry={() => void reload()} />
        )}
      </div>
      <PromoCodeForm applied={promoCode} isBusy={isAsking} onApply={onApply} />
    </>
  );
}
