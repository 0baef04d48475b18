import { and, eq, exists, gt, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { paymentMethods } from "#modules/books/index.ts";
import { subscriptions } from "#modules/subscriptions/index.ts";
import { notices } from "./notices-tables.ts";

export interface ExpiringCard {
  identityId: string;
  id: string;
  last4: string;
  /** The first day on which it is no good. */
  expiresOn: Temporal.PlainDate;
}

// Months since the year nought, of the first day after the card's last month.
const lastMonth = sql<number>`(${paymentMethods.expiryYear} * 12 + ${paymentMethods.expiryMonth})`;
const PAYS_BY_THE_CARD = and(
  eq(subscriptions.identityId, paymentMethods.identityId),
  eq(subscriptions.billingProfileId, paymentMethods.billingProfileId),
  eq(subscriptions.source, "stripe"),
  inArray(subscriptions.state, ["active", "past_due", "paused", "suspended"]),
);

type Topic = "cardExpiring" | "cardExpired";

interface CardSpan {
  after?: Temporal.PlainDate | undefined;
  /** Whose cards; everybody's where it is left out. */
  identityId?: string | undefined;
}

export interface CardExpiriesRepository {
  /** Those, anybody's or one person's, that expire by a day and after another one, and of which the owner does not know. */
  listUntold(
    topic: Topic,
    options: CardSpan & { by: Temporal.PlainDate; limit: number },
  ): Promise<ExpiringCard[]>;
  /** The first day after another one on which a card expires of which the owner does not know. */
  firstUntold(topic: Topic, span: CardSpan): Promise<Temporal.PlainDate | undefined>;
}

/** Finds the cards that bills are charged to and whose owners have to be told that they expire. */
export function createCardExpiriesRepository(database: Database): CardExpiriesRepository {
  const queries = () => database.queries();
  const isUntold = (topic: Topic, { after, identityId }: CardSpan) =>
    and(
      identityId === undefined ? undefined : eq(paymentMethods.identityId, identityId),
      eq(paymentMethods.isDefault, true),
      isNull(paymentMethods.removedAt),
      after === undefined ? undefined : gt(lastMonth, monthsOf(after)),
      exists(queries().select({ id: subscriptions.id }).from(subscriptions).where(PAYS_BY_THE_CARD)),
      notExists(queries().select({ about: notices.about }).from(notices).where(tellsOfTheCard(topic))),
    );

  return {
    async listUntold(topic, { by, limit, ...span }) {
      const rows = await queries()
        .select()
        .from(paymentMethods)
        .where(and(isUntold(topic, span), lte(lastMonth, monthsOf(by))))
        .limit(limit);
      return rows.map(({ identityId, id, last4, expiryYear: year, expiryMonth: month }) => {
        const expiresOn = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 });
        return { identityId, id, last4, expiresOn };
      });
    },

    async firstUntold(topic, span) {
      const [row] = await queries()
        .select({ months: sql<string | null>`min(${lastMonth})` })
        .from(paymentMethods)
        .where(isUntold(topic, span));
      return row?.months == null ? undefined : firstDayOf(Number(row.months));
    },
  };
}

function tellsOfTheCard(topic: Topic) {
  const { expiryYear, expiryMonth } = paymentMethods;
  return and(
    eq(notices.identityId, paymentMethods.identityId),
    eq(notices.subjectId, paymentMethods.id),
    eq(notices.topic, topic),
    eq(notices.about, sql`make_date(${expiryYear}, ${expiryMonth}, 1) + interval '1 month'`),
  );
}

function monthsOf({ year, month }: Temporal.PlainDate): number {
  return year * 12 + month - 1;
}

function firstDayOf(months: number): Temporal.PlainDate {
  return new Temporal.PlainDate(0, 1, 1).add({ months });
}
