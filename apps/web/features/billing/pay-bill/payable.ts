import type { BalanceDue, BillingProfile, Invoice } from "@skywave/contract";
import type { CurrencyCode } from "#i18n/format.ts";
import type { CardOwner } from "../card/card-token.ts";

/** What a press of the button would pay. */
export interface Payable {
  /** Set where only this bill is paid. */
  invoiceId: string | undefined;
  amount: number;
  currency: CurrencyCode;
  /** What of the balance was taken off. */
  balance: number;
  invoices: readonly Invoice[];
  owner: CardOwner;
}

/** All that is due, or one bill of it; null where there is nothing to pay. */
export function payableOf(
  { amount, currency, balance, invoices }: BalanceDue,
  profile: BillingProfile | null,
  invoiceId: string | undefined,
): Payable | null {
  if (profile === null || amount <= 0) return null;
  const { serviceAddress: address, billingProfileName } = profile;
  const owner = { ...billingProfileName.firstAndLastName, address };
  if (invoiceId === undefined)
    return { invoiceId, amount, currency, balance: balance.value, invoices, owner };
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined) return null;
  return { invoiceId, amount: invoice.amountDue, currency, balance: 0, invoices: [invoice], owner };
}
