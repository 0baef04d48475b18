import type { NotifyOwner } from "./notify-owner.ts";
import { createRestoreService, type SettlementParts } from "./settle-bill-payment.ts";

export type ResumeAfterPayment = (
  identityId: string,
  paid: { subscriptionId: string; invoiceId: string; amountInCents: number },
) => Promise<void>;

/**
 * Lets a subscription go on after its owner has paid for it, and tells them: with service again if it was suspended
 * and nothing is owed any more. Call it in the transaction that pays.
 */
export function createResumeAfterPayment(
  parts: Pick<SettlementParts, "clock" | "locks" | "loadSchedule"> & { notifyOwner: NotifyOwner },
): ResumeAfterPayment {
  const { clock, locks, loadSchedule, notifyOwner } = parts;
  const restoreService = createRestoreService(parts);
  return async (identityId, paid) => {
    const { subscriptionId, invoiceId, amountInCents } = paid;
    const row = await locks.lock(identityId, subscriptionId);
    if (row === undefined) return;
    const isBack = await restoreService(row);
    const { owed } = await loadSchedule(row, clock.today());
    if (owed?.invoice.id === invoiceId) return;
    const day = clock.today().toString();
    await notifyOwner(
      row,
      isBack ? { kind: "restored", amountInCents, day } : { kind: "receipt", invoiceId, amountInCents },
    );
  };
}
