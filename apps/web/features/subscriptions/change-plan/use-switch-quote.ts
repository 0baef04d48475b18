import type { Order, RegisteredGiftCard } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { quotePlanSwitch } from "@skywave/services/orders/change/quote-plan-switch";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { describeQuote } from "#pricing/describe-quote.ts";
import type { ChangeProblem } from "../confirm-change/change-messages.ts";
import type { Choice } from "./choose-plan.tsx";
import type { KeptCards } from "../review-switch/use-cards.ts";

/** A gift card that was looked at and pays before the card does. */
export type SwitchGiftCard = Pick<RegisteredGiftCard, "tokenId" | "last4" | "actualBalance" | "currency">;

export interface AskedSwitch extends Choice {
  giftCard?: SwitchGiftCard | undefined;
}

export interface SwitchQuote extends AskedSwitch, KeptCards {
  order: Order;
}

/** Asks what a switch costs, with the cards that could pay it. */
export function useSwitchQuote(subscriptionId: string) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<ChangeProblem>();
  const request = useRef<{ name: string; key: string }>(undefined);

  async function askOnce({ giftCard, ...choice }: AskedSwitch): Promise<SwitchQuote | ChangeProblem> {
    const { offer, flow, promoCode, second } = choice;
    const name = [offer.id, flow, promoCode, second?.id, giftCard?.tokenId].join(" ");
    // An answer that got lost is asked for again under its name; another choice is another quote.
    if (request.current?.name !== name) request.current = { name, key: randomKey() };
    const [quote, billing] = await Promise.all([
      quotePlanSwitch(skywave, {
        subscriptionId,
        offerId: offer.id,
        flow,
        ...(promoCode === undefined ? {} : { promoCode }),
        ...(giftCard === undefined ? {} : { giftCardTokenId: giftCard.tokenId }),
        ...(second === undefined ? {} : { secondarySubscriptionId: second.id }),
        idempotencyKey: request.current.key,
      }),
      loadBillingDetails(skywave),
    ]);
    if (!quote.ok) {
      tracking.businessError(quote.code);
      return quote;
    }
    request.current = undefined;
    tracking.describe(describeQuote(quote.order));
    if (!billing.ok) return billing;
    const { profile, paymentMethods: cards } = billing;
    return { ...choice, giftCard, order: quote.order, profile, cards };
  }

  const ask = (choice: AskedSwitch, onQuoted: (quote: SwitchQuote) => void) =>
    run(async () => {
      setRefusal(undefined);
      const answer = await askOnce(choice);
      if ("order" in answer) return onQuoted(answer);
      setRefusal(answer);
      if (answer.code !== "GIFT_CARD_NOT_USABLE" || choice.giftCard === undefined) return;
      // The rest of the choice stands: what it costs without the gift card is asked for at once.
      const without = await askOnce({ ...choice, giftCard: undefined });
      if ("order" in without) onQuoted(without);
      else setRefusal(without);
    });

  return { ask, isAsking: isRunning, refusal };
}
