import type { Order, Subscription } from "@skywave/contract";
import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { Receipt } from "../confirm-change/receipt.tsx";
import { TakeBack } from "../confirm-change/take-back.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { formatEnd, formatRefund } from "./format-cancellation.ts";

interface CancelReceiptProps {
  order: Order;
  /** As it was before. */
  subscription: Subscription;
}

/** What was cancelled and what comes back; a way to take it back while there is one, and a place for a reason. */
export function CancelReceipt({ order, subscription }: CancelReceiptProps) {
  const { id: subscriptionId } = subscription;
  const translate = useTranslate<"plans">();
  const [isTakenBack, setTakenBack] = useState(false);
  const isAhead = order.change?.cancellationType === "endOfTerm";
  if (isTakenBack)
    return <Receipt key="back" subscriptionId={subscriptionId} done={translate("cancel.taken-back")} />;
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("cancel.done")}
      facts={[formatEnd(translate, order), ...formatRefund(translate, order, subscription)]}
      acts={
        isAhead ? (
          <>
            <p>{translate("cancel.take-back-text")}</p>
            <TakeBack subscriptionId={subscriptionId} onDone={() => setTakenBack(true)} />
          </>
        ) : null
      }
    >
      <ReasonForm subscriptionId={subscriptionId} />
    </Receipt>
  );
}
