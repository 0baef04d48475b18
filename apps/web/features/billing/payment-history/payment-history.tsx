import type { PaymentMethod } from "@skywave/contract";
import { loadPaymentHistory } from "@skywave/services/billing/bills/load-payment-history";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import { useLoaded } from "../bill-page/use-loaded.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistoryFilter, readHistoryFilter, writeHistoryFilter } from "./history-query.ts";
import { HistoryTable } from "#pricing/history-table/history-table.tsx";
import styles from "./payment-history.module.css";

/** Payments, balance entries and refunds, as the address says which. */
export function PaymentHistory({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [query, setQuery] = useSearchParams();
  const filter = readHistoryFilter(query);
  const { entryType, paymentMethodId, orderBy, months, pages } = filter;
  const load = useCallback(
    () =>
      loadPaymentHistory(skywave, {
        orderBy,
        months,
        pages,
        ...(entryType !== undefined && { entryType }),
        ...(paymentMethodId !== undefined && { paymentMethodId }),
      }),
    [skywave, entryType, paymentMethodId, orderBy, months, pages],
  );
  const { view, isLoading, retry } = useLoaded(load);
  const show = (changed: HistoryFilter) =>
    setQuery(writeHistoryFilter(changed, query), { preventScrollReset: true });

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
                isWorking={isLoading}
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
