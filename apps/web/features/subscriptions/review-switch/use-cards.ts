import type { BillingProfile, PaymentMethod } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { useState } from "react";
import { useApp } from "#platform/app-services.ts";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import { isOfCard } from "../confirm-change/use-was-card-refused.ts";

export interface KeptCards {
  profile: BillingProfile | null;
  /** The default first. */
  cards: readonly PaymentMethod[];
}

interface Refused {
  refusal: ChangeProblem | undefined;
  /** Of this quote or of one before it. */
  wasCardRefused: boolean;
}

/** The cards that a switch could be paid with, the chosen one, and the adding of another. */
export function useCards(kept: KeptCards, { refusal, wasCardRefused }: Refused) {
  const { skywave } = useApp();
  const [cards, setCards] = useState(kept.cards);
  const [chosenId, choose] = useState(wasCardRefused ? "" : (kept.cards[0]?.id ?? ""));
  const [answered, setAnswered] = useState(refusal);
  // A card that was refused is charged again only where its owner chooses it again.
  if (answered !== refusal) {
    setAnswered(refusal);
    if (isOfCard(refusal)) choose("");
  }
  const [isAdding, setAdding] = useState(false);

  /** A card was added; it is the one that is meant. */
  async function added() {
    const billing = await loadBillingDetails(skywave);
    setAdding(false);
    if (!billing.ok) return;
    const fresh = billing.paymentMethods.find(({ id }) => cards.every((card) => card.id !== id));
    setCards(billing.paymentMethods);
    if (fresh !== undefined) choose(fresh.id);
  }

  return { profile: kept.profile, cards, chosenId, choose, isAdding, setAdding, added };
}
