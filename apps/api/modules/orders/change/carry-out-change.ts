import { isBefore } from "@skywave/domain/calendar/compare-days";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import type { Clock } from "#platform/clock.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { Payment, TriesRepository } from "#modules/books/index.ts";
import type { SaveOffersRepository } from "#modules/offers/index.ts";
import type { LoadLife } from "#modules/renewals/index.ts";
import type { SubscriptionLocks } from "#modules/subscriptions/index.ts";
import type { ReserveResult } from "../complete/carry-out-decision.ts";
import type { Reservation } from "../complete/reservation-repository.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import { type LockedChange, lockWithCompanion } from "../bundles/lock-with-companion.ts";
import { decideCompanion } from "../bundles/quote-companion.ts";
import type { OrderRow } from "../orders-repository.ts";
import type { AnnounceChange } from "./announce-change.ts";
import type { ApplyChange, ChangeOrder } from "./apply-change.ts";
import type { ChangesRepository } from "./changes-repository.ts";
import { judgeChange } from "./judge-change.ts";
import { lifeDigestOf } from "./life-digest.ts";
import { splitRefund } from "./split-refund.ts";
import { totalDueOf } from "./total-due.ts";

export interface CarryOutChangeParts {
  clock: Clock;
  tries: Pick<TriesRepository, "add">;
  locks: SubscriptionLocks;
  loadLife: LoadLife;
  changes: ChangesRepository;
  applyChange: ApplyChange;
  announceChange: AnnounceChange;
  saveOffers: Pick<SaveOffersRepository, "take">;
  fundOrder: FundOrder;
}

export type CarryOutChange = (
  order: ChangeOrder,
  options: { payment: Payment | undefined; reservation: Reservation },
) => Promise<ReserveResult>;

/** Takes up the confirming of a change, in the transaction that holds its order. */
export function createCarryOutChange(parts: CarryOutChangeParts): CarryOutChange {
  const { clock, tries, locks, loadLife, changes, applyChange } = parts;

  /** One that the plan is to include must still be what it was, and nothing may stand in its way. */
  const checkSecond = async (order: ChangeOrder, { row, second }: LockedChange) => {
    if (second === undefined) return undefined;
    const refusal = decideCompanion(await loadLife(second, order.startsOn), row);
    if (refusal !== undefined) return refusal;
    return lifeDigestOf(second) === order.change.companion?.before ? undefined : refuse("QUOTE_CHANGED");
  };

  /** The lives, the balance and the cards must still be those of the quote. */
  const check = async (order: ChangeOrder, locked: LockedChange): Promise<Refusal | undefined> => {
    const { change, startsOn: today, offer } = order;
    const facts = await loadLife(locked.row, today);
    const refusal =
      judgeChange(facts, { action: change.action, offer, today }) ?? (await checkSecond(order, locked));
    if (refusal !== undefined) return refusal;
    if (lifeDigestOf(facts.row) !== change.before) return refuse("QUOTE_CHANGED");
    const balance = await changes.findBalance(order.identityId, order.billingProfileId);
    const drawn = drawOnBalance(totalDueOf(order), change.balanceInCents);
    if (balance < drawn.appliedBalanceInCents) return refuse("QUOTE_CHANGED");
    if (change.refund === null || totalDueOf(order) >= 0) return undefined;
    const payments = await changes.listRefundable(order.identityId, facts.row.id);
    const owedInCents = change.refund.toBalanceDueInCents;
    const { toCardInCents } = splitRefund(-totalDueOf(order), { owedInCents, payments });
    return toCardInCents === change.refund.toCardInCents ? undefined : refuse("QUOTE_CHANGED");
  };

  /** A save offer is taken with the change that it is; true where there is none to take. */
  const takeSaveOffer = async (order: ChangeOrder, payment: Payment | undefined): Promise<boolean> => {
    const { action } = order.change;
    if (action.kind !== "planSwitch" || action.flow !== "endOfTerm" || action.isSaveOffer !== true)
      return true;
    if (payment !== undefined) throw new Error(`order ${order.id} charges for staying`);
    const { identityId, subscriptionId, startsOn: takenOn, id: orderId, offer } = order;
    return parts.saveOffers.take({
      identityId,
      subscriptionId: subscriptionId ?? "",
      offerId: offer.id,
      orderId,
      takenOn,
    });
  };

  return async (order, { payment, reservation }) => {
    const locked = await lockWithCompanion(locks, order);
    if (locked === undefined) return { kind: "refuse", refusal: refuse("QUOTE_CHANGED") };
    const rows = [locked.row, locked.second].filter((row) => row !== undefined);
    // What is due of its life comes first, as far as the quote was made after it.
    const due = rows.find(
      ({ nextStepOn, heldBy }) =>
        nextStepOn !== null && heldBy === null && !isBefore(order.startsOn, nextStepOn),
    );
    if (due !== undefined) return { kind: "advance", subscriptionId: due.id, until: order.startsOn };
    const refusal = await check(order, locked);
    if (refusal !== undefined) return { kind: "refuse", refusal };
    const reserved = { ...order, ...reservation };
    const funded = await parts.fundOrder.hold(reserved);
    if (!funded.ok) return { kind: "refuse", refusal: funded };
    if (!(await takeSaveOffer(order, payment))) return { kind: "refuse", refusal: refuse("OFFER_REDEEMED") };
    if (payment !== undefined) {
      await changes.reserve(order, reservation);
      await tries.add(payment);
      for (const row of rows) await locks.hold(row, order.id);
      return { kind: "charge", payment, order: { ...order, ...reservation, state: "processing" } };
    }
    const confirmedAt = clock.now();
    await parts.fundOrder.spend(reserved);
    const applied = await applyChange(order, locked, 0);
    const { invoiceId } = applied;
    await changes.confirm(order, { ...reservation, invoiceId, confirmedAt });
    await parts.announceChange(order, applied.row);
    const confirmed: OrderRow = { ...order, ...reservation, state: "confirmed", invoiceId, confirmedAt };
    return { kind: "confirmed", order: confirmed, refunds: applied.refunds };
  };
}
