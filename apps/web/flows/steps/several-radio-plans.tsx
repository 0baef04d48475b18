import type { FoundDevice, Offer } from "@skywave/contract";
import { loadOffersForRadios } from "@skywave/services/offers/load-offers-for-radios";
import { type FormEvent, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatRadio } from "#orders/named-radios.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useFlow } from "../engine/flow-context.ts";
import type { PlanLine } from "../engine/purchase-state.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import pair from "./pair-plans.module.css";
import { formatSum, isPaid, PlanChoices } from "./plan-choices.tsx";
import { screenOf } from "./screen-of.ts";

/** A plan for each of several radios, out of those that it can play. */
export function SeveralRadioPlans() {
  const translate = useTranslate<"radios">();
  const { country } = useApp();
  const { purchase } = useFlow();
  // As they were when the page opened: another choice of radios opens it anew.
  const [radios] = useState<readonly FoundDevice[]>(() => {
    const { radio, moreRadios } = purchase.getState();
    return radio === null ? [] : [radio, ...moreRadios];
  });
  const receives = radios.map(screenOf);
  const { view, retry } = useServerData({
    area: "offers",
    verb: "loadOffersForRadios",
    params: [country, ...receives],
    ask: (skywave) => loadOffersForRadios(skywave, { country, receives }),
    isForAnybody: true,
  });
  return (
    <>
      <StepHeading text={translate("several-radios.text")}>{translate("several-radios.heading")}</StepHeading>
      {view.status === "failed" ? (
        <CommonFailureNotice failure={view.failure} onRetry={retry} />
      ) : view.status === "loading" ? (
        <Spinner label={translate("several-radios.loading")} />
      ) : (
        <Choice
          listed={radios.map((radio, place) => ({
            radio,
            offers: view.data.offers[place]?.filter(isPaid) ?? [],
          }))}
        />
      )}
    </>
  );
}

interface ListedPlans {
  radio: FoundDevice;
  offers: readonly Offer[];
}

function Choice({ listed }: { listed: readonly ListedPlans[] }) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  const { completeStep, purchase } = useFlow();
  const [chosenIds, choose] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(purchase.getState().lines.map(({ radio, offer }) => [radio?.token ?? "", offer.id])),
  );
  const lines = listed.flatMap(({ radio, offers }): (PlanLine & { radio: FoundDevice })[] => {
    const offer = offers.find(({ id }) => id === chosenIds[radio.token]) ?? offers[0];
    return offer === undefined ? [] : [{ offer, quantity: 1, radio }];
  });
  if (lines.length < listed.length) return <Notice tone="info">{translate("several-radios.none")}</Notice>;
  const sold = lines.map(({ offer }) => offer);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [offer] = sold;
    if (offer === undefined) return;
    tracking.event("generic-button-click", {
      componentName: "severalRadiosContinue",
      subscriptionCount: lines.length,
    });
    tracking.offersPresented([...new Set(listed.flatMap(({ offers }) => offers))]);
    tracking.offerChosen(offer);
    completeStep({ offer, lines, quote: null, promoCode: "" });
  }

  return (
    <form className={pair.form} onSubmit={submit}>
      {lines.map(({ radio, offer }, place) => (
        <PlanChoices
          key={radio.token}
          name={radio.token}
          legend={formatRadio(translate, radio)}
          offers={listed[place]?.offers ?? []}
          chosen={offer}
          onChoose={({ id }) => choose({ ...chosenIds, [radio.token]: id })}
        />
      ))}
      <p className={pair.sum} role="status">
        {translate("several-radios.sum", { amount: formatSum(sold, translate.locale) })}
      </p>
      <div>
        <Button type="submit">{translate("several-radios.continue")}</Button>
      </div>
    </form>
  );
}
