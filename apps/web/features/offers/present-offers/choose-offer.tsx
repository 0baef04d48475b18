import type { Offer } from "@skywave/contract";
import { type FormEvent, lazy, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { valueIn } from "#platform/value-in.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { HoldLine } from "#platform/line/hold-line.tsx";
import { ComparePlansLater } from "#pricing/compare-plans/compare-plans-later.tsx";
import { PromoCodeForm } from "#pricing/promo-code/promo-code-form.tsx";
import { offersOnTerm, productOf, type Term } from "#pricing/terms/offers-on-term.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { OfferCard } from "./offer-card/offer-card.tsx";
import styles from "./present-offers.module.css";
import type { OffersView } from "./use-offers.ts";

// Most pay by the month, and the first page has no room for it; its place is kept.
const TermSwitch = lazy(async () => ({
  default: (await import("#pricing/terms/term-switch.tsx")).TermSwitch,
}));

interface ChooseOfferProps {
  offers: OffersView;
  /** Called beside what every choice tells. */
  onChosen?: (offer: Offer) => void;
}

/** One plan out of those on offer, on one of its terms. */
export function ChooseOffer({ offers, onChosen }: ChooseOfferProps) {
  const translate = useTranslate();
  const { tracking, shell } = useApp();
  const { completeStep, purchase } = useFlow();
  const { choices } = offers;
  const kept = usePurchase((state) => state.offer);
  const promoCode = usePurchase((state) => state.promoCode);
  const [query] = useSearchParams();
  // As it was when the page opened: what is chosen on it was not chosen before. A code brings other offers.
  const [askedId, ask] = useState(kept?.id ?? valueIn(query, "offerid") ?? null);
  const [chosenId, choose] = useState(askedId);
  const [termChosen, chooseTerm] = useState<Term>();
  // Who comes back to choose again may not be able to have what stands first, and who has an offer of their own compares.
  const hasOwn = usePurchase((state) => state.targeted !== null);
  const [showsAll, showAll] = useState(hasOwn || kept !== null);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const term = termChosen ?? chosen?.baseTerm;
  const { leading, others } = offersOnTerm(choices, term);
  const isWhole = showsAll || others.some(({ id }) => id === chosen?.id);

  useEffect(() => {
    const preSelected = choices.find(({ id }) => id === askedId) ?? choices[0];
    if (preSelected !== undefined) tracking.offersPresented(choices, preSelected.id);
  }, [choices, tracking, askedId]);

  function chooseSamePlan(among: readonly Offer[]) {
    choose(among.find((offer) => chosen && productOf(offer) === productOf(chosen))?.id ?? null);
  }

  function switchTerm(next: Term) {
    chooseTerm(next);
    chooseSamePlan(offersOnTerm(choices, next).leading);
  }

  function toggleOthers() {
    showAll(!isWhole);
    // What is hidden cannot stay chosen.
    if (isWhole && !leading.some(({ id }) => id === chosen?.id)) chooseSamePlan(leading);
  }

  function applyCode(code: string) {
    purchase.setState({ promoCode: code });
    choose(null);
    ask(null);
    chooseTerm(undefined);
    void offers.reload(code);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined) return;
    tracking.event("generic-button-click", { componentName: "offerContinue" });
    tracking.offerChosen(chosen);
    onChosen?.(chosen);
    completeStep({ offer: chosen });
  }

  return (
    <>
      <form onSubmit={submit}>
        <div className={styles.terms} hidden={chosen && choices.every(({ baseTerm }) => baseTerm === term)}>
          <BesideThePage>
            <TermSwitch offers={choices} term={term} onChange={switchTerm} />
          </BesideThePage>
        </div>
        <fieldset className={styles.cards} aria-busy={offers.outcome === undefined || offers.isReloading}>
          <legend className="visually-hidden">{translate("offers.legend")}</legend>
          {offers.outcome === undefined ? <Placeholders /> : null}
          {(isWhole ? [...leading, ...others] : leading).map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              offers={choices}
              isChosen={offer === chosen}
              isMostPopular={leading.includes(offer) && productOf(offer) === shell.mostPopularProduct}
              onChoose={() => choose(offer.id)}
            />
          ))}
        </fieldset>
        {others.length === 0 ? null : (
          <p className={styles.more}>
            <TextButton isExpanded={isWhole} onPress={toggleOthers}>
              {isWhole ? translate("plan-card.fewer") : translate.plural("plan-card.more", others.length)}
            </TextButton>
          </p>
        )}
        {chosen === undefined ? null : <ContinueBar offer={chosen} />}
      </form>
      <div className={styles.promo}>
        <PromoCodeForm applied={promoCode} isBusy={offers.isReloading} onApply={applyCode} />
      </div>
      <ComparePlansLater plans={leading} />
    </>
  );
}

function ContinueBar({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  return (
    <div className={styles.bar}>
      <Button type="submit">{translate("offers.continue", { offer: offer.name })}</Button>
      <p>{translate("price-path.before-tax-note")}</p>
    </div>
  );
}

/** Hold the place of the offers, so that nothing jumps when they come. */
function Placeholders() {
  return (
    <>
      <HoldLine />
      {["first", "second"].map((place) => (
        <div key={place} className={styles.placeholder} />
      ))}
    </>
  );
}
