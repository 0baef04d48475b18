import type { Offer } from "@skywave/contract";
import type { LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { use, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { ComparePlansLater } from "#pricing/compare-plans/compare-plans-later.tsx";
import { PlanCard } from "#pricing/plan-card/plan-card.tsx";
import { offersOnTerm, productOf, type Term } from "#pricing/terms/offers-on-term.ts";
import { TermSaving } from "#pricing/terms/term-saving.tsx";
import { TermSwitch } from "#pricing/terms/term-switch.tsx";
import buttonStyles from "#ui/button/button.module.css";
import styles from "./show-plans.module.css";

interface ShowPlansProps {
  /** What the catalogue sells to somebody new. */
  listed: Promise<LoadOffersOutcome>;
  path: string;
}

/** A card for each plan, with the way to buy it; where the offers cannot be had, the way to where they are asked for again. */
export function ShowPlans({ listed, path }: ShowPlansProps) {
  const translate = useTranslate();
  const outcome = use(listed);
  const offers = outcome.ok ? outcome.offers : [];
  if (offers.length > 0) return <Plans offers={offers} path={path} />;
  return (
    <Link className={buttonStyles.button} data-look="quiet" data-alone to={path}>
      {translate("sign-in.see-plans")}
    </Link>
  );
}

function Plans({ offers, path }: { offers: readonly Offer[]; path: string }) {
  const { shell } = useApp();
  const [term = offers[0]?.baseTerm, switchTerm] = useState<Term>();
  const { leading } = offersOnTerm(offers, term);
  return (
    <>
      <TermSwitch offers={offers} term={term} onChange={switchTerm} />
      <ul className={styles.cards}>
        {leading.map((offer) => (
          <li key={productOf(offer)}>
            <Plan
              offer={offer}
              offers={offers}
              path={path}
              isMostPopular={productOf(offer) === shell.mostPopularProduct}
            />
          </li>
        ))}
      </ul>
      <ComparePlansLater plans={leading} />
    </>
  );
}

interface PlanProps {
  offer: Offer;
  offers: readonly Offer[];
  path: string;
  isMostPopular: boolean;
}

function Plan({ offer, offers, path, isMostPopular }: PlanProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  return (
    <PlanCard
      offer={offer}
      isMostPopular={isMostPopular}
      note={<TermSaving offer={offer} offers={offers} />}
      title={
        <h3 className={styles.title}>
          <span>{translate(`offers.type.${offer.type}`)}</span> {offer.name}
        </h3>
      }
    >
      <Link
        className={buttonStyles.button}
        data-look={isMostPopular ? undefined : "quiet"}
        to={`${path}?offerid=${encodeURIComponent(offer.id)}`}
        onClick={() => tracking.event("subscribe-link", { componentName: offer.id })}
      >
        {translate(offer.type === "Trial" ? "plan-card.try" : "plan-card.choose", { offer: offer.name })}
      </Link>
    </PlanCard>
  );
}
