import type { Order } from "@skywave/contract";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import styles from "../parts/plans.module.css";
import { RULE_WORDS } from "./rule-words.ts";

type Rule = NonNullable<NonNullable<Order["change"]>["refund"]>["rule"];

/** Why somebody sees what they see: the rule, where it comes from, and since when it holds. */
export function RuleExplanation({ rule }: { rule: Rule }) {
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
