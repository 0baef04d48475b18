import type { Order, Subscription } from "@skywave/contract";
import { type FormEvent, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import styles from "../parts/plans.module.css";
import { PauseReceipt } from "./pause-receipt.tsx";
import { formatPause, formatResume } from "./format-pause.ts";
import { usePauseQuotes } from "./use-pause-quotes.ts";

/** Each length of a pause with what it does to the bills, and one button. */
export function PausePlan({ subscription }: { subscription: Subscription }) {
  const translate = useTranslate<"plans">();
  const { view, ask, retry } = usePauseQuotes(subscription.id);
  const [months, choose] = useState(1);
  const [done, setDone] = useState<Order>();
  const confirming = useConfirmChange({ onConfirmed: setDone, onStale: ask });
  if (done !== undefined) return <PauseReceipt order={done} subscriptionId={subscription.id} />;
  if (confirming.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={confirming.awaitedOrderId} onSettled={confirming.settle} />;
  if (view.status === "failed") return <ChangeRefusalNotice refusal={view.failure} onRetry={retry} />;
  if (view.status === "loading") return <Spinner label={translate("plan.loading")} />;
  const { quotes } = view.data;
  const chosen = quotes.find((quote) => quote.months === months) ?? quotes[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined) void confirming.confirm(chosen.order);
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <fieldset className={styles.choices}>
        <legend>{translate("pause.how-long")}</legend>
        {quotes.map((quote) => (
          <label key={quote.months} className={styles.choice}>
            <input
              type="radio"
              name="months"
              checked={quote.months === chosen?.months}
              onChange={() => choose(quote.months)}
            />
            <b>{translate.plural("duration.months", quote.months)}</b>
            <span className={styles.soft}>{formatPause(translate, quote.order)}</span>
            <span className={styles.soft}>{formatResume(translate, quote.order)}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.small}>{translate("pause.promise")}</p>
      {confirming.refusal === undefined ? null : <ChangeRefusalNotice refusal={confirming.refusal} />}
      <div>
        <Button type="submit" isWorking={confirming.isConfirming} workingText={translate("plan.working")}>
          {translate.plural("pause.confirm", chosen?.months ?? 1)}
        </Button>
      </div>
    </form>
  );
}
