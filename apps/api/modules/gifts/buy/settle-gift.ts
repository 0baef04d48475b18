import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import type { ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import {
  type LedgerRepository,
  ledgerTransaction,
  type Payment,
  type PaymentsRepository,
  type PayRepository,
} from "#modules/billing/index.ts";
import type { DeliverGift } from "../give/deliver-gift.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { TellGiver } from "../give/tell-giver.ts";

// How long an unclear charge is left alone before the processor is asked again.
const ASK_AGAIN_AFTER_SECONDS = 5;

export type SettleGift = (payment: Payment, outcome: ChargeOutcome) => Promise<void>;

/**
 * Makes the payment of a gift final by what the card processor said. What was paid is owed to whoever holds the card;
 * a gift whose day has come is sent in the same transaction. Safe twice and on two nodes at once.
 */
export function createSettleGift(dependencies: {
  database: Database;
  clock: Clock;
  gifts: GiftsRepository;
  payments: Pick<PaymentsRepository, "markUnknown">;
  /** Claims a payment for settling. */
  settle: PayRepository["settle"];
  ledger: LedgerRepository;
  deliverGift: DeliverGift;
  tellGiver: TellGiver;
}): SettleGift {
  const { database, clock, gifts, payments, settle, ledger, deliverGift, tellGiver } = dependencies;

  const charged = async (payment: Payment, processorChargeId: string): Promise<void> => {
    const { identityId, id, subjectId, currency, amountInCents } = payment;
    const key = { identityId, id: subjectId };
    const gift = await gifts.lock(key);
    if (gift === undefined) throw new Error(`payment ${id} is for no gift`);
    const paidAt = clock.now();
    if (!(await settle(payment, { state: "charged", processorChargeId, paidAt }))) return;
    crashPoint("gift.settling");
    const booked = { cash: amountInCents, giftCardLiability: -amountInCents };
    await ledger.write({ identityId, currency, at: paidAt }, ledgerTransaction(`payment:${id}`, booked));
    await gifts.change(key, { state: "scheduled", paidAt });
    await tellGiver(gift);
    await deliverGift(key);
  };

  const declined = async (
    payment: Payment,
    { nextMove, isFinal }: ChargeOutcome & { kind: "declined" },
  ): Promise<void> => {
    const key = { identityId: payment.identityId, id: payment.subjectId };
    await gifts.lock(key);
    const isMine = await settle(payment, { state: "declined", nextMove, isFinal: isFinal === true });
    if (isMine) await gifts.change(key, { state: "quoted" });
  };

  return async (payment, outcome) => {
    switch (outcome.kind) {
      case "charged":
        return database.inTransaction(() => charged(payment, outcome.chargeId));
      case "declined":
        return database.inTransaction(() => declined(payment, outcome));
      case "unknown":
        return payments.markUnknown(payment, clock.realNow().add({ seconds: ASK_AGAIN_AFTER_SECONDS }));
    }
  };
}
