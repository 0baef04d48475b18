import { OnAirLater } from "#content/all-channels/on-air-later.tsx";
import { useFlow } from "#flows/engine/flow-context.ts";
import { useStepFocus } from "#flows/presentation/use-step-focus.ts";
import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { ChooseOffer } from "./choose-offer.tsx";
import { OffersNotices } from "./offers-notices.tsx";
import { NightHero } from "#ui/brand/night-hero.tsx";
import styles from "./present-offers.module.css";
import { useOffers } from "./use-offers.ts";

const PROMISES = ["offers.promise-price", "offers.promise-remind", "offers.promise-cancel"] as const;

/** The first step of every purchase: plans to pick from, and a place for a promo code. */
export function PresentOffers() {
  const translate = useTranslate<PageDictionary>();
  const { definition } = useFlow();
  const offers = useOffers();
  const isAccordion = definition.presentation === "accordion";
  return (
    <div>
      {isAccordion ? null : <Hero />}
      <section className={isAccordion ? styles.inSection : styles.offers} aria-labelledby="offers-heading">
        <h2 id="offers-heading" className={isAccordion ? "visually-hidden" : styles.heading}>
          {translate(definition.heading)}
        </h2>
        <OffersNotices offers={offers} />
        <ChooseOffer offers={offers} />
        {isAccordion ? null : <OnAirLater />}
      </section>
    </div>
  );
}

/** What is sold and how we treat buyers, above the offers. */
function Hero() {
  const translate = useTranslate();
  return (
    <NightHero
      heading={translate("offers.hero")}
      headingRef={useStepFocus()}
      text={translate("offers.hero-text")}
      isOverlapped
    >
      <ul>
        {PROMISES.map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
      </ul>
    </NightHero>
  );
}
