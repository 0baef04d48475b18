import type { NextBill } from "@skywave/contract";
import { explainNextBill } from "@skywave/services/billing/bills/explain-next-bill";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { BillDifference } from "./bill-difference.tsx";
import { ExplainedLines } from "./explained-lines.tsx";

interface NextBillExplanationProps {
  nextBill: NextBill;
  /** State or province where the service is used. */
  place: string;
}

/** What the next bill is made of, plan by plan, and what will have changed by then. */
export function NextBillExplanation({ nextBill, place }: NextBillExplanationProps) {
  const { view, retry } = useServerData({
    area: "billing",
    verb: "explainNextBill",
    params: [nextBill, place],
    ask: (skywave) => explainNextBill(skywave, { nextBill, place }),
  });
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
