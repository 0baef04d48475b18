import type { Offer } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { useOfferSteps } from "./price-path/offer-price-path.tsx";
import { BoldIn } from "./bold-in.tsx";
import { countPlans } from "./count-plans.ts";
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

/** One sentence of the terms, and the amounts and days in it that count. */
interface Sentence {
  text: string;
  bold: readonly string[];
}

function formatPhase(step: DrawnStep, offer: Offer, translate: Translator): Sentence {
  const { locale } = translate;
  const money = formatMoney(step.price, offer.currency, locale);
  const period = formatPeriod(translate, step.billingPeriod);
  const start = formatDay(step.start, locale);
  if (step.end === null) {
    const words = { offer: offer.name, price: money, period, date: start };
    return { text: translate("terms.renewal", words), bold: [`${money} ${period}`, start] };
  }
  const end = formatDay(step.end, locale);
  if (step.price === 0)
    return { text: translate("terms.free", { offer: offer.name, start, end }), bold: [end] };
  const text = translate("terms.introductory", { price: money, period, end });
  return { text, bold: [`${money} ${period}`, end] };
}

/** The material terms in one paragraph: what is charged, when, how it goes on, and how to end it. */
export function OfferTerms({ offer, lines = [], translate, dueNow }: OfferTermsProps) {
  const plans = lines.length === 0 ? [{ offer, quantity: 1 }] : countPlans(lines);
  const hasChange = plans.some((plan) => plan.offer.phases.length > 1);
  const due = dueNow === undefined ? "" : formatMoney(dueNow, offer.currency, translate.locale);
  return (
    <p className={styles.terms} lang={translate.locale}>
      {dueNow === undefined || dueNow === 0 ? null : (
        <Said text={translate("terms.now", { amount: due })} bold={[due]} />
      )}
      {plans.map((plan) => (
        <PhaseTerms key={plan.offer.id} {...plan} translate={translate} />
      ))}
      {hasChange ? <Said text={translate("terms.remind")} /> : null}
      <Said text={translate("terms.cancel")} />
      <Said text={translate("terms.change")} />
    </p>
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
        <Said key={step.start} {...formatPhase(step, offer, translate)} />
      ))}
      {quantity === 1 ? null : (
        <Said text={translate("terms.each", { offer: offer.name, count: String(quantity) })} />
      )}
    </>
  );
}

/** A sentence of the paragraph. */
function Said({ text, bold = [] }: Partial<Sentence> & Pick<Sentence, "text">) {
  return (
    <>
      <span>
        <BoldIn text={text} bold={bold} />
      </span>{" "}
    </>
  );
}
