import type { Offer } from "@skywave/contract";
import { useMemo } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PricePath } from "./price-path.tsx";
import { type DrawnStep, stepsOfOffer } from "./price-steps.ts";
import styles from "./price-path.module.css";

/** The steps of an offer if it were bought now. */
export function useOfferSteps(offer: Offer): DrawnStep[] {
  const { skywave } = useApp();
  return useMemo(() => stepsOfOffer(offer, skywave.clock.now()), [offer, skywave]);
}

/** The price path of an offer that is not bought yet, before tax. */
export function OfferPricePath({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const steps = useOfferSteps(offer);
  return (
    <>
      <PricePath steps={steps} currency={offer.currency} startsToday />
      <p className={styles.note}>{translate("price-path.before-tax-note")}</p>
    </>
  );
}
