import type { CompleteGiftOutcome } from "@skywave/services/gifts/complete-gift";
import { watchGift } from "@skywave/services/gifts/watch-gift";
import { useState } from "react";
import { useApp } from "#platform/app-services.ts";
import { AwaitingPayment } from "../pay-bill/awaiting-payment.tsx";
import { GiftRefusalNotice } from "./gift-refusal-notice.tsx";
import { type GiftPurchaseEvents, isUndecided } from "./use-complete-gift.ts";

interface SentGiftProps extends Omit<GiftPurchaseEvents, "onSending"> {
  giftId: string;
}

/** A gift that was sent to be paid before the page was left: asks what became of it, and pays nothing. */
export function SentGift({ giftId, onBought, onRefused }: SentGiftProps) {
  const { skywave } = useApp();
  const [unknown, setUnknown] = useState<Extract<CompleteGiftOutcome, { ok: false }>>();
  const askAgain = () => setUnknown(undefined);

  function take(outcome: CompleteGiftOutcome) {
    if (outcome.ok) onBought(outcome.gift);
    else if (isUndecided(outcome)) setUnknown(outcome);
    else onRefused();
  }

  return unknown === undefined ? (
    <AwaitingPayment of="gift" watch={(signal) => watchGift(skywave, { giftId, signal })} onKnown={take} />
  ) : (
    <GiftRefusalNotice refusal={unknown} onRetry={askAgain} onQuoteAgain={askAgain} />
  );
}
