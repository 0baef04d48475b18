import type { NextBill } from "@skywave/contract";
import { explainNextBill } from "@skywave/services/billing/bills/explain-next-bill";
import { useCallback } from "react";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { useLoaded } from "../bill-page/use-loaded.ts";
import { BillDifference } from "./bill-difference.tsx";
import { ExplainedLines } from "./explained-lines.tsx";

interface NextBillExplanationProps {
  nextBill: NextBill;
  /** State or province where the service is used. */
  place: string;
}

/** What the next bill is made of, plan by plan, and what will have changed by then. */
export function NextBillExplanation({ nextBill, place }: NextBillExplanationProps) {
  const { skywave } = useApp();
  const load = useCallback(() => explainNextBill(skywave, { nextBill, place }), [skywave, nextBill, place]);
  const { view, retry } = useLoaded(load);
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return (
    <div className={pageStyles.stack}>
      {view.data.shares.map(({ subscriptionId, lines, comparison }) => (
        <div key={subscriptionId} className={pageStyles.stack}>
          <ExplainedLines
            description={lines.at(-1)?.description ?? ""}
            lines={lines}
            currency={nextBill.currency}
          />
          <BillDifference comparison={comparison} currency={nextBill.currency} />
        </div>
      ))}
    </div>
  );
}
