import type { Offer } from "@skywave/contract";
import { type FormEvent, useState } from "react";
import { freeTimeOf, listedOffer } from "#flows/engine/follow-on.ts";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { OfferTerms } from "#pricing/offer-terms.tsx";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import { Button } from "#ui/button/button.tsx";
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
  const [isWanted, want] = useState(usePurchase(({ followOn }) => followOn?.isWanted ?? false));
  const [free, paid] = useOfferSteps(listed);
  if (free === undefined || paid === undefined) return null;
  const { locale } = translate;
  const words = {
    offer: listed.name,
    start: formatDay(free.start, locale),
    end: formatDay(paid.start, locale),
    price: formatMoney(paid.price, listed.currency, locale),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    tracking.event("rtc-continue", { componentName: isWanted ? "followOnKept" : "followOnEnds" });
    completeStep({ followOn: { listed, isWanted }, offer: isWanted ? listed : freeTimeOf(listed) });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <StepHeading text={translate("follow-on.text", words)}>{translate("follow-on.heading")}</StepHeading>
      <section className={styles.terms} aria-labelledby="follow-on-terms">
        <h2 id="follow-on-terms">{translate("follow-on.terms")}</h2>
        <OfferTerms offer={listed} translate={translate} />
        <Checkbox
          name="followOn"
          isOptional
          isChecked={isWanted}
          onChange={(isTicked) => {
            tracking.event("charge-agreement-check", {
              componentName: isTicked ? "followOnTicked" : "followOnCleared",
            });
            want(isTicked);
          }}
        >
          {translate("follow-on.keep", words)}
        </Checkbox>
      </section>
      <p className={styles.outcome} aria-live="polite">
        {translate(isWanted ? "follow-on.will-renew" : "follow-on.ends-by-itself", words)}
      </p>
      <div>
        <Button type="submit">{translate("follow-on.continue")}</Button>
      </div>
    </form>
  );
}
