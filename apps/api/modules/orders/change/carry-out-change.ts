import { isBefore } from "@skywave/domain/calendar/compare-days";
import { drawOnBalance } from "@skywave/domain/pricing/draw-on-balance";
import type { Clock } from "../../../platform/clock.ts";
import { type Refusal, refuse } from "../../../platform/outcome.ts";
import type { Payment } from "../../billing/index.ts";
import type { SaveOffersRepository } from "../../offers/index.ts";
import type { LoadedLife, LoadLife, SubscriptionLocks, TriesRepository } from "../../renewals/index.ts";
import type { ReserveResult } from "../complete/carry-out-decision.ts";
import type { Reservation } from "../complete/reservation-repository.ts";
import type { FundOrder } from "../funding/fund-order.ts";
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

/** Takes up the confirming of a change, in the transaction that holds its order. */
export function createCarryOutChange(parts: CarryOutChangeParts) {
  const { clock, tries, locks, loadLife, changes, applyChange } = parts;

  /** The life, the balance and the cards must still be those of the quote. */
  const check = async (order: ChangeOrder, facts: LoadedLife): Promise<Refusal | undefined> => {
    const { change, startsOn: today, offer } = order;
    const refusal = judgeChange(facts, { action: change.action, offer, today });
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

  return async (
    order: ChangeOrder,
    { payment, reservation }: { payment: Payment | undefined; reservation: Reservation },
  ): Promise<ReserveResult> => {
    const row = await locks.lock(order.identityId, order.subscriptionId ?? "");
    if (row === undefined) return { kind: "refuse", refusal: refuse("QUOTE_CHANGED") };
    // What is due of its life comes first, as far as the quote was made after it.
    if (row.nextStepOn !== null && row.heldBy === null && !isBefore(order.startsOn, row.nextStepOn))
      return { kind: "advance", subscriptionId: row.id, until: order.startsOn };
    const facts = await loadLife(row, order.startsOn);
    const refusal = await check(order, facts);
    if (refusal !== undefined) return { kind: "refuse", refusal };
    const reserved = { ...order, ...reservation };
    const funded = await parts.fundOrder.hold(reserved);
    if (!funded.ok) return { kind: "refuse", refusal: funded };
    if (!(await takeSaveOffer(order, payment))) return { kind: "refuse", refusal: refuse("OFFER_REDEEMED") };
    if (payment !== undefined) {
      await changes.reserve(order, reservation);
      await tries.add(payment);
      await locks.hold(row, order.id);
      return { kind: "charge", payment, order: { ...order, ...reservation, state: "processing" } };
    }
    const confirmedAt = clock.now();
    await parts.fundOrder.spend(reserved);
    const applied = await applyChange(order, facts, 0);
    const { invoiceId } = applied;
    await changes.confirm(order, { ...reservation, invoiceId, confirmedAt });
    await parts.announceChange(order, applied.row);
    const confirmed: OrderRow = { ...order, ...reservation, state: "confirmed", invoiceId, confirmedAt };
    return { kind: "confirmed", order: confirmed, refunds: applied.refunds };
  };
}

export type CarryOutChange = ReturnType<typeof createCarryOutChange>;
