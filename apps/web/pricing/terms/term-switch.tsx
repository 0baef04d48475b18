import type { Offer } from "@skywave/contract";
import { useId } from "react";
import { formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { type Term, termsToChoose } from "./offers-on-term.ts";
import { savingOf } from "./saving-of.ts";
import styles from "./term-switch.module.css";

interface TermSwitchProps {
  offers: readonly Offer[];
  term: Term | undefined;
  onChange: (term: Term) => void;
}

/** By the month or by the year, with what the longer term saves; nothing where there is no choice. */
export function TermSwitch({ offers, term, onChange }: TermSwitchProps) {
  const translate = useTranslate();
  const name = useId();
  const terms = termsToChoose(offers);
  if (terms.length === 0) return null;
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{translate("term-switch.legend")}</legend>
      {terms.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === term}
            onChange={() => onChange(each)}
          />
          <span>
            {translate(`term-switch.${each}`)} <b>{formatSavings(translate, offers, each)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function formatSavings(translate: Translator, offers: readonly Offer[], term: Term): string {
  const savings = offers
    .filter(({ baseTerm }) => baseTerm === term)
    .flatMap((offer) => savingOf(offer, offers)?.amount ?? []);
  const [first] = offers;
  if (savings.length === 0 || first === undefined) return "";
  const isOne = new Set(savings).size === 1;
  const amount = formatMoney(Math.max(...savings), first.currency, translate.locale);
  return translate(isOne ? "term-switch.save" : "term-switch.save-up-to", { amount });
}
