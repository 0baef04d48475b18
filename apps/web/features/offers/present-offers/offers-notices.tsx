import { lazy, Suspense } from "react";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import styles from "./present-offers.module.css";
import type { OffersView } from "./use-offers.ts";

const RareNotices = lazy(async () => ({ default: (await import("./rare-notices.tsx")).RareNotices }));

const PromoCodeNotice = lazy(async () => ({
  default: (await import("#pricing/promo-code/promo-code-notice.tsx")).PromoCodeNotice,
}));

/** What there is to say about the offers, the code and the way here. */
export function OffersNotices({ offers }: { offers: OffersView }) {
  const { start } = useFlow();
  const hasNotice = usePurchase(({ notice, targeted }) => notice !== null || targeted !== null);
  const signedIn = useSession(isSignedIn);
  const code = usePurchase((state) => state.promoCode);
  const { outcome } = offers;
  const isFound = outcome?.ok === true;
  const promo = isFound && code !== "" ? outcome.promoCodeResult : undefined;

  return (
    <div className={styles.notices} aria-live="polite">
      {start.isIneligible || hasNotice || signedIn || (isFound && offers.choices.length === 0) ? (
        <Suspense>
          <RareNotices offers={offers} />
        </Suspense>
      ) : null}
      {promo === undefined ? null : (
        <Suspense>
          <PromoCodeNotice result={promo} code={code} hasFallback={offers.choices.length > 0} />
        </Suspense>
      )}
      {outcome?.ok === false ? (
        <CommonFailureNotice failure={outcome} onRetry={() => void offers.reload(code)} />
      ) : null}
    </div>
  );
}
