import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { randomId } from "#platform/security/random-id.ts";
import { radioSubscriptions } from "./radios-tables.ts";

export interface RadioLink {
  identityId: string;
  subscriptionId: string;
  radioId: string;
  since: Temporal.Instant;
}

/** A radio that a subscription is or was heard on, from when on. */
export type HeardRadio = Pick<RadioLink, "subscriptionId" | "radioId" | "since">;

export interface RadioLinksRepository {
  /** Says that a subscription is heard on a radio; false where either has another. */
  link(link: RadioLink): Promise<boolean>;
  /**
   * Says that a subscription is heard on a radio, in place of one that is over; throws where another one is heard on it.
   */
  hear(link: RadioLink, former: { insteadOf: string | null }): Promise<void>;
  /** Takes back that a subscription is heard on a radio: it never began. */
  forget(subscriptionId: string): Promise<void>;
  /** Keeps a radio for a subscription that is to move there; throws where another one is heard on it. */
  holdMove(link: RadioLink, former: { insteadOf: string | null }): Promise<void>;
  /** Says that a subscription has moved to the radio that was kept for it. */
  settleMove(subscriptionId: string, at: Temporal.Instant): Promise<void>;
  /** Lets go of the radio that was kept for a subscription. */
  forgetMove(subscriptionId: string): Promise<void>;
  /** Ends what is heard on a person's radios: they have no account any more. Returns the radios. */
  unlinkAllOf(identityId: string, at: Temporal.Instant): Promise<string[]>;
  /** Hands what is heard on a person's radios to the account that their plans are in from now on; what was heard stays. */
  moveAllOf(identityId: string, keeperId: string): Promise<void>;
  /** On what a person's subscriptions are and were heard, the earliest first. */
  listHeardOf(identityId: string): Promise<HeardRadio[]>;
  /** Until when the last plan was heard on a radio that is not any more; undefined where none ever was. */
  findLastHeard(radioId: string): Promise<Temporal.Instant | undefined>;
  /** When plans that were heard elsewhere have moved onto a radio, and when its own have moved away, since then. */
  listMoves(radioId: string, since: Temporal.Instant): Promise<Temporal.Instant[]>;
}

type Link = Pick<typeof radioSubscriptions.$inferSelect, "subscriptionId" | "radioId" | "since" | "until">;

/** Storage of what is, and was, heard on which radio. */
export function createRadioLinksRepository(database: Database): RadioLinksRepository {
  const queries = () => database.queries();
  const add = (link: RadioLink, isMovingIn: boolean) =>
    queries()
      .insert(radioSubscriptions)
      .values({ id: randomId("rs"), ...link, until: null, isMovingIn });
  const isOf = (subscriptionId: string, isMovingIn: boolean) =>
    and(
      eq(radioSubscriptions.subscriptionId, subscriptionId),
      eq(radioSubscriptions.isMovingIn, isMovingIn),
      isNull(radioSubscriptions.until),
    );
  const giveWay = async ({ radioId, since }: RadioLink, subscriptionId: string | null) => {
    if (subscriptionId === null) return;
    await queries()
      .update(radioSubscriptions)
      .set({ until: since })
      .where(and(eq(radioSubscriptions.radioId, radioId), isOf(subscriptionId, false)));
  };
  return {
    async link(link) {
      const rows = await add(link, false).onConflictDoNothing().returning({ id: radioSubscriptions.id });
      return rows.length > 0;
    },

    async hear(link, { insteadOf }) {
      await giveWay(link, insteadOf);
      await add(link, false);
    },

    async holdMove(link, { insteadOf }) {
      await giveWay(link, insteadOf);
      await add(link, true);
    },

    async settleMove(subscriptionId, at) {
      await queries().update(radioSubscriptions).set({ until: at }).where(isOf(subscriptionId, false));
      await queries()
        .update(radioSubscriptions)
        .set({ isMovingIn: false, since: at })
        .where(isOf(subscriptionId, true));
    },

    async forgetMove(subscriptionId) {
      await queries().delete(radioSubscriptions).where(isOf(subscriptionId, true));
    },

    async forget(subscriptionId) {
      await queries().delete(radioSubscriptions).where(eq(radioSubscriptions.subscriptionId, subscriptionId));
    },

    async unlinkAllOf(identityId, at) {
      const rows = await queries()
        .update(radioSubscriptions)
        .set({ until: at })
        .where(and(eq(radioSubscriptions.identityId, identityId), isNull(radioSubscriptions.until)))
        .returning({ radioId: radioSubscriptions.radioId });
      return rows.map(({ radioId }) => radioId);
    },

    async moveAllOf(identityId, keeperId) {
      await queries()
        .update(radioSubscriptions)
        .set({ identityId: keeperId })
        .where(and(eq(radioSubscriptions.identityId, identityId), isNull(radioSubscriptions.until)));
    },

    async listHeardOf(identityId) {
      const { subscriptionId, radioId, since } = radioSubscriptions;
      return queries()
        .select({ subscriptionId, radioId, since })
        .from(radioSubscriptions)
        .where(and(eq(radioSubscriptions.identityId, identityId), eq(radioSubscriptions.isMovingIn, false)))
        .orderBy(asc(since));
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

    listMoves: createListMoves(database),
  };
}

function createListMoves(database: Database): RadioLinksRepository["listMoves"] {
  const { subscriptionId, radioId: heardOn, since, until, isMovingIn } = radioSubscriptions;
  return async (radioId, after) => {
    const onRadio = database
      .queries()
      .select({ subscriptionId })
      .from(radioSubscriptions)
      .where(eq(heardOn, radioId));
    const links = await database
      .queries()
      .select({ subscriptionId, radioId: heardOn, since, until })
      .from(radioSubscriptions)
      .where(and(inArray(subscriptionId, onRadio), eq(isMovingIn, false)));
    const isLate = (link: Link) => Temporal.Instant.compare(link.since, after) >= 0;
    return links.filter((link) => isLate(link) && isMove(link, { radioId, links })).map((link) => link.since);
  };
}

/** Whether a plan came to where it is heard straight from a radio, or onto that radio from another one. */
function isMove(came: Link, { radioId, links }: { radioId: string; links: readonly Link[] }): boolean {
  return links.some(({ subscriptionId, radioId: formerId, until }) => {
    if (subscriptionId !== came.subscriptionId || formerId === came.radioId || until === null) return false;
    if (came.radioId === radioId) return Temporal.Instant.compare(until, came.since) <= 0;
    return formerId === radioId && until.equals(came.since);
  });
}
