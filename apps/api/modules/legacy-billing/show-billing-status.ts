import type { BillingStatus, NextBill } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { ListHistory } from "#modules/billing/index.ts";
import { amountDueInCents, type Books } from "#modules/books/index.ts";
import { decideBillingStatus } from "./decide-billing-status.ts";

const LONGEST_HISTORY_IN_MONTHS = 24;

export type ShowBillingStatus = (identityId: string, country: "US" | "CA") => Promise<BillingStatus>;

/** Reads from the books that there are how an account stands with its bills. */
export function createShowBillingStatus({
  profiles,
  owing,
  balances,
  listHistory,
  findNextBill,
  clock,
}: {
  profiles: Pick<Books["profiles"], "findDefault" | "listPaymentMethods">;
  owing: Pick<Books["owing"], "listOwed">;
  balances: Pick<Books["balances"], "find">;
  listHistory: ListHistory;
  findNextBill: (identityId: string) => Promise<NextBill | undefined>;
  clock: Clock;
}): ShowBillingStatus {
  const findLastPayment = async (identityId: string) => {
    const to = clock.now();
    const from = to
      .toZonedDateTimeISO(BILLING_TIME_ZONE)
      .subtract({ months: LONGEST_HISTORY_IN_MONTHS })
      .toInstant();
    const query = { identityId, from, to, entryType: "payment", isOldestFirst: false, limit: 1 } as const;
    const [last] = await listHistory(query);
    if (last === undefined) return undefined;
    const at = Temporal.Instant.from(last.paidAt);
    return { date: at.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate(), amount: last.amount };
  };

  return async (identityId, country) => {
    const profile = await profiles.findDefault(identityId);
    const cards = profile === undefined ? [] : await profiles.listPaymentMethods(identityId, profile.id);
    const next = await findNextBill(identityId);
    const owed = await owing.listOwed(identityId);
    return decideBillingStatus({
      today: clock.today(),
      currency: profile?.currency ?? (country === "CA" ? "CAD" : "USD"),
      isEBill: profile?.isEBill ?? true,
      hasCard: cards.length > 0,
      creditInCents: profile === undefined ? 0 : await balances.find(identityId, profile.id),
      owed: owed.map((invoice) => ({ dueDate: invoice.dueDate, amountInCents: amountDueInCents(invoice) })),
      lastPayment: await findLastPayment(identityId),
      nextPayment: next && { date: Temporal.PlainDate.from(next.date), amount: next.amount },
    });
  };
}
