import { type Refusal, refuse } from "#platform/outcome.ts";
import type { Checking, RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CardProcessor, SavedCard } from "#providers/card-processor/card-processor.ts";

/** Whose declines are counted: the profile's (or person's), the device's, and the address's. */
export interface PayerKeys {
  billingProfileId: string;
  deviceId: string;
  ipAddress: string;
  /** Pays for somebody else's account: its owner's own cards must not wait for what this one's card does. */
  isGuest?: boolean;
}

export interface DeclineLimits {
  check(payer: PayerKeys): Promise<Refusal<"TOO_MANY_DECLINES"> | undefined>;
  /** The same in the trip of another's statement. */
  checking(payer: PayerKeys): Checking<"TOO_MANY_DECLINES">;
  count(payer: PayerKeys): Promise<void>;
}

/** Stops card testing: after a few declines no card is tried for a while, whoever's it is. */
export function createDeclineLimits(limits: RateLimits): DeclineLimits {
  const keysOf = (payer: PayerKeys) =>
    [
      [payer.isGuest === true ? "guestDeclinesByProfile" : "declinesByProfile", payer.billingProfileId],
      ["declinesByDevice", payer.deviceId],
      ["dailyDeclinesByDevice", payer.deviceId],
      ["declinesByAddress", payer.ipAddress],
    ] as const;
  return {
    check: async (payer) => tooMany(await limits.check(keysOf(payer))),
    checking: (payer) => {
      const { windows, decide } = limits.checking(keysOf(payer));
      return { windows, decide: (found) => tooMany(decide(found)) };
    },
    count: async (payer) => {
      for (const [limit, subject] of keysOf(payer)) await limits.take(limit, subject);
    },
  };
}

function tooMany(exceeded: Refusal | undefined): Refusal<"TOO_MANY_DECLINES"> | undefined {
  return exceeded && { ...exceeded, code: "TOO_MANY_DECLINES" };
}

// Longer than any call takes that saves a card.
const FORGOTTEN_AFTER_SECONDS = 120;

/** Has the processor forget a card that nobody keeps by then. */
export type ForgetCard = (paymentMethodId: string, options?: { notBeforeSeconds: number }) => Promise<void>;

export type SaveCard = (
  card: Parameters<CardProcessor["saveCard"]>[0],
  payer: PayerKeys,
) => Promise<{ ok: true; data: SavedCard } | Refusal>;

/**
 * Registers a card with the processor. An unknown outcome is safe to repeat under the same key; a card that was tied
 * to its customer before it was declined is untied again, and so is one that a crash kept us from writing down.
 */
export function createSaveCard(
  cardProcessor: CardProcessor,
  declines: DeclineLimits,
  forgetCard: ForgetCard,
): SaveCard {
  return async (card, payer) => {
    const blocked = await declines.check(payer);
    if (blocked !== undefined) return blocked;
    await forgetCard(card.paymentMethodId, { notBeforeSeconds: FORGOTTEN_AFTER_SECONDS });
    const outcome = await cardProcessor.saveCard(card);
    switch (outcome.kind) {
      case "saved":
        return { ok: true, data: outcome.card };
      case "declined":
        await forgetCard(card.paymentMethodId);
        await declines.count(payer);
        return refuse("CREDIT_CARD_ERROR", { details: { nextMove: outcome.nextMove } });
      case "unknown":
        return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: 5, cause: outcome.cause });
    }
  };
}
