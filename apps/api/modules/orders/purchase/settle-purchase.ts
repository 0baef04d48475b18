import type { WithSubquery } from "drizzle-orm";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import {
  balanceEntries,
  billEntries,
  type DecidedCharge,
  type Payment,
  paymentEntries,
} from "#modules/books/index.ts";
import type { Addressee, Identities } from "#modules/identities/index.ts";
import type { FundOrder } from "../funding/fund-order.ts";
import type { Confirmation } from "../order/kind-of-order.ts";
import { invoiceOf } from "./purchase-bill.ts";
import type { PurchaseRow, PurchaseRules } from "./purchase-row.ts";
import type { SettlementRepository } from "./settlement-repository.ts";

/** Tells the customer of a confirmed purchase; it joins the statement that confirms. */
export type AnnouncePurchase = (
  order: { identityId: string; id: string },
  addressee: Addressee | undefined,
) => Promise<WithSubquery[]>;

/** To whom mails go. */
export type Addressees = Pick<Identities, "find">;

export interface SettlePurchaseParts {
  database: Database;
  clock: Clock;
  settlement: SettlementRepository;
  fundOrder: FundOrder;
  announcePurchase: AnnouncePurchase;
}

/** Makes a purchase final by what the card processor said. */
export function createSettlePurchase<O extends PurchaseRow>(
  { database, clock, settlement, fundOrder, announcePurchase }: SettlePurchaseParts,
  { plansOf, letGo, begin }: PurchaseRules<O>,
): (order: O, payment: Payment, decided: DecidedCharge) => Promise<Confirmation | undefined> {
  const confirm = (order: O, payment: Payment, chargeId: string): Promise<Confirmation | undefined> =>
    database.inTransaction(async () => {
      const charges = order.charges.oneTimeCharge;
      if (charges.length === 0) throw new Error(`order ${order.id} was charged with nothing due`);
      const plans = plansOf(order);
      const { amountInCents, paymentMethodId } = payment;
      const paid = { charges, byCardInCents: amountInCents, paymentMethodId, now: clock.now() };
      const unfunded = invoiceOf(order, plans, { ...paid, byBalanceInCents: 0 });
      crashPoint("settle.begun");
      const claimed = await settlement.markCharged(payment, chargeId, unfunded);
      if (claimed === undefined) return undefined;
      await fundOrder.spend(order);
      const byBalanceInCents = await fundOrder.draw(order, unfunded.totalInCents - amountInCents);
      const invoice = { ...unfunded, appliedBalanceInCents: byBalanceInCents };
      crashPoint("settle.written");
      await begin?.(order);
      const announcement = await announcePurchase(order, claimed.addressee ?? undefined);
      crashPoint("settle.announced");
      const entries = [
        ...billEntries(invoice),
        ...paymentEntries(invoice.id, invoice.paidInCents),
        ...balanceEntries(invoice.id, byBalanceInCents),
      ];
      await database.committing(() => settlement.confirm(order, invoice, { entries, announcement }));
      return { invoiceId: invoice.id, confirmedAt: invoice.createdAt };
    });

  return async (order, payment, decided) => {
    if (decided.kind === "charged") return confirm(order, payment, decided.chargeId);
    await database.inTransaction(async () => {
      const started = plansOf(order).map(({ subscriptionId }) => subscriptionId ?? "");
      if (!(await settlement.decline(payment, { started, nextMove: decided.nextMove }))) return;
      await fundOrder.release(order);
      await letGo?.(order);
    });
    return undefined;
  };
}
