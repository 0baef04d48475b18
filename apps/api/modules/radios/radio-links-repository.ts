import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import { radioSubscriptions } from "./radios-tables.ts";

export interface RadioLink {
  identityId: string;
  subscriptionId: string;
  radioId: string;
  since: Temporal.Instant;
}

export interface RadioLinksRepository {
  /** Says that a subscription is heard on a radio; false where either has another. */
  link(link: RadioLink): Promise<boolean>;
  /**
   * Says that a subscription is heard on a radio, in place of one that is over; throws where another one is heard on it.
   */
  hear(link: RadioLink, former: { insteadOf: string | null }): Promise<void>;
  /** Takes back that a subscription is heard on a radio: it never began. */
  forget(subscriptionId: string): Promise<void>;
  /** Ends what is heard on a person's radios: they have no account any more. */
  unlinkAllOf(identityId: string, at: Temporal.Instant): Promise<void>;
  /** Until when the last plan was heard on a radio that is not any more; undefined where none ever was. */
  findLastHeard(radioId: string): Promise<Temporal.Instant | undefined>;
}

/** Storage of what is, and was, heard on which radio. */
export function createRadioLinksRepository(database: Database): RadioLinksRepository {
  const queries = () => database.queries();
  return {
    async link(link) {
      const rows = await queries()
        .insert(radioSubscriptions)
        .values({ id: randomId("rs"), ...link, until: null })
        .onConflictDoNothing()
        .returning({ id: radioSubscriptions.id });
      return rows.length > 0;
    },

    async hear({ radioId, since, ...link }, { insteadOf }) {
      if (insteadOf !== null)
        await queries()
          .update(radioSubscriptions)
          .set({ until: since })
          .where(
            and(
              eq(radioSubscriptions.radioId, radioId),
              eq(radioSubscriptions.subscriptionId, insteadOf),
              isNull(radioSubscriptions.until),
            ),
          );
      await queries()
        .insert(radioSubscriptions)
        .values({ id: randomId("rs"), ...link, radioId, since, until: null });
    },

    async forget(subscriptionId) {
      await queries().delete(radioSubscriptions).where(eq(radioSubscriptions.subscriptionId, subscriptionId));
    },

    async unlinkAllOf(identityId, at) {
      await queries()
        .update(radioSubscriptions)
        .set({ until: at })
        .where(and(eq(radioSubscriptions.identityId, identityId), isNull(radioSubscriptions.until)));
    },

    async findLastHeard(radioId) {
      const [row] = await queries()
        .select({ until: radioSubscriptions.until })
        .from(radioSubscriptions)
        .where(and(eq(radioSubscriptions.radioId, radioId), isNotNull(radioSubscriptions.until)))
        .orderBy(desc(radioSubscriptions.until))
        .limit(1);
      return row?.until ?? undefined;
    },
  };
}
