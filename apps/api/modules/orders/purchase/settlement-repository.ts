import { and, eq, type WithSubquery } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { Books, LedgerEntry, NewInvoice, Payment } from "#modules/books/index.ts";
import type { Addressee, Identities } from "#modules/identities/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { orders } from "../order/orders-tables.ts";
import type { PurchaseRow } from "./purchase-row.ts";

type Bought = Pick<PurchaseRow, "identityId" | "id">;

export interface SettlementRepository {
  /** Claims the attempt for settling, and says who is told of it; undefined when somebody else has settled it. */
  markCharged(
    payment: Payment,
    chargeId: string,
    invoice: NewInvoice,
  ): Promise<{ addressee: Addressee | null } | undefined>;
  /** Writes the bill with its ledger entries, starts the subscriptions, confirms the order, and tells of it. */
  confirm(
    order: Bought,
    invoice: NewInvoice,
    along: { entries: LedgerEntry[]; announcement: WithSubquery[] },
  ): Promise<void>;
  /** Puts the order back to where it can be tried again; false when somebody else has settled the attempt. */
  decline(
    payment: Payment,
    options: { started: readonly string[]; nextMove: NonNullable<Payment["nextMove"]> },
  ): Promise<boolean>;
}

/**
 * The writes by which an order becomes final. Each is one statement over several tables, since every statement
 * is a trip to the database while the customer waits. Call them in a transaction.
 */
export function createSettlementRepository(
  database: Database,
  parts: Pick<Books, "bills" | "ledger" | "attempts"> & {
    subscriptions: Subscriptions;
    identities: Pick<Identities, "addresseeOf">;
  },
): SettlementRepository {
  const { bills, ledger, attempts, subscriptions, identities } = parts;
  const queries = () => database.queries();
  const isOrder = (identityId: string, id: string) =>
    and(eq(orders.identityId, identityId), eq(orders.id, id));

  return {
    async markCharged(payment, processorChargeId, { id: invoiceId, createdAt: paidAt }) {
      const charged = { state: "charged", processorChargeId, invoiceId, paidAt } as const;
      const claimed = await attempts.settleReading(
        payment,
        charged,
        identities.addresseeOf(payment.identityId),
      );
      return claimed && { addressee: claimed.read };
    },

    async confirm(order, invoice, { entries, announcement }) {
      const { identityId, subscriptionId, otherSubscriptionIds } = invoice;
      const ids = [subscriptionId, ...otherSubscriptionIds];
      await queries()
        .with(
          bills.adding(invoice),
          ledger.writing({ ...invoice, at: invoice.createdAt }, entries),
          subscriptions.starting({ identityId, ids }),
          ...announcement,
        )
        .update(orders)
        .set({ state: "confirmed", invoiceId: invoice.id, confirmedAt: invoice.createdAt })
        .where(isOrder(identityId, order.id));
    },

    async decline(payment, { started, nextMove }) {
      const { identityId, subjectId } = payment;
      if (!(await attempts.settle(payment, { state: "declined", nextMove }))) return false;
      await queries()
        .with(subscriptions.removing({ identityId, ids: started }))
        .update(orders)
        .set({ state: "quoted" })
        .where(isOrder(identityId, subjectId));
      return true;
    },
  };
}
