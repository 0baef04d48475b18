import type { Offer, Subscription } from "@skywave/contract";
import { listSaveOffers, type ListSaveOffersOutcome } from "@skywave/services/offers/list-save-offers";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import { ChangeRefusalNotice } from "../confirm-change/change-refusal-notice.tsx";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";

interface SeeOffersProps {
  subscription: Subscription;
  /** What keeps the offer that was found from being quoted. */
  refusal: ChangeProblem | undefined;
  isAsking: boolean;
  onFound: (offer: Offer) => Promise<void>;
}

/**
 * Where the law keeps offers from whoever cancels: a question once it is done, and an offer only for whoever says yes.
 * Elsewhere they have seen one beside the button.
 */
export function SeeOffers({ subscription, refusal, isAsking, onFound }: SeeOffersProps) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [outcome, setOutcome] = useState<ListSaveOffersOutcome>();
  if (subscription.options.reasonsOff.viewOffer !== "NOT_ALLOWED_HERE") return null;

  async function look() {
    tracking.event("generic-button-click", { componentName: "seeOffers" });
    const found = await listSaveOffers(skywave, { subscriptionId: subscription.id });
    if (!found.ok) tracking.businessError(found.code);
    setOutcome(found);
    const [offer] = found.ok ? found.offers : [];
    if (offer !== undefined) await onFound(offer);
  }
  const see = () => void run(look);
  const hasNone = outcome !== undefined && (outcome.ok ? outcome.offers.length === 0 : isGone(outcome));

  if (hasNone)
    return (
      <Notice tone="info" takesFocus>
        {translate("cancel.no-offers")}
      </Notice>
    );
  return (
    <section className={surface.card}>
      <p>{translate("cancel.offers-after")}</p>
      {outcome === undefined || outcome.ok || isGone(outcome) ? null : (
        <CommonFailureNotice failure={outcome} onRetry={see} />
      )}
      {refusal === undefined ? null : <ChangeRefusalNotice refusal={refusal} onRetry={see} />}
      <div>
        <Button
          look="quiet"
          isWorking={isRunning || isAsking}
          workingText={translate("change.asking")}
          onPress={see}
        >
          {translate("cancel.see-offers")}
        </Button>
      </div>
    </section>
  );
}

type Refusal = Extract<ListSaveOffersOutcome, { ok: false }>;

function isGone(refusal: Refusal): refusal is Extract<Refusal, { code: "NOT_FOUND" }> {
  return refusal.code === "NOT_FOUND";
}
