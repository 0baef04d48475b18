import type { Offer } from "@skywave/contract";
import { ChooseOffer } from "#features/offers/present-offers/choose-offer.tsx";
import { OffersNotices } from "#features/offers/present-offers/offers-notices.tsx";
import { useOffers } from "#features/offers/present-offers/use-offers.ts";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import styles from "./radio-step.module.css";
import { screenOf } from "./screen-of.ts";
import { SeveralRadioPlans } from "./several-radio-plans.tsx";

/** The plans that each radio can play, beside its name. */
export function RadioPlansStep() {
  const isSeveral = usePurchase(({ moreRadios }) => moreRadios.length > 0);
  return isSeveral ? <SeveralRadioPlans /> : <PlansForOneRadio />;
}

function PlansForOneRadio() {
  const translate = useTranslate<"radios">();
  const radio = usePurchase((state) => state.radio);
  const { tracking } = useApp();
  const offers = useOffers(screenOf(radio));

  function tellChosen({ id, serviceType }: Offer) {
    if (serviceType === "bundle") tracking.event("get-sxm-in-the-car-plus-streaming", { componentName: id });
  }

  return (
    <>
      <StepHeading>{translate("radio-plans.heading")}</StepHeading>
      {radio === null ? null : (
        <div className={styles.radio}>
          <RadioName radio={radio} />
        </div>
      )}
      <OffersNotices offers={offers} />
      <ChooseOffer offers={offers} onChosen={tellChosen} />
    </>
  );
}
