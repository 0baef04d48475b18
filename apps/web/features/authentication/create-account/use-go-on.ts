import type { Offer } from "@skywave/contract";
import { loadOffers } from "@skywave/services/offers/load-offers";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { useState } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import { useApp } from "#platform/app-services.ts";

/** What stands against the purchase of somebody who is known by now. */
type Against = "redeemed" | "owned";

/**
 * Goes on with the purchase of somebody who is known by now. What nobody has twice is asked about first: before an
 * address and a card are typed for nothing. If that cannot be found out just now, the review asks again.
 */
export function useGoOn() {
  const { skywave, country } = useApp();
  const { definition, purchase, completeStep } = useFlow();
  const [stage, setStage] = useState<"asking" | Against>();

  async function isRedeemed(offer: Offer): Promise<boolean> {
    if (definition.redeemed === undefined) return false;
    const { trialPreference } = definition;
    const outcome = await loadOffers(skywave, {
      country,
      promoCode: purchase.getState().promoCode,
      ...(trialPreference !== undefined && { trialPreference }),
    });
    const against = outcome.ok
      ? outcome.ineligibleOffers.find((one) => one.offer.id === offer.id)
      : undefined;
    return against?.reason.startsWith("trialUsed") === true;
  }

  async function isOwned(offer: Offer): Promise<boolean> {
    const outcome = await listPlans(skywave);
    if (!outcome.ok) return false;
    return outcome.subscriptions.some((plan) => !plan.isCancelled && mainOf(plan) === mainOf(offer));
  }

  async function goOn(email: string, { isNew = false } = {}): Promise<void> {
    const { offer, lines } = purchase.getState();
    if (offer === null || lines.length > 0) return completeStep({ email });
    setStage("asking");
    if (await isRedeemed(offer)) return setStage("redeemed");
    // Who has just joined has no plan.
    if (!isNew && (await isOwned(offer))) return setStage("owned");
    setStage(undefined);
    return completeStep({ email });
  }

  return { stage, goOn };
}

function mainOf({ products }: Pick<Offer, "products">): string | undefined {
  return products.find(({ productType }) => productType === "main")?.id;
}
