import type { RemovalReason } from "@skywave/contract";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { RadioLink } from "./radio-links-repository.ts";
import { radioSubscriptions } from "./radios-tables.ts";

type OwnRadioLink = Pick<RadioLink, "identityId" | "radioId">;

interface EndedLink {
  subscriptionId: string;
  until: Temporal.Instant;
}

export interface RadioRemovals {
  /** Ends that a person's plan is heard on a radio; undefined where none is. */
  unlink(
    link: OwnRadioLink,
    removal: { reason: RemovalReason; note: string | null; at: Temporal.Instant },
  ): Promise<EndedLink | undefined>;
  /** The last of their plans that was heard on it, and until when. */
  findLastEnded(link: OwnRadioLink): Promise<EndedLink | undefined>;
}

/** Storage of the radios that their owners took off their plans. */
export function createRadioRemovalsRepository(database: Database): RadioRemovals {
  const queries = () => database.queries();
  const ofOwner = ({ identityId, radioId }: OwnRadioLink) =>
    and(eq(radioSubscriptions.identityId, identityId), eq(radioSubscriptions.radioId, radioId));
  return {
    async unlink(link, { reason, note, at }) {
      const [row] = await queries()
        .update(radioSubscriptions)
        .set({ until: at, removalReason: reason, removalNote: note })
        .where(
          and(
            ofOwner(link),
            isNull(radioSubscriptions.until),
            // One that is being paid for is not there yet.
            eq(radioSubscriptions.isMovingIn, false),
          ),
        )
        .returning({ subscriptionId: radioSubscriptions.subscriptionId });
      return row === undefined ? undefined : { ...row, until: at };
    },

    async findLastEnded(link) {
      const [row] = await queries()
        .select({ subscriptionId: radioSubscriptions.subscriptionId, until: radioSubscriptions.until })
        .from(radioSubscriptions)
        .where(and(ofOwner(link), isNotNull(radioSubscriptions.until)))
        .orderBy(desc(radioSubscriptions.until))
        .limit(1);
      return row?.until == null ? undefined : { subscriptionId: row.subscriptionId, until: row.until };
    },
  };
}
