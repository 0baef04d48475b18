import type { Offer } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { formatMoney } from "#i18n/format.ts";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import pair from "./pair-plans.module.css";

interface PlanChoicesProps {
  /** Told apart from the other choices of the page by it. */
  name: string;
  legend: string;
  offers: readonly Offer[];
  chosen: Offer;
  onChoose: (offer: Offer) => void;
}

/** One plan out of several, beside other choices on one page. */
export function PlanChoices({ name, legend, offers, chosen, onChoose }: PlanChoicesProps) {
  return (
    <fieldset className={pair.choices}>
      <legend>{legend}</legend>
      {offers.map((offer) => (
        <label key={offer.id} className={pair.choice}>
          <input type="radio" name={name} checked={offer.id === chosen.id} onChange={() => onChoose(offer)} />
          <b>{offer.name}</b>
          <OfferHeadline offer={offer} look="line" />
        </label>
      ))}
    </fieldset>
  );
}

/** Free and reduced times are for one plan that is new. */
export function isPaid({ phases }: Offer): boolean {
  return phases.every(({ type }) => type === "AutoRenewing");
}

/** Of the first bills together, before tax. */
export function formatSum(offers: readonly Offer[], locale: Parameters<typeof formatMoney>[2]): string {
  const cents = offers.reduce((sum, { phases: [first] }) => sum + toCents(first?.price.total ?? 0), 0);
  return formatMoney(toMajorUnits(cents), offers[0]?.currency ?? "USD", locale);
}
