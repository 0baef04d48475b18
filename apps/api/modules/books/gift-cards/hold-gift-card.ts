import type { Currency } from "@skywave/domain/money/currency";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { BalancesRepository } from "../ledger/balances-repository.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import { ledgerTransaction } from "../ledger/ledger-rows.ts";
import type { GiftCard, GiftCardsRepository } from "./gift-cards-repository.ts";
import { availableInCents } from "./decide-gift-card.ts";
import type { GiftCardVoids } from "./void-gift-card.ts";

export interface GiftCardHold {
  identityId: string;
  /** What a gift card was registered to; on the wire of orders and payments it is called giftCardId. */
  tokenId: string;
  /** Names what the money is for, so that it is held once. */
  holdId: string;
  billingProfileId: string;
  currency: Currency;
  /** All that is on the card where it is left out. */
  atMostInCents?: number | undefined;
}

export interface GiftCardHolds {
  /** What a token would pay, without holding it; for quotes. */
  find(token: Pick<GiftCardHold, "identityId" | "tokenId" | "currency">): Promise<Outcome<number>>;
  /** Sets money of a card aside. Call it in a transaction; whoever else uses the card waits for its end. */
  hold(request: GiftCardHold): Promise<Outcome<{ heldInCents: number; leftInCents: number }>>;
  /** Puts what is held into the balance. Call it in a transaction. Returns the cents that arrived just now. */
  redeem(identityId: string, holdId: string): Promise<number>;
  /**
   * Gives what is held back to the card; its token is good again for what is left of its time. A card that became
   * void meanwhile stays so, with what comes back to it. Call it in a transaction.
   */
  release(identityId: string, holdId: string): Promise<void>;
}

/**
 * Money of gift cards on its way into a balance. Hold it in the transaction that reserves a payment; redeem it in the
 * one that settles, release it in the one that declines. Each may be repeated.
 */
export function createGiftCardHolds(dependencies: {
  cards: GiftCardsRepository;
  balances: BalancesRepository;
  ledger: LedgerRepository;
  voids: Pick<GiftCardVoids, "voidReleased">;
  clock: Clock;
}): GiftCardHolds {
  const { cards, balances, ledger, voids, clock } = dependencies;

  /** The card behind a token, as far as its owner may still use it. */
  const open = async (
    { identityId, tokenId, currency }: Pick<GiftCardHold, "identityId" | "tokenId" | "currency">,
    read: (id: string) => Promise<GiftCard | undefined>,
  ): Promise<Outcome<GiftCard>> => {
    const token = await cards.findToken(identityId, tokenId);
    const card = token && (await read(token.giftCardId));
    if (token === undefined || card === undefined)
      return refuse("NOT_FOUND", { notFoundResourceType: "giftCard" });
    const isUsed = (await cards.findUseOfToken(identityId, tokenId)) !== undefined;
    if (isUsed || availableInCents(card) === 0) return refuse("ALREADY_REDEEMED");
    if (Temporal.Instant.compare(token.goodUntil, clock.realNow()) < 0) return refuse("EXPIRED");
    return card.currency === currency ? done(card) : refuse("COUNTRY_ERROR");
  };

  return {
    find: async (token) => {
      const found = await open(token, cards.find);
      return found.ok ? done(availableInCents(found.data)) : found;
    },

    hold: async (request) => {
      const { identityId, tokenId, holdId, billingProfileId, currency } = request;
      const found = await open(request, cards.lock);
      if (!found.ok) {
        const use = await cards.findUseOfToken(identityId, tokenId);
        // Nobody has spent it yet; whether anybody will is decided by the payment that holds it.
        return use?.state === "held" ? refuse("PAYMENT_IN_PROGRESS") : found;
      }
      const onCard = availableInCents(found.data);
      const amountInCents = Math.min(onCard, request.atMostInCents ?? onCard);
      const isAdded = await cards.addUse({
        identityId,
        id: holdId,
        tokenId,
        giftCardId: found.data.id,
        amountInCents,
        currency,
        state: "held",
        billingProfileId,
        redeemedAt: null,
      });
      if (!isAdded) return refuse("ALREADY_REDEEMED");
      await cards.changeAmounts(found.data.id, { heldInCents: amountInCents, redeemedInCents: 0 });
      return done({ heldInCents: amountInCents, leftInCents: onCard - amountInCents });
    },

    redeem: async (identityId, holdId) => {
      const at = clock.now();
      const use = await cards.endHold({ identityId, id: holdId }, { state: "redeemed", redeemedAt: at });
      if (use === undefined) return 0;
      const { amountInCents, billingProfileId, currency, giftCardId } = use;
      await cards.changeAmounts(giftCardId, { heldInCents: -amountInCents, redeemedInCents: amountInCents });
      await balances.add({ identityId, billingProfileId, currency, amountInCents });
      const booked = { giftCardLiability: amountInCents, customerBalance: -amountInCents };
      await ledger.write({ identityId, currency, at }, ledgerTransaction(`gift-card:${holdId}`, booked));
      return amountInCents;
    },

    release: async (identityId, holdId) => {
      const use = await cards.endHold({ identityId, id: holdId }, { state: "released", redeemedAt: null });
      if (use === undefined) return;
      await cards.changeAmounts(use.giftCardId, { heldInCents: -use.amountInCents, redeemedInCents: 0 });
      await voids.voidReleased(use.giftCardId, { amountInCents: use.amountInCents, key: holdId });
    },
  };
}
