import { and, asc, eq, inArray, lt, lte, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { gifts } from "./gifts-tables.ts";

/** Gifts by their days: which are to be sent, and of which nobody needs to know any more. */
export function createGiftDaysRepository(database: Database) {
  const queries = () => database.queries();
  const ofWhom = (identityId: string | undefined) =>
    identityId === undefined ? undefined : eq(gifts.identityId, identityId);

  return {
    /** The paid gifts, anybody's or one person's, whose day has come. */
    async listDue(day: Temporal.PlainDate, who: { identityId: string | undefined; limit: number }) {
      return queries()
        .select({ identityId: gifts.identityId, id: gifts.id })
        .from(gifts)
        .where(and(eq(gifts.state, "scheduled"), lte(gifts.sendOn, day), ofWhom(who.identityId)))
        .orderBy(asc(gifts.sendOn), asc(gifts.id))
        .limit(who.limit);
    },

    /** One person's paid gifts that wait for their day, the next to be sent first. */
    async listScheduled(identityId: string) {
      return queries()
        .select({
          giftId: gifts.id,
          recipientName: gifts.recipientName,
          amountInCents: gifts.amountInCents,
          currency: gifts.currency,
          sendOn: gifts.sendOn,
        })
        .from(gifts)
        .where(and(eq(gifts.state, "scheduled"), eq(gifts.identityId, identityId)))
        .orderBy(asc(gifts.sendOn), asc(gifts.id));
    },

    async firstDueDay(identityId: string | undefined): Promise<Temporal.PlainDate | undefined> {
      const [row] = await queries()
        .select({ sendOn: gifts.sendOn })
        .from(gifts)
        .where(and(eq(gifts.state, "scheduled"), ofWhom(identityId)))
        .orderBy(asc(gifts.sendOn))
        .limit(1);
      return row?.sendOn;
    },

    /** Quotes that nobody confirmed: whom they name has not asked to be kept. */
    async removeQuotesBefore(instant: Temporal.Instant): Promise<void> {
      await queries()
        .delete(gifts)
        .where(and(eq(gifts.state, "quoted"), lt(gifts.quotedAt, instant)));
    },

    /** Forgets whom gifts were for, once that is over: of those that were paid before a moment, or of one giver. */
    async forgetRecipients(of: { paidBefore: Temporal.Instant } | { identityId: string }): Promise<void> {
      const isMeant =
        "identityId" in of ? eq(gifts.identityId, of.identityId) : lt(gifts.paidAt, of.paidBefore);
      await queries()
        .update(gifts)
        .set({ recipientName: "", recipientEmail: "", message: "" })
        .where(
          and(inArray(gifts.state, ["sent", "takenBack", "voided"]), ne(gifts.recipientEmail, ""), isMeant),
        );
    },
  };
}
