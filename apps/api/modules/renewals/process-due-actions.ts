import type { DueAction, StepKind } from "@skywave/domain/schedule/next-step";
import type { Currency } from "@skywave/domain/money/currency";
import type { Database } from "#platform/database/database.ts";
import { amountDueInCents, type Books } from "#modules/books/index.ts";
import { offerOn, type SubscriptionLocks, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { SentCardMessage } from "#modules/advance-messages/index.ts";
import type { ExecuteDueAction } from "./execute-due-action.ts";
import { columnsOf, nextStepOf } from "./schedule-facts.ts";
import type { LoadedSchedule, LoadSchedule } from "./load-schedule.ts";
import type { TransactionalMessage } from "./notify-owner.ts";
import type { SettleBillPayment } from "./settle-bill-payment.ts";

const STEPS_AT_ONCE = 500;

/** A step as it was taken; of a card there is no subscription, and what is told is told of its last digits. */
export interface ActionExecuted {
  identityId: string;
  subscriptionId: string;
  plan: string;
  kind: StepKind | SentCardMessage["topic"];
  /** ISO date. */
  on: string;
  /** What the card was asked for. */
  amountInCents: number | null;
  currency: Currency;
}

export interface ProcessParts {
  database: Database;
  locks: SubscriptionLocks;
  loadSchedule: LoadSchedule;
  executeDueAction: ExecuteDueAction;
  charges: Pick<Books["charges"], "run">;
  settleBillPayment: SettleBillPayment;
  /** Joins the transaction. */
  notifyOwner: (row: SubscriptionRow, message: TransactionalMessage) => Promise<void>;
}

export type ProcessDueActions = (
  identityId: string,
  id: string,
  until: Temporal.PlainDate,
) => Promise<ActionExecuted[]>;

/**
 * Takes all steps of a subscription's schedule that are due, one transaction each, in the order of their days and as
 * of them: a node that was down for a month makes up for it without a bill too few or too many. Somebody else who
 * is at it already is left alone.
 */
export function createProcessDueActions(parts: ProcessParts): ProcessDueActions {
  const { database, locks, loadSchedule, executeDueAction, notifyOwner } = parts;

  const takeStep = async (identityId: string, id: string, until: Temporal.PlainDate) => {
    const row = await locks.lockIfFree(identityId, id);
    if (row === undefined) return undefined;
    const loaded = await loadSchedule(row, until);
    const step = loaded.isBeingCharged ? undefined : nextStepOf(loaded);
    if (step === undefined || Temporal.PlainDate.compare(step.on, until) > 0) {
      await locks.save(row, columnsOf(loaded, until), until);
      return undefined;
    }
    // Which card there is to try depends on the day.
    const asOf = step.on.equals(until) ? loaded : await loadSchedule(row, step.on);
    const result = await executeDueAction(asOf, step);
    if (result === undefined) {
      // An address may be there tomorrow: one look a day, until the bill that it is about comes and nobody is told of it.
      const lookAgainOn = step.on.add({ days: 1 });
      await locks.save(row, { ...columnsOf(asOf, step.on), nextStepOn: lookAgainOn }, step.on);
      return undefined;
    }
    const after = await loadSchedule(result.row, step.on);
    const columns = columnsOf(after, step.on);
    await locks.save(row, columns, step.on);
    const message = result.message ?? messageOfUnpayable(step, after);
    if (message !== undefined) await notifyOwner(result.row, message);
    const isLast = columns.nextStepOn === null || Temporal.PlainDate.compare(columns.nextStepOn, until) > 0;
    return { step, payment: result.payment, offer: offerOn(result.row, step.on), isLast };
  };

  return async (identityId, id, until) => {
    const taken: ActionExecuted[] = [];
    // Whoever is far behind goes on at the next turn, and lets others have theirs.
    while (taken.length < STEPS_AT_ONCE) {
      const move = await database.inTransaction(() => takeStep(identityId, id, until));
      if (move === undefined) return taken;
      const { step, payment, offer, isLast } = move;
      taken.push({
        identityId,
        subscriptionId: id,
        plan: offer.name,
        kind: step.kind,
        on: step.on.toString(),
        amountInCents: payment?.amountInCents ?? null,
        currency: offer.currency,
      });
      if (payment === undefined && isLast) return taken;
      if (payment === undefined) continue;
      const { outcome } = await parts.charges.run(payment, { settle: parts.settleBillPayment });
      if (outcome.kind === "unknown") return taken;
    }
    return taken;
  };
}

/** A bill for which there is no card, or none that is still good, is told of like one that a card did not pay. */
function messageOfUnpayable({ kind }: DueAction, { owed }: LoadedSchedule): TransactionalMessage | undefined {
  if (kind !== "bill" || owed === undefined || owed.payer !== undefined) return undefined;
  return { kind: "payment-declined", amountInCents: amountDueInCents(owed.invoice), day: null };
}
