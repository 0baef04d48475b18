import type { Offer } from "@skywave/contract";
import type { Locale } from "@skywave/localization";
import { sessionRegion } from "@skywave/services/sessions/session-region";
import { type FormEvent, useState } from "react";
import { freeTimeOf, listedOffer } from "#flows/engine/follow-on.ts";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { FrenchFirst } from "#orders/agree-to-terms/french-first.tsx";
import { useContractTranslator } from "#orders/agree-to-terms/use-contract-translator.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { OfferTerms } from "#pricing/offer-terms.tsx";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import styles from "./choose-follow-on.module.css";

/** Whether the plan goes on after its free time: only who ticks the box is asked for a card. */
export function ChooseFollowOnStep() {
  const listed = usePurchase(listedOffer);
  return listed === null ? null : <FollowOnForm listed={listed} />;
}

function FollowOnForm({ listed }: { listed: Offer }) {
  const translate = useTranslate<"deals">();
  const { tracking } = useApp();
  const { completeStep } = useFlow();
  const contract = useFollowOnContract();
  const [hasReadOn, setReadOn] = useState(false);
  const [isWanted, want] = useState(usePurchase(({ followOn }) => followOn?.isWanted ?? false));
  const [free, paid] = useOfferSteps(listed);
  if (free === undefined || paid === undefined) return null;
  const wordsIn = (locale: Locale) => ({
    offer: listed.name,
    start: formatDay(free.start, locale),
    end: formatDay(paid.start, locale),
    price: formatMoney(paid.price, listed.currency, locale),
  });
  const words = wordsIn(translate.locale);

  function tick(isTicked: boolean) {
    tracking.event("charge-agreement-check", {
      componentName: isTicked ? "followOnTicked" : "followOnCleared",
    });
    want(isTicked);
  }

  function readOn() {
    setReadOn(true);
    contract.readOn();
    want(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    tracking.event("rtc-continue", { componentName: isWanted ? "followOnKept" : "followOnEnds" });
    completeStep({ followOn: { listed, isWanted }, offer: isWanted ? listed : freeTimeOf(listed) });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <StepHeading text={translate("follow-on.text", words)}>{translate("follow-on.heading")}</StepHeading>
      {contract.translate === undefined ? (
        <Spinner />
      ) : (
        <section className={styles.terms} aria-labelledby="follow-on-terms" lang={contract.translate.locale}>
          {contract.isFrenchFirst ? <FrenchFirst onReadOn={readOn} /> : null}
          <h2
            key={contract.translate.locale}
            id="follow-on-terms"
            {...(hasReadOn && { ref: focusOnArrival, tabIndex: -1 })}
          >
            {contract.translate("follow-on.terms")}
          </h2>
          <OfferTerms offer={listed} translate={contract.translate} />
          <Checkbox name="followOn" isOptional isChecked={isWanted} onChange={tick}>
            {contract.translate("follow-on.keep", wordsIn(contract.translate.locale))}
          </Checkbox>
        </section>
      )}
      <p className={styles.outcome} aria-live="polite">
        {translate(isWanted ? "follow-on.will-renew" : "follow-on.ends-by-itself", words)}
      </p>
      <div>
        <Button type="submit">{translate("follow-on.continue")}</Button>
      </div>
    </form>
  );
}

/** Its reader goes by where they sit, until an address says where the plan will be used. */
function useFollowOnContract() {
  const typed = usePurchase(({ billing }) => billing.state);
  const seen = useSession(({ session }) => sessionRegion(session));
  return useContractTranslator<"deals">(typed === "" ? (seen ?? "") : typed);
}
