import type { Offer, Order, Subscription } from "@skywave/contract";
import { isVip } from "@skywave/domain/offers/vip";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import type { KeyOf } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { formatReplaced } from "../parts/format-standing.ts";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import { ReasonToStay } from "./reason-to-stay.tsx";
import { formatEnd, formatRefund } from "./format-cancellation.ts";
import type { CancelQuote } from "./use-cancel-quotes.ts";

/** The rules that people may ask about, in words of their language. One that is not here shows its source as it is. */
const RULE_WORDS: ReadonlyMap<string, { text: KeyOf<"plans">; source: KeyOf<"plans"> }> = new Map([
  ["refund-by-term", { text: "rule.refund-by-term", source: "rule.refund-by-term-source" }],
  ["refund-qc", { text: "rule.refund-qc", source: "rule.refund-qc-source" }],
  ["refund-bc", { text: "rule.refund-bc", source: "rule.refund-bc-source" }],
]);

interface ChooseCancellationProps {
  subscription: Subscription;
  quotes: readonly CancelQuote[];
  /** The same plan for less; null where there is none. */
  offer: Offer | null;
  problem: ChangeProblem | undefined;
  isConfirming: boolean;
  /** What staying would cost is being worked out. */
  isAsking: boolean;
  onCancel: (quote: CancelQuote) => void;
  onStay: (offer: Offer) => void;
}

/** What ends when and what comes back, for each way there is; and the one button. No reason is asked. */
export function ChooseCancellation(props: ChooseCancellationProps) {
  const { subscription, quotes, offer, problem, isConfirming, isAsking, onCancel, onStay } = props;
  const translate = useTranslate<"plans">();
  const [type, choose] = useState(quotes[0]?.type);
  const chosen = quotes.find((quote) => quote.type === type) ?? quotes[0];
  const rule = quotes.find(({ order }) => order.change?.refund !== undefined)?.order.change?.refund?.rule;
  const replaced = formatReplaced(translate, subscription);

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
            <span>{formatEnd(translate, quote.order)}</span>
            {formatRefund(translate, quote.order, subscription).map((text) => (
              <span key={text} className={styles.soft}>
                {text}
              </span>
            ))}
          </label>
        ))}
      </fieldset>
      {isVip(subscription.offers.active) ? (
        <Notice tone="info">{translate("vip.ends-with-it")}</Notice>
      ) : null}
      {replaced === undefined ? null : <Notice tone="info">{replaced}</Notice>}
      {rule === undefined ? null : <RuleExplanation rule={rule} />}
      {problem === undefined ? null : <ChangeRefusalNotice refusal={problem} />}
      <ReasonToStay subscription={subscription} offer={offer} isWorking={isAsking} onStay={onStay}>
        <Button type="submit" isWorking={isConfirming} workingText={translate("plan.working")}>
          {translate(chosen?.type === "immediate" ? "cancel.now" : "cancel.at-term-end")}
        </Button>
      </ReasonToStay>
      {subscription.options.cancelOptions.transferRadio ? <MoveInstead id={subscription.id} /> : null}
      {subscription.options.cancelOptions.chat ? <AskInChat /> : null}
    </form>
  );
}

/** Many end a plan because they have another car; it can go along. */
function MoveInstead({ id }: { id: string }) {
  const translate = useTranslate<"plans">();
  return (
    <p className={styles.soft}>
      {translate("cancel.new-radio")}{" "}
      <Link className={styles.link} to={planPaths.move(id)}>
        {translate("cancel.move")}
      </Link>
    </p>
  );
}

/** A person to ask, for whoever would rather; cancelling needs nobody. */
function AskInChat() {
  const translate = useTranslate<"plans">();
  const { chatUrl } = useApp().shell.support;
  if (chatUrl === "") return null;
  return (
    <p className={styles.soft}>
      {translate("cancel.ask-first")}{" "}
      <a className={styles.link} href={chatUrl}>
        {translate("cancel.chat")}
      </a>
    </p>
  );
}

type Rule = NonNullable<NonNullable<Order["change"]>["refund"]>["rule"];

/** Why somebody sees what they see: the rule, where it comes from, and since when it holds. */
function RuleExplanation({ rule }: { rule: Rule }) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const words = RULE_WORDS.get(rule.id);
  const source = words === undefined ? rule.source : translate(words.source);
  return (
    <Disclosure
      summary={translate("rule.why")}
      onToggle={(isOpen) => {
        if (isOpen) tracking.event("viewToolTip", { componentName: rule.id });
      }}
    >
      {words === undefined ? null : <p>{translate(words.text)}</p>}
      <p className={styles.small}>
        {translate("rule.source", { source, date: formatDay(rule.from, translate.locale) })}
      </p>
    </Disclosure>
  );
}
