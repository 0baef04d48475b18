import { and, desc, eq, gte, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments } from "../tables/books-tables.ts";
import { refunds } from "../tables/refunds-tables.ts";

export interface Span {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** A payment or refund that we hold to be through. */
export interface SettledEntry {
  kind: "payment" | "refund";
  key: string;
  identityId: string;
  amountInCents: number;
  currency: string;
  at: Temporal.Instant;
}

const PAGE_SIZE = 500;

/** What we hold to be through, the newest first, a page at a time. */
export interface SettledMoneyRepository {
  listPayments(span: Span): AsyncIterable<SettledEntry>;
  listRefunds(span: Span): AsyncIterable<SettledEntry>;
}

/** Reads payments and refunds in the order of time. */
export function createSettledMoneyRepository(database: Database): SettledMoneyRepository {
  const queries = () => database.queries();

  const pageOfPayments = async (
    { from, until }: Span,
    last: SettledEntry | undefined,
  ): Promise<SettledEntry[]> => {
    const { identityId, id: key, amountInCents, currency, startedAt: at } = payments;
    const isBefore: SQL | undefined = last && or(lt(at, last.at), and(eq(at, last.at), lt(key, last.key)));
    const rows = await queries()
      .select({ identityId, key, amountInCents, currency, at })
      .from(payments)
      .where(and(eq(payments.state, "charged"), gte(at, from), lt(at, until), isBefore))
      .orderBy(desc(at), desc(key))
      .limit(PAGE_SIZE);
    return rows.map((row) => ({ kind: "payment", ...row }));
  };

  const pageOfRefunds = async (
    { from, until }: Span,
    last: SettledEntry | undefined,
  ): Promise<SettledEntry[]> => {
    const { identityId, id: key, amountInCents, currency, startedAt: at } = refunds;
    const isBefore: SQL | undefined = last && or(lt(at, last.at), and(eq(at, last.at), lt(key, last.key)));
    const rows = await queries()
      .select({ identityId, key, amountInCents, currency, at })
      .from(refunds)
      .where(and(eq(refunds.state, "refunded"), gte(at, from), lt(at, until), isBefore))
      .orderBy(desc(at), desc(key))
      .limit(PAGE_SIZE);
    return rows.map((row) => ({ kind: "refund", ...row }));
  };

  return {
    listPayments: (span) => readPages((last) => pageOfPayments(span, last)),
    listRefunds: (span) => readPages((last) => pageOfRefunds(span, last)),
  };
}

async function* readPages(
  read: (last: SettledEntry | undefined) => Promise<SettledEntry[]>,
): AsyncIterable<SettledEntry> {
  let last: SettledEntry | undefined;
  for (;;) {
    const page = await read(last);
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE_SIZE) return;
  }
}
