import type { Offer } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { type FormEvent, useState } from "react";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { ErrorSummary } from "#forms/error-summary.tsx";
import { formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { WaysToSeveral } from "#pricing/ways-to-several.tsx";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import surface from "#ui/surface/surface.module.css";
import { OffersNotices } from "../present-offers/offers-notices.tsx";
import { useOffers } from "../present-offers/use-offers.ts";
import styles from "./choose-several.module.css";
import { useMostPlans } from "./use-most-plans.ts";

const FEWEST = 2;

/** How many of which plan. Free and introductory times are for one person who is new, so they are not here. */
export function ChooseSeveralStep() {
  const translate = useTranslate<"deals">();
  const offers = useOffers();
  const most = useMostPlans();
  const plans = offers.choices.filter(({ phases }) => phases.every(({ type }) => type === "AutoRenewing"));
  const isLoading = offers.outcome === undefined || most === undefined;
  return (
    <div className={styles.page}>
      <StepHeading text={translate("several.text")}>{translate("several.heading")}</StepHeading>
      <WaysToSeveral here="plans" />
      <OffersNotices offers={offers} />
      {isLoading ? <Spinner label={translate("several.loading")} /> : null}
      {isLoading || plans.length === 0 ? null : <Choice plans={plans} most={most} />}
    </div>
  );
}

function Choice({ plans, most }: { plans: readonly Offer[]; most: number }) {
  const translate = useTranslate<"deals">();
  const { tracking } = useApp();
  const { completeStep } = useFlow();
  const kept = usePurchase((state) => state.lines);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(kept.map(({ offer, quantity }) => [offer.id, quantity])),
  );
  const [attempt, setAttempt] = useState(0);
  const lines = plans
    .map((offer) => ({ offer, quantity: counts[offer.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPossible = count >= FEWEST && count <= most;
  const problem =
    attempt === 0 || isPossible
      ? undefined
      : translate(count < FEWEST ? "several.too-few" : "several.too-many", { most: String(most) });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    const [first] = lines;
    if (!isPossible || first === undefined) return tracking.userErrors(["quantity"]);
    tracking.event("generic-button-click", { componentName: "severalContinue", subscriptionCount: count });
    tracking.offersPresented(plans);
    completeStep({ offer: first.offer, lines, quote: null });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary
        problems={problem === undefined ? [] : [{ field: plans[0]?.id ?? "", message: problem }]}
        attempt={isPossible ? 0 : attempt}
      />
      {plans.map((offer) => (
        <PlanCount
          key={offer.id}
          offer={offer}
          most={most}
          count={counts[offer.id] ?? 0}
          onChange={(quantity) => setCounts({ ...counts, [offer.id]: quantity })}
        />
      ))}
      <Sum lines={lines} count={count} />
      <p className={styles.note}>{translate("several.limit", { most: String(most) })}</p>
      <div>
        <Button type="submit">{translate("several.continue")}</Button>
      </div>
    </form>
  );
}

interface PlanCountProps {
  offer: Offer;
  most: number;
  count: number;
  onChange: (count: number) => void;
}

function PlanCount({ offer, most, count, onChange }: PlanCountProps) {
  const translate = useTranslate<"deals">();
  const options = Array.from({ length: most + 1 }, (_none, number) => String(number));
  const [phase] = offer.phases;
  const price = formatMoney(phase?.price.total ?? 0, offer.currency, translate.locale);
  const period = phase === undefined ? "" : formatPeriod(translate, phase.billingPeriod);
  return (
    <div className={`${surface.card} ${styles.plan}`}>
      <div>
        <h2>{offer.name}</h2>
        <OfferHeadline offer={offer} look="line" />
      </div>
      <SelectField
        label={translate("several.count", { offer: offer.name, price, period })}
        name={offer.id}
        value={String(count)}
        placeholder={translate("several.choose")}
        options={options.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}

function Sum({ lines, count }: { lines: readonly { offer: Offer; quantity: number }[]; count: number }) {
  const translate = useTranslate<"deals">();
  const [first] = lines;
  const cents = lines.reduce(
    (sum, { offer, quantity }) => sum + quantity * toCents(offer.phases[0]?.price.total ?? 0),
    0,
  );
  return (
    <p className={styles.sum} role="status">
      {first === undefined
        ? translate("several.none")
        : translate("several.sum", {
            plans: translate.plural("several.plans", count),
            amount: formatMoney(toMajorUnits(cents), first.offer.currency, translate.locale),
          })}
    </p>
  );
}
