import type { Order, Subscription } from "@skywave/contract";
import { useState } from "react";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import { CancelReceipt } from "./cancel-receipt.tsx";
import { ChooseCancellation } from "./choose-cancellation.tsx";
import { useCancelQuotes } from "./use-cancel-quotes.ts";

/** Two steps: what ends when and what comes back, and the receipt. */
export function CancelPlan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate();
  const { quotes, refusal, ask } = useCancelQuotes(subscription);
  const [done, setDone] = useState<Order>();
  const confirming = useConfirmChange({ onConfirmed: setDone, onStale: ask });
  if (done !== undefined) return <CancelReceipt order={done} subscription={subscription} />;
  if (confirming.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={confirming.awaitedOrderId} onSettled={confirming.settle} />;
  if (refusal !== undefined) return <ChangeRefusalNotice refusal={refusal} onRetry={() => void ask()} />;
  if (quotes === undefined) return <Spinner label={translate("plan.loading")} />;
  return (
    <ChooseCancellation
      subscription={subscription}
      quotes={quotes}
      problem={confirming.refusal}
      isConfirming={confirming.isConfirming}
      onCancel={({ order }) => void confirming.confirm(order)}
    />
  );
}
