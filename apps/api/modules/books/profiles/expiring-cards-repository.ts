import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { paymentMethods } from "../tables/books-tables.ts";

export interface ExpiringCard {
  identityId: string;
  id: string;
  last4: string;
  /** The first day on which it is no good. */
  expiresOn: Temporal.PlainDate;
}

export interface CardSpan {
  after?: Temporal.PlainDate | undefined;
  /** Whose cards; everybody's where it is left out. */
  identityId?: string | undefined;
}

/** A card in a statement that another module adds a condition to. */
export interface CardColumns {
  identityId: AnyPgColumn;
  billingProfileId: AnyPgColumn;
  id: AnyPgColumn;
  expiresOn: SQL;
}

export type IsMeant = (card: CardColumns) => SQL | undefined;

/** Cards that bills are charged to and that expire. */
export interface ExpiringCardsRepository {
  /** Those, anybody's or one person's, that expire by a day and after another one, as far as they are meant. */
  list(span: CardSpan & { by: Temporal.PlainDate; limit: number }, isMeant: IsMeant): Promise<ExpiringCard[]>;
  /** The first day after another one on which one of them expires. */
  firstDay(span: CardSpan, isMeant: IsMeant): Promise<Temporal.PlainDate | undefined>;
}

const { expiryYear, expiryMonth } = paymentMethods;
// Months since the year nought, of the first day after the card's last month.
const lastMonth = sql`(${expiryYear} * 12 + ${expiryMonth})`.mapWith(Number);
const CARD: CardColumns = {
  identityId: paymentMethods.identityId,
  billingProfileId: paymentMethods.billingProfileId,
  id: paymentMethods.id,
  expiresOn: sql`make_date(${expiryYear}, ${expiryMonth}, 1) + interval '1 month'`,
};

/** Finds cards by the month in which they expire. */
export function createExpiringCardsRepository(database: Database): ExpiringCardsRepository {
  const queries = () => database.queries();
  const isIn = ({ after, identityId }: CardSpan, isMeant: IsMeant) =>
    and(
      identityId === undefined ? undefined : eq(paymentMethods.identityId, identityId),
      eq(paymentMethods.isDefault, true),
      isNull(paymentMethods.removedAt),
      after === undefined ? undefined : gt(lastMonth, monthsOf(after)),
      isMeant(CARD),
    );

  return {
    async list({ by, limit, ...span }, isMeant) {
      const rows = await queries()
        .select()
        .from(paymentMethods)
        .where(and(isIn(span, isMeant), lte(lastMonth, monthsOf(by))))
        .limit(limit);
      return rows.map(({ identityId, id, last4, expiryYear: year, expiryMonth: month }) => {
        const expiresOn = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 });
        return { identityId, id, last4, expiresOn };
      });
    },

    async firstDay(span, isMeant) {
      const [row] = await queries()
        .select({ months: sql<string | null>`min(${lastMonth})` })
        .from(paymentMethods)
        .where(isIn(span, isMeant));
      return row?.months == null ? undefined : firstDayOf(Number(row.months));
    },
  };
}

function monthsOf({ year, month }: Temporal.PlainDate): number {
  return year * 12 + month - 1;
}

function firstDayOf(months: number): Temporal.PlainDate {
  return new Temporal.PlainDate(0, 1, 1).add({ months });
}
