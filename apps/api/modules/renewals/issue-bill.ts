import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Bill } from "@skywave/domain/pricing/bills-from";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import {
  balanceEntries,
  billEntries,
  type Books,
  type NewInvoice,
  storeCharge,
} from "#modules/books/index.ts";
import { addressOn, offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";

export interface IssuedBill {
  invoice: NewInvoice;
  /** What no balance pays. */
  amountDueInCents: number;
}

export interface IssueParts {
  bills: Books["bills"];
  balances: Books["balances"];
  ledger: Books["ledger"];
  clock: Clock;
}

export interface Issuing {
  /** Paid otherwise than from the balance; nothing, if left out. */
  settledInCents?: number;
  /** The plan whose days are given back; that of the bill, if left out. */
  creditedPlan?: string;
}

export type IssueBill = (row: SubscriptionRow, bill: Bill, issuing?: Issuing) => Promise<IssuedBill>;

/**
 * Makes a bill of a subscription as of its day. What is not settled otherwise is paid from the balance as far as
 * that goes; of a credit it goes into it.
 */
export function createIssueBill({ bills, balances, ledger, clock }: IssueParts): IssueBill {
  return async (row, bill, { settledInCents = 0, creditedPlan } = {}) => {
    if (row.billingProfileId === null) throw new Error(`subscription ${row.id} is billed to nobody`);
    const { identityId, billingProfileId } = row;
    const offer = offerOn(row, bill.on);
    const drawn = await balances.draw(
      { identityId, billingProfileId, currency: offer.currency },
      bill.totalInCents - settledInCents,
    );
    const invoice: NewInvoice = {
      identityId,
      id: randomId("inv"),
      orderId: null,
      subscriptionId: row.id,
      otherSubscriptionIds: [],
      billingProfileId,
      description: offer.name,
      currency: offer.currency,
      firstCharge: bill.firstCharge,
      charges: bill.charges.map((charge) => ({
        ...storeCharge(charge),
        ...(charge.kind === "credit" &&
          creditedPlan !== undefined &&
          creditedPlan !== offer.name && { planName: creditedPlan }),
      })),
      totalInCents: bill.totalInCents,
      appliedBalanceInCents: drawn.appliedBalanceInCents,
      paidInCents: settledInCents,
      writtenOffInCents: 0,
      dueDate: bill.on,
      paymentMethodId: null,
      serviceAddress: addressOn(row, bill.on),
      createdAt: instantOf(bill.on, clock),
    };
    await bills.add(invoice);
    const head = { identityId, currency: invoice.currency, at: invoice.createdAt };
    await ledger.write(head, [
      ...billEntries(invoice),
      ...balanceEntries(invoice.id, invoice.appliedBalanceInCents),
    ]);
    return { invoice, amountDueInCents: drawn.amountDueInCents };
  };
}

/** A bill of an earlier day is dated by that day. */
function instantOf(day: Temporal.PlainDate, clock: Clock): Temporal.Instant {
  return day.equals(clock.today()) ? clock.now() : day.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}
