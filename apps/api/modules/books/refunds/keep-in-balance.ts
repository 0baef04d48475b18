import type { Clock } from "#platform/clock.ts";
import type { BalancesRepository } from "../ledger/balances-repository.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import { ledgerTransaction } from "../ledger/ledger-rows.ts";
import type { PayRepository } from "../payments/pay-repository.ts";
import type { PaymentsRepository } from "../payments/payments-repository.ts";
import type { DisputesRepository } from "../disputes/disputes-repository.ts";
import { FOR_CANCELLATION } from "./refund-of.ts";
import type { Refund } from "./refunds-repository.ts";

/**
 * Puts what a cancellation gives back, and a card would not take, into the balance. Of a payment that is contested
 * nothing: the bank gives that back. Joins the transaction in which the refund fails.
 */
export function createKeepInBalance(dependencies: {
  balances: Pick<BalancesRepository, "add">;
  ledger: LedgerRepository;
  owing: Pick<PayRepository, "changeInvoice">;
  payments: Pick<PaymentsRepository, "find">;
  disputes: Pick<DisputesRepository, "hasContested">;
  clock: Clock;
}) {
  const { balances, ledger, owing, payments, disputes, clock } = dependencies;
  return async (refund: Refund): Promise<void> => {
    const { identityId, paymentId, creditInvoiceId, amountInCents, currency, reason } = refund;
    if (reason !== FOR_CANCELLATION || (await disputes.hasContested(identityId, paymentId))) return;
    const payment = await payments.find(identityId, paymentId);
    if (payment === undefined) throw new Error(`refund ${refund.id} is of no payment`);
    const { billingProfileId } = payment;
    await balances.add({ identityId, billingProfileId, currency, amountInCents });
    // The credit tells where its money is: no longer on a card, but in the balance.
    if (creditInvoiceId !== null)
      await owing.changeInvoice(
        { identityId, id: creditInvoiceId },
        { paidInCents: amountInCents, appliedBalanceInCents: -amountInCents },
      );
    const booked = { receivable: amountInCents, customerBalance: -amountInCents };
    const head = { identityId, currency, at: clock.now() };
    await ledger.write(head, ledgerTransaction(`${refund.id}:kept`, booked));
  };
}
