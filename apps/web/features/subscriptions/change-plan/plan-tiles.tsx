import type { Offer, Subscription } from "@skywave/contract";
import type { ReactNode } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { TermSaving } from "#pricing/terms/term-saving.tsx";
import { formatPrice } from "../parts/format-price.ts";
import styles from "../parts/plans.module.css";
import { CurrentPlan } from "./current-plan.tsx";

interface PlanTilesProps {
  legend: string;
  subscription: Subscription;
  shown: readonly Offer[];
  /** What a saving is found among. */
  all: readonly Offer[];
  chosen: Offer | undefined;
  onChoose: (offer: Offer) => void;
  /** What the tiles are chosen among. */
  children: ReactNode;
}

/** What somebody has, and beside it what they could have, to pick one of. */
export function PlanTiles(props: PlanTilesProps) {
  const { legend, subscription, shown, all, chosen, onChoose, children } = props;
  const translate = useTranslate<"plans">();
  return (
    <fieldset className={styles.choices} data-columns>
      <legend>{legend}</legend>
      {children}
      <CurrentPlan subscription={subscription} />
      {shown.map((offer) => (
        <label key={offer.id} className={styles.choice}>
          <input
            type="radio"
            name="offer"
            checked={offer.id === chosen?.id}
            onChange={() => onChoose(offer)}
          />
          <b>
            {offer.name}, {translate(`change.term.${offer.baseTerm}`)}
          </b>
          <span>{formatPrice(translate, offer)}</span>
          <TermSaving offer={offer} offers={all} />
          <span className={styles.small}>{translate(`change.service.${offer.serviceType}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
