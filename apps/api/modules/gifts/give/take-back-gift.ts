import type { Gift } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import {
  type Books,
  chargeKeyOf,
  FOR_CANCELLATION,
  ledgerTransaction,
  type Refund,
  refundOf,
} from "#modules/books/index.ts";
import type { GiftRow, GiftsRepository } from "../gifts-repository.ts";
import type { ShowGift } from "../show-gift.ts";

export type TakeBackGift = (key: { identityId: string; id: string }) => Promise<Outcome<Gift>>;

/**
 * Takes back a gift that was not sent, in one transaction with the refund that is owed for it; the card is given its
 * money outside of any. What no card takes goes into the giver's balance.
 */
export function createTakeBackGift(dependencies: {
  database: Database;
  clock: Clock;
  gifts: GiftsRepository;
  payments: Pick<Books["payments"], "find">;
  refunds: Pick<Books["refunds"]["reservations"], "reserve">;
  runRefund: (refund: Refund) => Promise<void>;
  ledger: Books["ledger"];
  show: ShowGift["show"];
}): TakeBackGift {
  const { database, clock, gifts, payments, refunds, runRefund, ledger, show } = dependencies;

  const takeBack = async (gift: GiftRow): Promise<Refund> => {
    const { identityId, id, tries, currency, amountInCents } = gift;
    const payment = await payments.find(identityId, chargeKeyOf({ purpose: "gift", subjectId: id }, tries));
    if (payment === undefined || payment.processorChargeId === null)
      throw new Error(`gift ${id} was paid by nothing`);
    const { processorChargeId } = payment;
    const refund = refundOf(
      {
        identityId,
        paymentId: payment.id,
        amountInCents,
        reason: FOR_CANCELLATION,
        invoiceId: null,
        key: id,
      },
      { ...payment, processorChargeId },
      clock.realNow(),
    );
    if ((await refunds.reserve(refund, payment.amountInCents)) !== "reserved")
      throw new Error(`gift ${id} was given back before`);
    // Nobody is owed a card any more; the giver is owed the money, until the refund has brought it.
    const booked = { giftCardLiability: amountInCents, receivable: -amountInCents };
    const head = { identityId, currency, at: clock.now() };
    await ledger.write(head, ledgerTransaction(`gift-taken-back:${id}`, booked));
    await gifts.change(gift, { state: "takenBack" });
    return refund;
  };

  return async (key) => {
    const taken = await database.inTransaction(async (): Promise<Outcome<Refund | undefined>> => {
      const gift = await gifts.lock(key);
      if (gift === undefined || gift.state === "voided")
        return refuse("NOT_FOUND", { notFoundResourceType: "gift" });
      if (gift.state === "takenBack") return done(undefined);
      return gift.state === "scheduled" ? done(await takeBack(gift)) : refuse("GIFT_SENT");
    });
    if (!taken.ok) return taken;
    if (taken.data !== undefined) await runRefund(taken.data);
    const gift = await gifts.find(key);
    if (gift === undefined) throw new Error(`gift ${key.id} is gone`);
    return done(await show(gift));
  };
}
