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
import type { BalanceDrawing, ResumeAfterPayment, LockSubscription } from "./balance-drawing.ts";
import { type Share, shareOut } from "./share-out.ts";

export interface SettleParts {
  database: Database;
  clock: Clock;
  owing: Books["owing"];
  profiles: Pick<Books["profiles"], "lock">;
  passingCards: Pick<Books["passingCards"], "forgetAfter">;
  balances: Books["balances"];
  ledger: Books["ledger"];
  holds: Books["giftCards"]["holds"];
  lockSubscription: LockSubscription;
  resumeAfterPayment: ResumeAfterPayment;
  balanceDrawing: BalanceDrawing;
}

export type SettlePayment = SettleCharge<void>;

/**
 * Makes a person's payment final by what the card processor said. Safe twice and on two nodes at once. Money that is
 * not owed any more by then goes into the balance: it is never lost, and never charged for nothing.
 */
export function createSettlePayment(parts: SettleParts): SettlePayment {
  const { database, clock, owing, profiles, passingCards, balances, ledger, holds } = parts;

  const payInvoices = async (payment: Payment, invoiceIds: readonly string[], at: Temporal.Instant) => {
    const { identityId, currency, amountInCents, billingProfileId, paymentMethodId } = payment;
    const isMeant = ({ id }: { id: string }) => invoiceIds.includes(id);
    const meant = (await owing.listOwed(identityId)).filter(isMeant);
    const subscriptionIds = new Set(meant.map(({ subscriptionId }) => subscriptionId));
    for (const id of [...subscriptionIds].toSorted()) await parts.lockSubscription(identityId, id);
    const owed = (await owing.listOwed(identityId)).filter(isMeant);
    const { shares, restInCents } = shareOut(owed, amountInCents);
    for (const share of shares) {
      const by = { paidInCents: share.amountInCents, appliedBalanceInCents: 0, paymentMethodId };
      await owing.changeInvoice(share.invoice, by);
    }
    if (restInCents > 0)
      await balances.add({ identityId, billingProfileId, currency, amountInCents: restInCents });
    const booked = {
      cash: amountInCents,
      receivable: restInCents - amountInCents,
      customerBalance: -restInCents,
    };
    await ledger.write({ identityId, currency, at }, ledgerTransaction(`payment:${payment.id}`, booked));
    return shares;
  };

  const charged = async (payment: Payment, processorChargeId: string): Promise<void> => {
    const paidAt = clock.now();
    if (!(await owing.settle(payment, { state: "charged", processorChargeId, paidAt }))) return;
    const { identityId, billingProfileId } = payment;
    await profiles.lock(identityId, billingProfileId);
    const kept = await owing.find(identityId, payment.id);
    if (kept === undefined) throw new Error(`payment ${payment.id} is for nothing`);
    crashPoint("pay.settling");
    await passingCards.forgetAfter(payment);
    const { giftCardHoldId, invoiceIds } = kept.balancePayment;
    const shares = await payInvoices(payment, invoiceIds, paidAt);
    if (giftCardHoldId !== null) await holds.redeem(identityId, giftCardHoldId);
    const source = giftCardHoldId ?? payment.subjectId;
    const drawn = await parts.balanceDrawing.draw({ identityId, id: billingProfileId }, source);
    await goOnWith([...shares, ...drawn]);
    await owing.savePaid(payment, [...new Set([...shares, ...drawn].map(({ invoice }) => invoice.id))]);
  };

  const goOnWith = async (shares: readonly Share[]) => {
    const byInvoice = Map.groupBy(shares, ({ invoice }) => invoice.id);
    for (const [invoiceId, [first, ...others]] of byInvoice) {
      if (first === undefined) continue;
      const { identityId, subscriptionId } = first.invoice;
      const amountInCents = others.reduce((sum, share) => sum + share.amountInCents, first.amountInCents);
      await parts.resumeAfterPayment(identityId, { subscriptionId, invoiceId, amountInCents });
    }
  };

  const declined = async (
    payment: Payment,
    { nextMove, isFinal }: DecidedCharge & { kind: "declined" },
  ): Promise<void> => {
    if (!(await owing.settle(payment, { state: "declined", nextMove, isFinal: isFinal === true }))) return;
    await passingCards.forgetAfter(payment);
    const kept = await owing.find(payment.identityId, payment.id);
    const holdId = kept?.balancePayment.giftCardHoldId ?? null;
    if (holdId !== null) await holds.release(payment.identityId, holdId);
  };

  return (payment, decided) =>
    database.inTransaction(() =>
      decided.kind === "charged" ? charged(payment, decided.chargeId) : declined(payment, decided),
    );
}
