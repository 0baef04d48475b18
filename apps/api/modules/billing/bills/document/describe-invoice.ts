import type { InvoiceDocument, Seller } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { type Locale, localesOf } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { NumberAccount } from "../../guests/number-account.ts";
import type { ListHistory } from "../list-history.ts";
import { type Books, type InvoiceRow, serializeInvoice } from "#modules/books/index.ts";

/** More charges than the bills of a person can have in the time that history is kept. */
const MOST_PAYMENTS = 1000;
const YEARS_LOOKED_THROUGH = { hours: 2 * 366 * 24 };

export type DescribeInvoice = (identityId: string, invoiceId: string) => Promise<InvoiceDocument | undefined>;

/** All that stands on an invoice's paper; undefined if the person has no such invoice. */
export function createDescribeInvoice(dependencies: {
  invoices: Pick<Books["invoices"], "find">;
  profiles: Pick<Books["profiles"], "find">;
  listHistory: ListHistory;
  sellerTo: (identityId: string) => Promise<Seller>;
  clock: Clock;
  numberAccount: NumberAccount;
}): DescribeInvoice {
  const { invoices, profiles, listHistory, sellerTo, clock } = dependencies;

  const paymentsOf = async ({ identityId, id, createdAt }: InvoiceRow) => {
    const history = await listHistory({
      identityId,
      entryType: "payment",
      // The charge of an order is dated before the bill that it pays.
      from: createdAt.subtract({ hours: 48 }),
      to: createdAt.add(YEARS_LOOKED_THROUGH),
      isOldestFirst: true,
      limit: MOST_PAYMENTS,
    });
    return history
      .filter(({ invoiceIds }) => invoiceIds.includes(id))
      .map(({ paidAt, card, amount }) => ({
        paidOn: billingDayOf(Temporal.Instant.from(paidAt)),
        card,
        amount,
      }));
  };

  return async (identityId, invoiceId) => {
    const row = await invoices.find(identityId, invoiceId);
    if (row === undefined) return undefined;
    const profile = await profiles.find(identityId, row.billingProfileId);
    const invoice = serializeInvoice(row, clock.today());
    const seller = await sellerTo(identityId);
    return {
      invoice,
      issuedOn: billingDayOf(row.createdAt),
      seller: { ...seller, registrations: registrationsFor(invoice, seller) },
      accountNumber: await dependencies.numberAccount({ identityId, billingProfileId: row.billingProfileId }),
      billedTo: profile === undefined ? "" : `${profile.firstName} ${profile.lastName}`,
      payments: await paymentsOf(row),
      locales: localesFor(invoice.serviceAddress),
    };
  };
}

function billingDayOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().toString();
}

/** Only of the taxes that the invoice charges. GST and HST are collected under one number. */
function registrationsFor({ lines }: InvoiceDocument["invoice"], seller: Seller): Seller["registrations"] {
  const charged = new Set(lines.flatMap((line) => line.taxes.breakdown.map(({ taxType }) => taxType)));
  if (charged.has("hst")) charged.add("gst");
  return seller.registrations.filter(({ taxType }) => charged.has(taxType));
}

/** Quebec's comes in French before any other language. */
function localesFor({ country, state }: InvoiceDocument["invoice"]["serviceAddress"]): Locale[] {
  const locales = [...localesOf(country)];
  return country === "CA" && state === "QC" ? locales.toReversed() : locales;
}
