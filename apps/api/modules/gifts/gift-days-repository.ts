import { and, asc, eq, inArray, lt, lte, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { GiftRow } from "./gifts-repository.ts";
import { gifts } from "./gifts-tables.ts";

interface WaitingGift extends Pick<GiftRow, "recipientName" | "amountInCents" | "currency" | "sendOn"> {
  giftId: string;
}

export interface GiftDaysRepository {
  /** The paid gifts, anybody's or one person's, whose day has come. */
  listDue(
    day: Temporal.PlainDate,
    who: { identityId: string | undefined; limit: number },
  ): Promise<Pick<GiftRow, "identityId" | "id">[]>;
  /** One person's paid gifts that wait for their day, the next to be sent first. */
  listScheduled(identityId: string): Promise<WaitingGift[]>;
  firstDueDay(identityId: string | undefined): Promise<Temporal.PlainDate | undefined>;
  /** Quotes that nobody confirmed: whom they name has not asked to be kept. */
  removeQuotesBefore(instant: Temporal.Instant): Promise<void>;
  /** Forgets whom gifts were for, once that is over: of those that were paid before a moment, or of one giver. */
  forgetRecipients(of: { paidBefore: Temporal.Instant } | { identityId: string }): Promise<void>;
}

/** Gifts by their days: which are to be sent, and of which nobody needs to know any more. */
export function createGiftDaysRepository(database: Database): GiftDaysRepository {
  const queries = () => database.queries();
  const ofWhom = (identityId: string | undefined) =>
    identityId === undefined ? undefined : eq(gifts.identityId, identityId);

  return {
    async listDue(day, who) {
      return queries()
        .select({ identityId: gifts.identityId, id: gifts.id })
        .from(gifts)
        .where(and(eq(gifts.state, "scheduled"), lte(gifts.sendOn, day), ofWhom(who.identityId)))
        .orderBy(asc(gifts.sendOn), asc(gifts.id))
        .limit(who.limit);
    },

    async listScheduled(identityId) {
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

    async firstDueDay(identityId) {
      const [row] = await queries()
        .select({ sendOn: gifts.sendOn })
        .from(gifts)
        .where(and(eq(gifts.state, "scheduled"), ofWhom(identityId)))
        .orderBy(asc(gifts.sendOn))
        .limit(1);
      return row?.sendOn;
    },

    async removeQuotesBefore(instant) {
      await queries()
        .delete(gifts)
        .where(and(eq(gifts.state, "quoted"), lt(gifts.quotedAt, instant)));
    },

    async forgetRecipients(of) {
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
