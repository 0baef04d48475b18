import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "../parts/plans.module.css";
import type { SwitchFlow } from "./default-flow.ts";

interface ChooseWhenProps {
  /** The first day that is not paid for yet. */
  termEnd: string | undefined;
  flow: SwitchFlow;
  onChoose: (flow: SwitchFlow) => void;
}

/** Whether a switch is made now or when the term is over. */
export function ChooseWhen({ termEnd, flow, onChoose }: ChooseWhenProps) {
  const translate = useTranslate<"plans">();
  return (
    <fieldset className={styles.choices}>
      <legend>{translate("change.when")}</legend>
      {(["immediate", "endOfTerm"] as const).map((when) => (
        <label key={when} className={styles.choice}>
          <input type="radio" name="flow" checked={when === flow} onChange={() => onChoose(when)} />
          <b>
            {when === "immediate" || termEnd === undefined
              ? translate(`change.when.${when}`)
              : translate("change.when.on", { date: formatDay(termEnd, translate.locale) })}
          </b>
          <span className={styles.soft}>{translate(`change.when-text.${when}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
