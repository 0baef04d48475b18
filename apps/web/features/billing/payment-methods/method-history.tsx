import type { CardOfProfile } from "@skywave/services/billing/remove-payment-method";
import { loadCardHistory } from "@skywave/services/billing/bills/load-card-history";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { HistoryTable } from "#pricing/history-table.tsx";

/** What was charged to one card and given back to it. */
export function MethodHistory({ card: { billingProfileId, paymentMethodId } }: { card: CardOfProfile }) {
  const translate = useTranslate<"bills">();
  const { view, retry } = useServerData({
    area: "billing",
    verb: "loadCardHistory",
    params: [billingProfileId, paymentMethodId],
    ask: (skywave) => loadCardHistory(skywave, { billingProfileId, paymentMethodId }),
  });
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return view.data.items.length === 0 ? (
    <p>{translate("methods.history-empty")}</p>
  ) : (
    <HistoryTable items={view.data.items} isBrief />
  );
}
