import type { KeyOf } from "#i18n/translate.ts";
import type { Offer, Subscription } from "@skywave/contract";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { productOf, type Term } from "#pricing/terms/offers-on-term.ts";
import { TermSwitch } from "#pricing/terms/term-switch.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "../parts/plans.module.css";
import { ChooseWhen } from "./choose-when.tsx";
import { defaultFlow, type SwitchFlow } from "./default-flow.ts";
import { PromoCodeEntry } from "./promo-code-entry.tsx";
import { PlanTiles } from "./plan-tiles.tsx";
import { WhatChanges } from "../review-switch/what-changes.tsx";
import { flowOfKind, type SwitchKind } from "./switch-kind.ts";
import { VipLink } from "../choose-vip/vip-link.tsx";
import { useChangeOffers } from "./use-change-offers.ts";
import { usePlanTerm } from "./use-plan-term.ts";

export interface Choice {
  offer: Offer;
  flow: SwitchFlow;
  /** What opened the offer, where it is not open to all. */
  promoCode?: string | undefined;
  /** Of a VIP plan: the plan that becomes its second one; undefined where a new one starts. */
  second?: Subscription | undefined;
}

const LEGENDS = {
  plan: "change.plans",
  term: "change.terms",
  upgrade: "upgrade.legend",
  vip: "vip.legend",
  renewal: "renewal.legend",
} as const satisfies Record<SwitchKind, KeyOf<"plans">>;

const NOTHING = {
  plan: "change.nothing-else",
  term: "change.nothing-else",
  upgrade: "upgrade.none",
  vip: "vip.none",
  renewal: "change.nothing-else",
} as const satisfies Record<SwitchKind, KeyOf<"plans">>;

interface ChoosePlanProps {
  subscription: Subscription;
  /** The first day that is not paid for yet. */
  termEnd: string | undefined;
  kind: SwitchKind;
  isWorking: boolean;
  /** What else there is to choose before the price is asked for. */
  more?: ReactNode;
  /** Kept where the page is, so that it outlives a look at what something costs. */
  promoCode: string;
  onPromoCode: (code: string) => void;
  onChosen: (choice: Choice) => void;
}

/** What a plan can be switched to, and whether now or when the term is over. */
export function ChoosePlan(props: ChoosePlanProps) {
  const { subscription, termEnd, kind, isWorking, more, promoCode, onPromoCode, onChosen } = props;
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const offers = useChangeOffers(subscription, { kind, promoCode });
  const { listed, vip, byCode, choices, current, reload } = offers;
  const [offerId, chooseOffer] = useState<string>();
  const [flowChosen, chooseFlow] = useState<SwitchFlow>();
  const { all, term, hasTerms, shown, on, switchTerm } = usePlanTerm({ choices, byCode, current, kind });
  if (listed === undefined) return <Spinner label={translate("plan.loading")} />;
  if (!listed.ok)
    return listed.code === "NOT_FOUND" ? (
      <Notice tone="warn">{translate("plan.not-found")}</Notice>
    ) : (
      <CommonFailureNotice failure={listed} onRetry={() => void reload()} />
    );
  const entry =
    kind !== "plan" ? null : (
      <PromoCodeEntry
        offers={offers}
        promoCode={promoCode}
        onApply={(code) => {
          chooseOffer(undefined);
          onPromoCode(code);
        }}
      />
    );
  const vipLink =
    vip === undefined || (kind !== "plan" && kind !== "upgrade") ? null : (
      <VipLink offer={vip} subscriptionId={subscription.id} />
    );
  if (choices.length === 0)
    return (
      <>
        {entry}
        <Notice tone="info">{translate(NOTHING[kind])}</Notice>
        {vipLink}
      </>
    );
  const chosen = shown.find(({ id }) => id === offerId) ?? shown[0];
  const settledFlow = flowOfKind(kind);
  const flow = settledFlow ?? flowChosen ?? defaultFlow(current, chosen ?? current);
  const isUpgrade = (offer: Offer) => defaultFlow(current, offer) === "immediate";

  function choose(offer: Offer) {
    chooseOffer(offer.id);
    if (isUpgrade(offer)) tracking.event("selected-upgrade", { componentName: offer.id });
  }

  function changeTerm(next: Term) {
    switchTerm(next);
    chooseOffer(on(next).find((offer) => chosen && productOf(offer) === productOf(chosen))?.id);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined && !isWorking) {
      tracking.offerChosen(chosen);
      if (kind === "upgrade") {
        tracking.describe({ upsell: { selectedPlanCode: chosen.id } });
        tracking.event("selected-upgrade", { componentName: chosen.id });
      }
      const isByCode = byCode.includes(chosen);
      tracking.event(continueEvent(kind, isUpgrade(chosen)), { componentName: chosen.id });
      onChosen({ offer: chosen, flow, promoCode: isByCode ? promoCode : undefined });
    }
  }
  return (
    <>
      {entry}
      <form className={styles.stack} onSubmit={submit}>
        <PlanTiles
          legend={translate(LEGENDS[kind])}
          subscription={subscription}
          shown={shown}
          all={all}
          chosen={chosen}
          onChoose={choose}
        >
          {hasTerms ? <TermSwitch offers={all} term={term} onChange={changeTerm} /> : null}
        </PlanTiles>
        {chosen === undefined ? null : (
          <>
            <WhatChanges subscription={subscription} offer={chosen} />
            {settledFlow === undefined ? (
              <ChooseWhen termEnd={termEnd} flow={flow} onChoose={chooseFlow} />
            ) : null}
            {more}
            <div>
              <Button type="submit" isWorking={isWorking} workingText={translate("change.asking")}>
                {translate("change.ask")}
              </Button>
            </div>
            <p className={styles.small}>{translate("change.ask-text")}</p>
          </>
        )}
      </form>
      {vipLink}
    </>
  );
}

/** What analytics hears of going on: from the choice of what follows a promotion, to a dearer plan, or to any other. */
function continueEvent(kind: SwitchKind, isUpgrade: boolean) {
  if (kind === "renewal") return "rtc-continue";
  return isUpgrade ? "continue-upgrade" : "continue";
}
