import type { Order, Subscription } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { quotePause } from "@skywave/services/orders/change/quote-pause";
import { type FormEvent, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { BilledElsewhere } from "#pricing/standing/billed-elsewhere.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import { Receipt } from "../confirm-change/receipt.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import { AskedPlan } from "../parts/asked-plan.tsx";
import styles from "../parts/plans.module.css";
import { formatPause, formatResume } from "./format-pause.ts";

const MONTHS = [1, 2, 3] as const;

/** Nothing is quoted where a pause would be refused: the reason stands there instead. */
function PauseOrWhyNot({ subscription }: { subscription: Subscription }) {
  const reason = subscription.options.reasonsOff.canPause;
  if (!subscription.billedBy.isUs || reason === "BILLED_ELSEWHERE")
    return <BilledElsewhere billedBy={subscription.billedBy} />;
  if (reason === undefined) return <PausePlan subscription={subscription} />;
  return <ChangeRefusalNotice refusal={{ ok: false, code: reason }} />;
}

/** One to three months without service and without bills. */
export function PausePlanPage() {
  const translate = useTranslate<"plans">();
  return (
    <AskedPlan
      flow="pausePlan"
      page="subscription/pause"
      title={translate("title.pause-plan")}
      heading={({ subscription }) =>
        translate("pause.heading", { plan: formatPlanName(translate, subscription) })
      }
    >
      {({ subscription }) => (
        <>
          <p className={styles.lead}>{translate("pause.text")}</p>
          <PauseOrWhyNot subscription={subscription} />
        </>
      )}
    </AskedPlan>
  );
}

/** Each length of a pause with what it does to the bills, and one button. */
function PausePlan({ subscription }: { subscription: Subscription }) {
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

/** That a pause is agreed, and what is billed after it. */
function PauseReceipt({ order, subscriptionId }: { order: Order; subscriptionId: string }) {
  const translate = useTranslate<"plans">();
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("pause.done")}
      facts={[formatPause(translate, order), formatResume(translate, order)]}
    />
  );
}

interface PauseQuote {
  months: number;
  order: Order;
}

/** What each length of a pause does to the bills. They are asked for together, so that they can be compared. */
function usePauseQuotes(subscriptionId: string) {
  const { tracking } = useApp();
  const { view, reload, retry } = useServerData({
    area: "changes",
    verb: "quotePause",
    params: [subscriptionId],
    async ask(skywave) {
      const outcome = await quoteEach(skywave, subscriptionId);
      if (!outcome.ok) tracking.businessError(outcome.code);
      return outcome;
    },
  });
  return { view, ask: reload, retry };
}

async function quoteEach(skywave: Skywave, subscriptionId: string) {
  const asked = MONTHS.map((pauseMonths) =>
    quotePause(skywave, { subscriptionId, pauseMonths, idempotencyKey: randomKey() }),
  );
  const outcomes = await Promise.all(asked);
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (refused !== undefined && !refused.ok) return refused;
  const quotes = outcomes.flatMap((outcome, index): PauseQuote[] =>
    outcome.ok ? [{ months: MONTHS[index] ?? 1, order: outcome.order }] : [],
  );
  return { ok: true, quotes } as const;
}
