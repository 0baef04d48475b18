import type { Order } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { Receipt } from "../confirm-change/receipt.tsx";
import { formatPause, formatResume } from "./format-pause.ts";

/** That a pause is agreed, and what is billed after it. */
export function PauseReceipt({ order, subscriptionId }: { order: Order; subscriptionId: string }) {
  const translate = useTranslate<"plans">();
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("pause.done")}
      facts={[formatPause(translate, order), formatResume(translate, order)]}
    />
  );
}
