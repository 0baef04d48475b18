import { isBefore } from "@skywave/domain/calendar/compare-days";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { Reserved, ReservingCall } from "../order/kind-of-order.ts";
import { totalDueOf } from "../order/total-due.ts";
import { createApplyChange } from "./apply-change.ts";
import type { ChangeParts } from "./change-parts.ts";
import type { ChangeRow } from "./change-row.ts";
import type { ChangeRules } from "./change-rules.ts";
import { scheduleDigestOf } from "./schedule-digest.ts";
import { type LockedChange, lockSubscriptions } from "./lock-subscriptions.ts";

/** Takes up the confirming of a change, in the transaction that holds its order. */
export function createReserveChange<O extends ChangeRow>(
  parts: ChangeParts,
  rules: ChangeRules<O>,
): (order: O, call: ReservingCall) => Promise<Reserved> {
  const { clock, attempts, locks, loadSchedule, changes, fundOrder } = parts;
  const applyChange = createApplyChange(parts, rules);

  /** The lives, the balance and the cards must still be those of the quote. */
  const check = async (order: O, locked: LockedChange): Promise<Refusal | undefined> => {
    const { change, startsOn: today } = order;
    const facts = await loadSchedule(locked.row, today);
    const refusal =
      rules.decide(order, facts) ??
      (await rules.decideSecond?.(order, locked)) ??
      (await rules.decideTarget?.(order, locked.row));
    if (refusal !== undefined) return refusal;
    if (scheduleDigestOf(facts.row) !== change.before) return refuse("QUOTE_CHANGED");
    const balance = await changes.findBalance(order.identityId, order.billingProfileId);
    const drawn = drawOnBalance(totalDueOf(order), change.balanceInCents);
    if (balance < drawn.appliedBalanceInCents) return refuse("QUOTE_CHANGED");
    const isRefundAsQuoted = (await rules.isRefundAsQuoted?.(order, facts.row)) ?? true;
    return isRefundAsQuoted ? undefined : refuse("QUOTE_CHANGED");
  };

  return async (order, { payment, recordConsent }) => {
    await recordConsent();
    const locked = await lockSubscriptions(locks, order, rules.secondOf?.(order));
    if (locked === undefined) return { kind: "refuse", refusal: refuse("QUOTE_CHANGED") };
    const rows = [locked.row, locked.second].filter((row) => row !== undefined);
    // What is due of its schedule comes first, as far as the quote was made after it.
    const due = rows.find(
      ({ nextStepOn, heldBy }) =>
        nextStepOn !== null && heldBy === null && !isBefore(order.startsOn, nextStepOn),
    );
    if (due !== undefined) return { kind: "advance", subscriptionId: due.id, until: order.startsOn };
    const refusal = await check(order, locked);
    if (refusal !== undefined) return { kind: "refuse", refusal };
    const funded = await fundOrder.hold(order);
    if (!funded.ok) return { kind: "refuse", refusal: funded };
    const claimed = await rules.claim?.(order);
    if (claimed !== undefined) return { kind: "refuse", refusal: claimed };
    await rules.hold?.(order);
    if (payment !== undefined) {
      await changes.reserve(order);
      await attempts.add(payment);
      for (const row of rows) await locks.hold(row, order.id);
      return { kind: "charge", payment };
    }
    const confirmedAt = clock.now();
    await fundOrder.spend(order);
    const { invoiceId, row, refunds } = await applyChange(order, locked, 0);
    await changes.confirm(order, { invoiceId, confirmedAt });
    await parts.notifyOwner(row, rules.messageOf(order));
    await rules.begin?.(order);
    return { kind: "confirmed", invoiceId, confirmedAt, refunds };
  };
}
