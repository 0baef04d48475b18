import type { Offer } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { useOfferSteps } from "./price-path/offer-price-path.tsx";
import styles from "./price-path/price-path.module.css";
import type { DrawnStep } from "./price-path/price-steps.ts";

interface OfferTermsProps {
  offer: Offer;
  /** All plans that are agreed to, where they are several; the offer is one of them. */
  lines?: readonly { offer: Offer; quantity: number }[];
  /** Handed in: in Quebec the terms are shown in French first, whatever the page speaks. */
  translate: Translator;
  /** What a quote says is due now; unknown before there is one. */
  dueNow?: number;
}

function formatPhase(step: DrawnStep, offer: Offer, translate: Translator): string {
  const { locale } = translate;
  const money = formatMoney(step.price, offer.currency, locale);
  const period = formatPeriod(translate, step.billingPeriod);
  const start = formatDay(step.start, locale);
  if (step.end === null) {
    return translate("terms.renewal", { offer: offer.name, price: money, period, date: start });
  }
  const end = formatDay(step.end, locale);
  if (step.price === 0) return translate("terms.free", { start, end });
  return translate("terms.introductory", { price: money, period, end });
}

/** The material terms: what is charged, when, how it goes on, and how to end it. */
export function OfferTerms({ offer, lines = [], translate, dueNow }: OfferTermsProps) {
  const plans = lines.length === 0 ? [{ offer, quantity: 1 }] : lines;
  const hasChange = plans.some((plan) => plan.offer.phases.length > 1);
  return (
    <ul className={styles.terms} lang={translate.locale}>
      {dueNow === undefined || dueNow === 0 ? null : (
        <li>{translate("terms.now", { amount: formatMoney(dueNow, offer.currency, translate.locale) })}</li>
      )}
      {plans.map((plan) => (
        <PhaseTerms key={plan.offer.id} {...plan} translate={translate} />
      ))}
      {hasChange ? <li>{translate("terms.remind")}</li> : null}
      <li>{translate("terms.cancel")}</li>
      <li>{translate("terms.change")}</li>
    </ul>
  );
}

function PhaseTerms({
  offer,
  quantity,
  translate,
}: {
  offer: Offer;
  quantity: number;
  translate: Translator;
}) {
  const steps = useOfferSteps(offer);
  return (
    <>
      {steps.map((step) => (
        <li key={step.start}>{formatPhase(step, offer, translate)}</li>
      ))}
      {quantity === 1 ? null : (
        <li>{translate("terms.each", { offer: offer.name, count: String(quantity) })}</li>
      )}
    </>
  );
}
