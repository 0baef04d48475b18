import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Books, contestedEntries, type Payment } from "#modules/books/index.ts";
import type { NotifyGiver } from "./give/notify-giver.ts";
import type { GiftRow, GiftsRepository } from "./gifts-repository.ts";

/** What the bank says of a payment. */
export interface Contest {
  id: string;
  hasTakenMoney: boolean;
}

export type ContestGift = (payment: Payment, contest: Contest) => Promise<void>;

/**
 * Follows a dispute about the payment of a gift. Once the bank has taken the money back, the gift that waits is not
 * sent, and of a card that was sent what nobody has used is void; what was used, the bank decides about. Where the bank
 * gives the money back to us, the gift is good again. The giver is told of both. Safe twice and in any order.
 */
export function createContestGift(dependencies: {
  database: Database;
  clock: Clock;
  gifts: Pick<GiftsRepository, "lock" | "change">;
  voids: Pick<Books["giftCards"]["voids"], "voidCard" | "restoreCard">;
  ledger: Books["ledger"];
  notifyGiver: NotifyGiver;
}): ContestGift {
  const { database, clock, gifts, voids, ledger, notifyGiver } = dependencies;

  const voidGift = async (gift: GiftRow, disputeId: string): Promise<void> => {
    const { identityId, currency, giftCardId } = gift;
    if (gift.state !== "scheduled" && gift.state !== "sent") return;
    const cents =
      giftCardId === null
        ? gift.amountInCents
        : await voids.voidCard(giftCardId, { voidedFor: identityId, key: disputeId });
    if (cents === undefined) return;
    if (giftCardId === null) {
      const head = { identityId, currency, at: clock.now() };
      await ledger.write(head, contestedEntries(`gift-voided:${disputeId}`, cents));
    }
    await gifts.change(gift, { state: "voided", voidedBy: disputeId });
    await notifyGiver(gift, { template: "gift-voided", disputeId, amountInCents: cents });
  };

  const restoreGift = async (gift: GiftRow, disputeId: string): Promise<void> => {
    const { identityId, currency, giftCardId } = gift;
    if (gift.state !== "voided" || gift.voidedBy !== disputeId) return;
    const cents = giftCardId === null ? gift.amountInCents : await voids.restoreCard(giftCardId, disputeId);
    if (giftCardId === null) {
      const head = { identityId, currency, at: clock.now() };
      await ledger.write(head, contestedEntries(`gift-restored:${disputeId}`, -cents));
    }
    const state = giftCardId === null ? "scheduled" : "sent";
    await gifts.change(gift, { state, voidedBy: null });
    await notifyGiver(gift, { template: "gift-restored", disputeId, amountInCents: cents });
  };

  return async ({ identityId, subjectId }, { id, hasTakenMoney }) =>
    database.inTransaction(async () => {
      const gift = await gifts.lock({ identityId, id: subjectId });
      if (gift === undefined) return;
      await (hasTakenMoney ? voidGift(gift, id) : restoreGift(gift, id));
    });
}
