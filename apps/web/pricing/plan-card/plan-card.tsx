import type { Offer } from "@skywave/contract";
import type { ReactNode } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { OfferHeadline } from "../offer-headline.tsx";
import { useOfferSteps } from "../price-path/offer-price-path.tsx";
import { PricePath } from "../price-path/price-path.tsx";
import { formatInclusions } from "./format-inclusions.ts";
import styles from "./plan-card.module.css";

interface PlanCardProps {
  offer: Offer;
  /** What the plan is called, and how it is picked where that is done by its name. */
  title: ReactNode;
  /** Names the element that tells the price, for what describes itself by it. */
  priceId?: string;
  isChosen?: boolean;
  isMostPopular?: boolean;
  /** What there is to say about the price beside it. */
  note?: ReactNode;
  /** What follows what the plan includes. */
  children: ReactNode;
}

/** One plan: its price now and later, and what it includes. */
export function PlanCard(props: PlanCardProps) {
  const { offer, title, priceId, isChosen = false, isMostPopular = false, note, children } = props;
  const translate = useTranslate();
  return (
    <div className={styles.card} data-chosen={isChosen}>
      {isMostPopular ? <p className={styles.popular}>{translate("plan-card.most-popular")}</p> : null}
      {title}
      <div id={priceId}>
        <OfferHeadline offer={offer} look="card" />
        <PricePath steps={useOfferSteps(offer)} currency={offer.currency} startsToday />
        {note}
      </div>
      {offer.inclusions === undefined ? null : (
        <ul className={styles.inclusions} aria-label={translate("plan-card.includes", { offer: offer.name })}>
          {formatInclusions(translate, offer.inclusions).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
