import { useId } from "react";
import { type CurrencyCode, formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { PathDrawing } from "./path-drawing.tsx";
import type { DrawnStep } from "./price-steps.ts";
import styles from "./price-path.module.css";
import { formatPricePath } from "./format-price-path.ts";

interface PricePathProps {
  steps: readonly DrawnStep[];
  currency: CurrencyCode;
  /** The first step starts now, so its day need not be told. */
  startsToday?: boolean;
}

/** What is paid over time, drawn as stairs. Listeners get the same as one sentence. */
export function PricePath({ steps, currency, startsToday = false }: PricePathProps) {
  const translate = useTranslate();
  const id = useId();
  const { locale } = translate;
  return (
    <figure className={styles.path} aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {formatPricePath(translate, steps, currency)}
      </figcaption>
      <div aria-hidden="true">
        <PathDrawing prices={steps.map((step) => step.price)} isOpenEnded={steps.at(-1)?.end === null} />
        <ol className={styles.labels} style={{ "--steps": steps.length }}>
          {steps.map((step, index) => (
            <li key={step.start} data-free={step.price === 0}>
              <b>
                {step.label ??
                  (step.price === 0
                    ? translate("price-path.free")
                    : formatMoney(step.price, currency, locale))}
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
      </div>
    </figure>
  );
}
