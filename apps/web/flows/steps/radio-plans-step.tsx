import type { FoundDevice } from "@skywave/contract";
import { ChooseOffer } from "#features/offers/present-offers/choose-offer.tsx";
import { OffersNotices } from "#features/offers/present-offers/offers-notices.tsx";
import { useOffers } from "#features/offers/present-offers/use-offers.ts";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import styles from "./radio-step.module.css";

/** The plans that a radio can play, beside the name of the radio. */
export function RadioPlansStep() {
  const translate = useTranslate<"radios">();
  const radio = usePurchase((state) => state.radio);
  const offers = useOffers(screenOf(radio));
  return (
    <>
      <StepHeading>{translate("radio-plans.heading")}</StepHeading>
      {radio === null ? null : (
        <div className={styles.radio}>
          <RadioName radio={radio} />
        </div>
      )}
      <OffersNotices offers={offers} />
      <ChooseOffer offers={offers} />
    </>
  );
}

/** What a radio takes up, as offers are asked for by it; undefined where none of it comes to a screen. */
function screenOf(radio: FoundDevice | null): string | undefined {
  // A purchase that was kept before this was told of radios has none of it.
  const receives = radio?.receives ?? [];
  return receives.some((kind) => kind !== "entertainment") ? receives.join(",") : undefined;
}
