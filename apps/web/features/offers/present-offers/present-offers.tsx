import type { Offer } from "@skywave/contract";
import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { OnAirLater } from "#content/on-air/on-air-later.tsx";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useStepFocus } from "#flows/presentation/use-step-focus.ts";
import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { OfferCard } from "./offer-card/offer-card.tsx";
import { OffersNotices } from "./offers-notices.tsx";
import { PromoCodeForm } from "#pricing/promo-code/promo-code-form.tsx";
import { NightHero } from "#ui/brand/night-hero.tsx";
import styles from "./present-offers.module.css";
import { type OffersView, useOffers } from "./use-offers.ts";

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
        <Choice offers={offers} />
        {isAccordion ? null : <OnAirLater />}
      </section>
    </div>
  );
}

function Choice({ offers }: { offers: OffersView }) {
  const translate = useTranslate<PageDictionary>();
  const { tracking, shell } = useApp();
  const { completeStep, purchase } = useFlow();
  const kept = usePurchase((state) => state.offer);
  const promoCode = usePurchase((state) => state.promoCode);
  const [query] = useSearchParams();
  const askedId = kept?.id ?? query.get("offerid");
  const [chosenId, choose] = useState(askedId);
  const chosen = offers.choices.find(({ id }) => id === chosenId) ?? offers.choices[0];

  const mostPopular = offers.choices.find(({ products }) =>
    products.some(({ id }) => id === shell.mostPopularProduct),
  );

  useEffect(() => {
    const [first] = offers.choices;
    if (first !== undefined) tracking.offersPresented(offers.choices, askedId ?? first.id);
  }, [offers.choices, tracking, askedId]);

  function applyCode(code: string) {
    purchase.setState({ promoCode: code });
    choose(null);
    void offers.reload(code);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined) return;
    tracking.event("generic-button-click", { componentName: "offerContinue" });
    tracking.offerChosen(chosen);
    completeStep({ offer: chosen });
  }

  return (
    <>
      <form onSubmit={submit}>
        <fieldset className={styles.cards} aria-busy={offers.outcome === undefined || offers.isReloading}>
          <legend className="visually-hidden">{translate("offers.legend")}</legend>
          {offers.outcome === undefined ? <Placeholders /> : null}
          {offers.choices.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              isChosen={offer.id === chosen?.id}
              isMostPopular={offer === mostPopular}
              onChoose={() => choose(offer.id)}
            />
          ))}
        </fieldset>
        {chosen === undefined ? null : <ContinueBar offer={chosen} />}
      </form>
      <div className={styles.promo}>
        <PromoCodeForm applied={promoCode} isBusy={offers.isReloading} onApply={applyCode} />
      </div>
    </>
  );
}

function ContinueBar({ offer }: { offer: Offer }) {
  const translate = useTranslate<PageDictionary>();
  return (
    <div className={styles.bar}>
      <Button type="submit">{translate("offers.continue", { offer: offer.name })}</Button>
      <p>{translate("price-path.before-tax-note")}</p>
    </div>
  );
}

/** Hold the place of the offers, so that nothing jumps when they come. */
function Placeholders() {
  return ["first", "second", "third"].map((place) => <div key={place} className={styles.placeholder} />);
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
