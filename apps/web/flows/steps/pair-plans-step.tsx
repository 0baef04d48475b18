import type { Offer } from "@skywave/contract";
import { loadPairedOffers } from "@skywave/services/offers/load-paired-offers";
import { type FormEvent, useState } from "react";
import { OffersNotices } from "#features/offers/present-offers/offers-notices.tsx";
import { useOffers } from "#features/offers/present-offers/use-offers.ts";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import pair from "./pair-plans.module.css";
import { formatSum, isPaid, PlanChoices } from "./plan-choices.tsx";
import styles from "./radio-step.module.css";

/** A plan for the radio that was found, and one for streaming beside it. */
export function PairPlansStep() {
  const translate = useTranslate<"radios">();
  const { country } = useApp();
  const radio = usePurchase((state) => state.radio);
  const inCar = useOffers();
  const elsewhere = useServerData({
    area: "offers",
    verb: "loadPairedOffers",
    params: [country],
    ask: (skywave) => loadPairedOffers(skywave, country),
    isForAnybody: true,
  });
  return (
    <>
      <StepHeading text={translate("pair.text")}>{translate("pair.heading")}</StepHeading>
      {radio === null ? null : (
        <div className={styles.radio}>
          <RadioName radio={radio} />
        </div>
      )}
      <OffersNotices offers={inCar} />
      {elsewhere.view.status === "failed" ? (
        <CommonFailureNotice failure={elsewhere.view.failure} onRetry={elsewhere.retry} />
      ) : inCar.outcome === undefined || elsewhere.view.status === "loading" ? (
        <Spinner label={translate("pair.loading")} />
      ) : (
        <Choice inCar={inCar.choices.filter(isPaid)} elsewhere={elsewhere.view.data.offers.filter(isPaid)} />
      )}
    </>
  );
}

interface ChoiceProps {
  inCar: readonly Offer[];
  elsewhere: readonly Offer[];
}

function Choice({ inCar, elsewhere }: ChoiceProps) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  const { completeStep } = useFlow();
  const kept = usePurchase((state) => state.lines);
  const [chosenIds, choose] = useState<readonly string[]>(() => kept.map(({ offer }) => offer.id));
  const chosenOf = (offers: readonly Offer[]) => offers.find(({ id }) => chosenIds.includes(id)) ?? offers[0];
  const [car, other] = [chosenOf(inCar), chosenOf(elsewhere)];
  if (car === undefined || other === undefined) return <Notice tone="info">{translate("pair.none")}</Notice>;
  const sold = [car, other];

  function submit(event: FormEvent) {
    event.preventDefault();
    const [offer] = sold;
    if (offer === undefined) return;
    tracking.offersPresented([...inCar, ...elsewhere]);
    tracking.offerChosen(offer);
    tracking.event("get-sxm-in-the-car-plus-streaming", { componentName: "pairContinue" });
    completeStep({ offer, lines: sold.map((each) => ({ offer: each, quantity: 1 })), quote: null });
  }

  return (
    <form className={pair.form} onSubmit={submit}>
      <PlanChoices
        name="in-car"
        legend={translate("pair.in-car")}
        offers={inCar}
        chosen={car}
        onChoose={({ id }) => choose([id, other.id])}
      />
      <PlanChoices
        name="elsewhere"
        legend={translate("pair.elsewhere")}
        offers={elsewhere}
        chosen={other}
        onChoose={({ id }) => choose([car.id, id])}
      />
      <p className={pair.sum} role="status">
        {translate("pair.sum", { amount: formatSum(sold, translate.locale) })}
      </p>
      <div>
        <Button type="submit">{translate("pair.continue")}</Button>
      </div>
    </form>
  );
}
