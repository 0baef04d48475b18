import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { invitations } from "./invitations-tables.ts";

export type Invitation = typeof invitations.$inferSelect;
export type Claim = Pick<Invitation, "claimedBy" | "claimedAt" | "subscriptionId">;

/** Storage of subscriptions that wait for their owner. */
export function createInvitationsRepository(database: Database) {
  const queries = () => database.queries();
  return {
    async add(invitation: Invitation): Promise<void> {
      await queries().insert(invitations).values(invitation);
    },

    async find(linkDigest: string): Promise<Invitation | undefined> {
      const [row] = await queries().select().from(invitations).where(eq(invitations.linkDigest, linkDigest));
      return row;
    },

    /** Locked to the end of the transaction: of two claims at once the second sees whose it became. */
    async findForUpdate(linkDigest: string): Promise<Invitation | undefined> {
      const [row] = await queries()
        .select()
        .from(invitations)
        .where(eq(invitations.linkDigest, linkDigest))
        .for("update");
      return row;
    },

    async noteClaim(id: string, claim: Claim): Promise<void> {
      await queries().update(invitations).set(claim).where(eq(invitations.id, id));
    },

    /** The subscription stays; whom it was for is forgotten with the person. */
    async forgetEmailOf(identityId: string): Promise<void> {
      await queries().update(invitations).set({ email: null }).where(eq(invitations.claimedBy, identityId));
    },

    /** A claimed one stays: it says where its subscription came from. */
    async removeExpired(before: Temporal.Instant): Promise<void> {
      await queries()
        .delete(invitations)
        .where(and(lt(invitations.expiresAt, before), isNull(invitations.claimedBy)));
    },
  };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;
