import type { FoundDevice, Offer } from "@skywave/contract";
import { ChooseOffer } from "#features/offers/present-offers/choose-offer.tsx";
import { OffersNotices } from "#features/offers/present-offers/offers-notices.tsx";
import { useOffers } from "#features/offers/present-offers/use-offers.ts";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import styles from "./radio-step.module.css";

/** The plans that a radio can play, beside the name of the radio. */
export function RadioPlansStep() {
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

/** What a radio takes up, as offers are asked for by it; undefined where none of it comes to a screen. */
function screenOf(radio: FoundDevice | null): string | undefined {
  // A purchase that was kept before this was told of radios has none of it.
  const receives = radio?.receives ?? [];
  return receives.some((kind) => kind !== "entertainment") ? receives.join(",") : undefined;
}
