import type { PaymentMethod } from "@skywave/contract";
import { loadPaymentHistory } from "@skywave/services/billing/bills/load-payment-history";
import { useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistoryFilter, readHistoryFilter, writeHistoryFilter } from "./history-query.ts";
import { HistoryTable } from "#pricing/history-table.tsx";
import styles from "./payment-history.module.css";

/** Payments, balance entries and refunds, as the address says which. */
export function PaymentHistory({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate<"bills">();
  const [query, setQuery] = useSearchParams();
  const filter = readHistoryFilter(query);
  const { entryType, paymentMethodId, orderBy, months, pages } = filter;
  const { view, isAsking, retry } = useServerData({
    area: "billing",
    verb: "loadPaymentHistory",
    params: [entryType, paymentMethodId, orderBy, months, pages],
    ask: (skywave) =>
      loadPaymentHistory(skywave, {
        orderBy,
        months,
        pages,
        ...(entryType !== undefined && { entryType }),
        ...(paymentMethodId !== undefined && { paymentMethodId }),
      }),
    follows: true,
  });
  const show = (changed: HistoryFilter) => setQuery(writeHistoryFilter(changed, query));

  return (
    <Card heading={translate("history.heading")}>
      <HistoryFilters filter={filter} methods={methods} onChange={show} />
      {view.status === "loading" ? <Spinner label={translate("history.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <>
          <p role="status" className={styles.count}>
            {translate.plural("history.count", view.data.items.length)}
          </p>
          {view.data.items.length === 0 ? (
            <p>
              {translate("history.empty")}{" "}
              <TextButton onPress={() => show(readHistoryFilter(new URLSearchParams()))}>
                {translate("history.show-all")}
              </TextButton>
            </p>
          ) : (
            <HistoryTable items={view.data.items} />
          )}
          {view.data.hasMore ? (
            <p>
              <Button
                look="quiet"
                isWorking={isAsking}
                workingText={translate("bills.loading-more")}
                onPress={() => show({ ...filter, pages: pages + 1 })}
              >
                {translate("bills.more")}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}
