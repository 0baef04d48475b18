import type { Subscription } from "@skywave/contract";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { planPaths } from "../parts/plan-paths.ts";
import { sayReplaced } from "../parts/say-standing.ts";
import styles from "../parts/plans.module.css";
import { RuleExplanation } from "./rule-explanation.tsx";
import { sayEnd, sayMoney } from "./say-cancellation.ts";
import type { CancelQuote } from "./use-cancel-quotes.ts";

interface ChooseCancellationProps {
  subscription: Subscription;
  quotes: readonly CancelQuote[];
  problem: ChangeProblem | undefined;
  isConfirming: boolean;
  onCancel: (quote: CancelQuote) => void;
}

/** What ends when and what comes back, for each way there is; and the one button. No reason is asked. */
export function ChooseCancellation(props: ChooseCancellationProps) {
  const { subscription, quotes, problem, isConfirming, onCancel } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const [type, choose] = useState(quotes[0]?.type);
  const chosen = quotes.find((quote) => quote.type === type) ?? quotes[0];
  const rule = quotes.find(({ order }) => order.change?.refund !== undefined)?.order.change?.refund?.rule;
  const replaced = sayReplaced(translate, subscription);
  const { viewOffer } = subscription.options.cancelOptions;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined) onCancel(chosen);
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      <fieldset className={styles.choices}>
        <legend>{translate("cancel.when")}</legend>
        {quotes.map((quote) => (
          <label key={quote.type} className={styles.choice}>
            <input
              type="radio"
              name="type"
              checked={quote.type === chosen?.type}
              onChange={() => choose(quote.type)}
            />
            <b>{translate(`cancel.type.${quote.type}`)}</b>
            <span>{sayEnd(translate, quote.order)}</span>
            {sayMoney(translate, quote.order, subscription).map((text) => (
              <span key={text} className={styles.soft}>
                {text}
              </span>
            ))}
          </label>
        ))}
      </fieldset>
      {replaced === undefined ? null : <Notice tone="info">{replaced}</Notice>}
      {rule === undefined ? null : <RuleExplanation rule={rule} />}
      {problem === undefined ? null : <ChangeRefusalNotice refusal={problem} />}
      {viewOffer ? <p>{translate("cancel.or-pause")}</p> : null}
      <div className={viewOffer ? styles.equal : undefined}>
        <Button type="submit" isWorking={isConfirming} workingText={translate("plan.working")}>
          {translate("cancel.now")}
        </Button>
        {viewOffer ? (
          <Button onPress={() => void navigate(planPaths.pause(subscription.id))}>
            {translate("cancel.pause-instead")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
