import { and, eq, notExists } from "drizzle-orm";
import type { Books, CardSpan, ExpiringCard, IsMeant } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Database } from "#platform/database/database.ts";
import { advanceMessages } from "./advance-messages-tables.ts";

type Topic = "cardExpiring" | "cardExpired";

export interface CardExpiriesRepository {
  /** Those, anybody's or one person's, that expire by a day and after another one, and of which the owner does not know and can be told. */
  listUnnotified(
    topic: Topic,
    options: CardSpan & { by: Temporal.PlainDate; limit: number },
  ): Promise<ExpiringCard[]>;
  /** The first day after another one on which a card expires of which the owner does not know and can be told. */
  firstUnnotified(topic: Topic, span: CardSpan): Promise<Temporal.PlainDate | undefined>;
}

/** Finds the cards that bills are charged to and whose owners have to be told that they expire. */
export function createCardExpiriesRepository(
  database: Database,
  {
    expiringCards,
    subscriptions,
    identities,
  }: Pick<Books, "expiringCards"> & {
    subscriptions: Pick<Subscriptions, "isBilledTo">;
    identities: Pick<Identities, "hasAddress">;
  },
): CardExpiriesRepository {
  const isUnnotified =
    (topic: Topic): IsMeant =>
    (card) =>
      and(
        subscriptions.isBilledTo(card),
        identities.hasAddress(card.identityId),
        notExists(
          database
            .queries()
            .select({ about: advanceMessages.about })
            .from(advanceMessages)
            .where(
              and(
                eq(advanceMessages.identityId, card.identityId),
                eq(advanceMessages.subjectId, card.id),
                eq(advanceMessages.topic, topic),
                eq(advanceMessages.about, card.expiresOn),
              ),
            ),
        ),
      );

  return {
    listUnnotified: (topic, span) => expiringCards.list(span, isUnnotified(topic)),
    firstUnnotified: (topic, span) => expiringCards.firstDay(span, isUnnotified(topic)),
  };
}
