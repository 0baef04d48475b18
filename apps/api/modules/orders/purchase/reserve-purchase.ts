import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { balanceEntries, billEntries, type Books } from "#modules/books/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { Confirmation, Reserved, ReservingCall } from "../order/kind-of-order.ts";
import { totalDueOf } from "../order/total-due.ts";
import { invoiceOf, subscriptionsOf } from "./purchase-bill.ts";
import type { PurchaseRow, PurchaseRules } from "./purchase-row.ts";
import type { ReservationRepository } from "./reservation-repository.ts";
import type { Addressees, AnnouncePurchase } from "./settle-purchase.ts";

export interface ReservePurchaseParts {
  database: Database;
  clock: Clock;
  reservations: ReservationRepository;
  fundOrder: FundOrder;
  ledger: Books["ledger"];
  announcePurchase: AnnouncePurchase;
  addressees: Addressees;
}

/** Takes up a purchase: holds the places of its plans for a charge, or starts them where none is due. */
export function createReservePurchase<O extends PurchaseRow>(
  { database, clock, reservations, fundOrder, ledger, announcePurchase, addressees }: ReservePurchaseParts,
  { plansOf, open, claim, hold, begin }: PurchaseRules<O>,
): (order: O, call: ReservingCall) => Promise<Reserved> {
  /** Starts what no card is charged for: a free stretch, or a bill that balance and gift card pay. */
  const startFree = async (order: O): Promise<Confirmation> => {
    const { zeroCharge, oneTimeCharge } = order.charges;
    const charges = oneTimeCharge.length > 0 ? oneTimeCharge : zeroCharge.slice(0, 1);
    if (charges.length === 0) throw new Error(`order ${order.id} is free without a free phase`);
    const now = clock.now();
    await fundOrder.spend(order);
    const byBalanceInCents = await fundOrder.draw(order, totalDueOf(order));
    const paid = { charges, byCardInCents: 0, byBalanceInCents, paymentMethodId: null, now };
    const invoice = invoiceOf(order, plansOf(order), paid);
    const started = subscriptionsOf(order, plansOf(order), { state: "active", now });
    const announcement = await announcePurchase(order, await addressees.find(order.identityId));
    await reservations.startFree(order, { started, invoice, announcement });
    const head = { identityId: order.identityId, currency: order.offer.currency, at: now };
    await ledger.write(head, [...billEntries(invoice), ...balanceEntries(invoice.id, byBalanceInCents)]);
    await begin?.(order);
    return { invoiceId: invoice.id, confirmedAt: now };
  };

  return async (order, { payment, card, recordConsent }) => {
    const obstacle = await open?.(order);
    if (obstacle !== undefined) return obstacle;
    const funded = await fundOrder.hold(order);
    if (!funded.ok) return { kind: "refuse", refusal: funded };
    await recordConsent();
    await hold?.(order);
    if (payment === undefined) {
      await claim?.(order, card);
      return { kind: "confirmed", refunds: [], ...(await startFree(order)) };
    }
    const held = subscriptionsOf(order, plansOf(order), { state: "reserved", now: clock.now() });
    await database.committing(() => reservations.reserve(order, { held, payment }));
    return { kind: "charge", payment };
  };
}
