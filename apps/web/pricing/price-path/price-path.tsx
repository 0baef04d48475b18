import { useId } from "react";
import { type CurrencyCode, formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import type { DrawnStep } from "./price-steps.ts";
import styles from "./price-path.module.css";
import { formatPricePath } from "./format-price-path.ts";

interface PricePathProps {
  steps: readonly DrawnStep[];
  currency: CurrencyCode;
  /** The first step starts now, so its day need not be told. */
  startsToday?: boolean;
}

/** What is paid over time, as a bar of what is free, introductory and full. Listeners get the same as one sentence. */
export function PricePath({ steps, currency, startsToday = false }: PricePathProps) {
  const translate = useTranslate();
  const id = useId();
  const { locale } = translate;
  // Of one price from today on, the headline beside it has said everything.
  const isToldAlready = startsToday && steps.length === 1 && steps[0]?.priceAfterTax === undefined;
  return (
    <figure className={styles.path} aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {formatPricePath(translate, steps, currency)}
      </figcaption>
      {isToldAlready ? null : (
        <ol
          aria-hidden="true"
          className={styles.steps}
          style={{ "--steps": steps.length }}
          data-flat={steps.length === 1}
        >
          {steps.map((step, index) => (
            <li key={step.start} data-kind={kindOf(step)} data-open-ended={step.end === null}>
              <b>
                {step.price === 0 ? translate("price-path.free") : formatMoney(step.price, currency, locale)}
              </b>
              {step.price === 0 ? null : <span>{formatPeriod(translate, step.billingPeriod)}</span>}
              {step.priceAfterTax === undefined || step.priceAfterTax === step.price ? null : (
                <span>
                  {formatMoney(step.priceAfterTax, currency, locale)}{" "}
                  {translate("price-path.after-tax").toLowerCase()}
                </span>
              )}
              <time dateTime={step.start}>
                {index === 0 && startsToday
                  ? translate("price-path.from-today")
                  : formatDay(step.start, locale)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}

function kindOf({ price, phaseType }: DrawnStep): DrawnStep["phaseType"] {
  return price === 0 ? "Free" : phaseType;
}
