import { and, desc, eq, gte, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { payments } from "../billing-tables.ts";
import { refunds } from "../refunds/refunds-tables.ts";
import type { Entry } from "./compare-movements.ts";
import { parityReports } from "./parity-tables.ts";

export type ParityReport = typeof parityReports.$inferSelect;

export interface Span {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

const PAGE_SIZE = 500;

export interface ParityRepository {
  /** What we hold to be through, the newest first, a page at a time. */
  listPayments(span: Span): AsyncIterable<Entry>;
  listRefunds(span: Span): AsyncIterable<Entry>;
  keep(report: ParityReport): Promise<void>;
  findLatest(): Promise<ParityReport | undefined>;
}

/** Reads payments and refunds in the order of time, and keeps what came of comparing them. */
export function createParityRepository(database: Database): ParityRepository {
  const queries = () => database.queries();

  const pageOfPayments = async ({ from, until }: Span, last: Entry | undefined): Promise<Entry[]> => {
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

  const pageOfRefunds = async ({ from, until }: Span, last: Entry | undefined): Promise<Entry[]> => {
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

    async keep(report) {
      await queries().insert(parityReports).values(report);
    },

    async findLatest() {
      const [report] = await queries()
        .select()
        .from(parityReports)
        .orderBy(desc(parityReports.ranAt))
        .limit(1);
      return report;
    },
  };
}

async function* readPages(read: (last: Entry | undefined) => Promise<Entry[]>): AsyncIterable<Entry> {
  let last: Entry | undefined;
  for (;;) {
    const page = await read(last);
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE_SIZE) return;
  }
}
