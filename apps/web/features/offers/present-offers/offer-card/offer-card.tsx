import type { Offer } from "@skywave/contract";
import { lazy, useId, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { PlanCard } from "#pricing/plan-card/plan-card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import styles from "./offer-card.module.css";

// Few open the details, and the first page has no room for them.
const OfferDetails = lazy(async () => ({ default: (await import("./offer-details.tsx")).OfferDetails }));

// Only the longer terms save anything.
const TermSaving = lazy(async () => ({
  default: (await import("#pricing/terms/term-saving.tsx")).TermSaving,
}));

interface OfferCardProps {
  offer: Offer;
  /** All that there is to choose from. */
  offers: readonly Offer[];
  isChosen: boolean;
  isMostPopular: boolean;
  onChoose: () => void;
}

/** One plan to pick: the whole card does it. */
export function OfferCard({ offer, offers, isChosen, isMostPopular, onChoose }: OfferCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <PlanCard
      offer={offer}
      priceId={id}
      isChosen={isChosen}
      isMostPopular={isMostPopular}
      note={
        offer.baseTerm === "Monthly" ? null : (
          <BesideThePage>
            <TermSaving offer={offer} offers={offers} />
          </BesideThePage>
        )
      }
      title={
        <label className={styles.choice}>
          <input
            type="radio"
            name="offer"
            value={offer.id}
            checked={isChosen}
            onChange={onChoose}
            aria-describedby={id}
          />
          <span className={styles.kind}>{translate(`offers.type.${offer.type}`)}</span>
          <span className={styles.name}>{offer.name}</span>
        </label>
      }
    >
      <Details offer={offer} />
    </PlanCard>
  );
}

function Details({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [wasOpened, setOpened] = useState(false);
  const summary = translate("offers.details");
  return (
    <div className={styles.details}>
      <Disclosure
        summary={summary}
        label={`${summary}, ${offer.name}`}
        onToggle={() => {
          setOpened(true);
          tracking.event("details-accordion-chevron", { componentName: offer.id });
        }}
      >
        {wasOpened ? (
          <BesideThePage>
            <OfferDetails offer={offer} />
          </BesideThePage>
        ) : null}
      </Disclosure>
    </div>
  );
}
