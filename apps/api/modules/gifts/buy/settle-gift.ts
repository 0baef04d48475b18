import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import {
  type Books,
  type DecidedCharge,
  ledgerTransaction,
  type Payment,
  type SettleCharge,
} from "#modules/books/index.ts";
import type { DeliverGift } from "../give/deliver-gift.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { NotifyGiver } from "../give/notify-giver.ts";

export type SettleGift = SettleCharge<void>;

/**
 * Makes the payment of a gift final by what the card processor said. What was paid is owed to whoever holds the card;
 * a gift whose day has come is sent in the same transaction. Safe twice and on two nodes at once.
 */
export function createSettleGift(dependencies: {
  database: Database;
  clock: Clock;
  gifts: GiftsRepository;
  /** Claims a payment for settling. */
  settle: Books["owing"]["settle"];
  ledger: Books["ledger"];
  passingCards: Pick<Books["passingCards"], "forgetAfter">;
  deliverGift: DeliverGift;
  notifyGiver: NotifyGiver;
}): SettleGift {
  const { database, clock, gifts, settle, ledger, passingCards, deliverGift, notifyGiver } = dependencies;

  const charged = async (payment: Payment, processorChargeId: string): Promise<void> => {
    const { identityId, id, subjectId, currency, amountInCents } = payment;
    const key = { identityId, id: subjectId };
    const gift = await gifts.lock(key);
    if (gift === undefined) throw new Error(`payment ${id} is for no gift`);
    const paidAt = clock.now();
    if (!(await settle(payment, { state: "charged", processorChargeId, paidAt }))) return;
    crashPoint("gift.settling");
    await passingCards.forgetAfter(payment);
    const booked = { cash: amountInCents, giftCardLiability: -amountInCents };
    await ledger.write({ identityId, currency, at: paidAt }, ledgerTransaction(`payment:${id}`, booked));
    await gifts.change(key, { state: "scheduled", paidAt });
    await notifyGiver(gift);
    await deliverGift(key);
  };

  const declined = async (
    payment: Payment,
    { nextMove, isFinal }: DecidedCharge & { kind: "declined" },
  ): Promise<void> => {
    const key = { identityId: payment.identityId, id: payment.subjectId };
    await gifts.lock(key);
    const isMine = await settle(payment, { state: "declined", nextMove, isFinal: isFinal === true });
    if (!isMine) return;
    await passingCards.forgetAfter(payment);
    await gifts.change(key, { state: "quoted" });
  };

  return (payment, decided) =>
    database.inTransaction(() =>
      decided.kind === "charged" ? charged(payment, decided.chargeId) : declined(payment, decided),
    );
}
