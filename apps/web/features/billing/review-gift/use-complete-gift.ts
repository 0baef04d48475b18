import type { Gift } from "@skywave/contract";
import { completeGift, type CompleteGiftOutcome } from "@skywave/services/gifts/complete-gift";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

export type GiftRefusal =
  | Extract<CompleteGiftOutcome, { ok: false }>
  | { ok: false; code: "CARD_UNREADABLE" };

const UNDECIDED = new Set<GiftRefusal["code"]>([
  "UNREACHABLE",
  "SYSTEM",
  "SESSION_ENDED",
  "RATE_LIMIT_EXCEEDED",
  "PROCESSING",
]);

/** Whether nobody knows after an answer if the gift was paid. */
export const isUndecided = ({ code }: GiftRefusal): boolean => UNDECIDED.has(code);

interface PayingCard {
  cardToken: string;
  /** Whether a card that is new to the account pays the next bills, too. */
  isForNextBills?: boolean;
}

export interface GiftPurchaseEvents {
  onBought: (gift: Gift) => void;
  /** It is about to be sent: from now on it may be paid. */
  onSending: (giftId: string) => void;
  /** It was not paid, and will not be. */
  onRefused: () => void;
}

/** Buys a gift once however often the button is pressed: the gift itself is the key. */
export function useCompleteGift(giftId: string, on: GiftPurchaseEvents) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<GiftRefusal>();
  const lastCard = useRef<PayingCard>(undefined);
  const transaction = useRef<{ giftId: string; id: string }>(undefined);

  function conclude(outcome: CompleteGiftOutcome) {
    if (outcome.ok) return on.onBought(outcome.gift);
    if (!isUndecided(outcome)) on.onRefused();
    tracking.businessError(outcome.code);
    return setRefusal(outcome);
  }

  const send = async (card: PayingCard | undefined) => {
    lastCard.current = card;
    setRefusal(undefined);
    on.onSending(giftId);
    if (transaction.current?.giftId !== giftId)
      transaction.current = { giftId, id: skywave.identifiers.newTransactionId() };
    const { id: transactionId } = transaction.current;
    tracking.transactionStarted({ transactionType: "payment", transactionId, paymentMethod: "card" });
    tracking.event("generic-button-click", { componentName: "giveGift" });
    conclude(await completeGift(skywave, { giftId, ...card }));
  };

  /** `cardTokenOf` is asked once the button cannot be pressed again; it tells null of a card it cannot read. */
  const buy = (cardTokenOf: () => Promise<string | null>, isForNextBills?: boolean) =>
    void run(async () => {
      const cardToken = await cardTokenOf();
      if (cardToken === null) setRefusal({ ok: false, code: "CARD_UNREADABLE" });
      else await send({ cardToken, ...(isForNextBills !== undefined && { isForNextBills }) });
    });

  /** The same once more, after an answer that got lost. */
  const again = () => void run(() => send(lastCard.current));
  return { buy, again, conclude, refusal, isBuying: isRunning };
}
