import type { Clock } from "#platform/clock.ts";
import { contestedEntries } from "../ledger/bill-entries.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import type { GiftCard, GiftCardsRepository } from "./gift-cards-repository.ts";
import { availableInCents } from "./decide-gift-card.ts";

export interface GiftCardVoids {
  /** What of a card is promised to nobody becomes void: the cents; undefined if it is used up, or void already. */
  voidCard(giftCardId: string, by: { voidedFor: string; key: string }): Promise<number | undefined>;
  /** What was held of a card and came back to it is void as well, if the card is by now. */
  voidReleased(giftCardId: string, options: { amountInCents: number; key: string }): Promise<void>;
  /** What was void of a card is good again. Returns the cents. */
  restoreCard(giftCardId: string, key: string): Promise<number>;
}

/** Gift cards whose price a bank takes back from us, for now or for good. Call each in a transaction. */
export function createGiftCardVoids(dependencies: {
  cards: Pick<GiftCardsRepository, "lock" | "changeVoid">;
  ledger: LedgerRepository;
  clock: Clock;
}): GiftCardVoids {
  const { cards, ledger, clock } = dependencies;

  const makeVoid = async (
    { id, currency }: GiftCard,
    { voidedFor, amountInCents, key }: { voidedFor: string; amountInCents: number; key: string },
  ): Promise<void> => {
    await cards.changeVoid(id, { voidedInCents: amountInCents, voidedFor });
    const head = { identityId: voidedFor, currency, at: clock.now() };
    await ledger.write(head, contestedEntries(`gift-voided:${key}`, amountInCents));
  };

  return {
    voidCard: async (giftCardId, by) => {
      const card = await cards.lock(giftCardId);
      if (card === undefined || card.voidedFor !== null) return undefined;
      const amountInCents = availableInCents(card);
      // What is held may come back later, and is void then.
      if (amountInCents + card.heldInCents === 0) return undefined;
      await makeVoid(card, { ...by, amountInCents });
      return amountInCents;
    },

    voidReleased: async (giftCardId, { amountInCents, key }) => {
      const card = await cards.lock(giftCardId);
      if (card?.voidedFor == null) return;
      await makeVoid(card, { voidedFor: card.voidedFor, amountInCents, key });
    },

    restoreCard: async (giftCardId, key) => {
      const card = await cards.lock(giftCardId);
      if (card === undefined || card.voidedFor === null) return 0;
      const { currency, voidedFor, voidedInCents: amountInCents } = card;
      await cards.changeVoid(card.id, { voidedInCents: -amountInCents, voidedFor: null });
      const head = { identityId: voidedFor, currency, at: clock.now() };
      await ledger.write(head, contestedEntries(`gift-restored:${key}`, -amountInCents));
      return amountInCents;
    },
  };
}
