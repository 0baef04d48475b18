import { loadOffers } from "@skywave/services/offers/load-offers";
import { useState } from "react";
import { useFlow } from "../../../flows/engine/flow-context.ts";
import { useApp } from "../../../platform/app-services.ts";

/**
 * Goes on with the purchase of somebody who is known by now. What nobody has twice is asked about first: before an
 * address and a card are typed for nothing. If that cannot be found out just now, the review asks again.
 */
export function useGoOn() {
  const { skywave, country } = useApp();
  const { definition, purchase, completeStep } = useFlow();
  const [stage, setStage] = useState<"asking" | "redeemed">();

  async function goOn(email: string): Promise<void> {
    const { offer, promoCode } = purchase.getState();
    if (definition.redeemed === undefined || offer === null) return completeStep({ email });
    setStage("asking");
    const { trialPreference } = definition;
    const outcome = await loadOffers(skywave, {
      country,
      promoCode,
      ...(trialPreference !== undefined && { trialPreference }),
    });
    const against = outcome.ok
      ? outcome.ineligibleOffers.find((one) => one.offer.id === offer.id)
      : undefined;
    if (against?.reason.startsWith("trialUsed") === true) return setStage("redeemed");
    setStage(undefined);
    return completeStep({ email });
  }

  return { stage, goOn };
}
