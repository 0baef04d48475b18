import type { CardOfProfile } from "@skywave/services/billing/remove-payment-method";
import { loadCardHistory } from "@skywave/services/billing/bills/load-card-history";
import { useCallback } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useLoaded } from "../bill-page/use-loaded.ts";
import { HistoryTable } from "#pricing/history-table/history-table.tsx";

/** What was charged to one card and given back to it. */
export function MethodHistory({ card: { billingProfileId, paymentMethodId } }: { card: CardOfProfile }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const load = useCallback(
    () => loadCardHistory(skywave, { billingProfileId, paymentMethodId }),
    [skywave, billingProfileId, paymentMethodId],
  );
  const { view, retry } = useLoaded(load);
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return view.data.items.length === 0 ? (
    <p>{translate("methods.history-empty")}</p>
  ) : (
    <HistoryTable items={view.data.items} isBrief />
  );
}
