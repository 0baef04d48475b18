import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { invitations } from "./invitations-tables.ts";

export type Invitation = typeof invitations.$inferSelect;
export type Claim = Pick<Invitation, "claimedBy" | "claimedAt" | "subscriptionId">;

export interface InvitationsRepository {
  add(invitation: Invitation): Promise<void>;
  find(linkDigest: string): Promise<Invitation | undefined>;
  /** Locked to the end of the transaction: of two claims at once the second sees whose it became. */
  findForUpdate(linkDigest: string): Promise<Invitation | undefined>;
  noteClaim(id: string, claim: Claim): Promise<void>;
  /** The subscription stays; whom it was for is forgotten with the person. */
  forgetEmailOf(identityId: string): Promise<void>;
  /** A claimed one stays: it says where its subscription came from. */
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of subscriptions that wait for their owner. */
export function createInvitationsRepository(database: Database): InvitationsRepository {
  const queries = () => database.queries();
  return {
    async add(invitation) {
      await queries().insert(invitations).values(invitation);
    },

    async find(linkDigest) {
      const [row] = await queries().select().from(invitations).where(eq(invitations.linkDigest, linkDigest));
      return row;
    },

    async findForUpdate(linkDigest) {
      const [row] = await queries()
        .select()
        .from(invitations)
        .where(eq(invitations.linkDigest, linkDigest))
        .for("update");
      return row;
    },

    async noteClaim(id, claim) {
      await queries().update(invitations).set(claim).where(eq(invitations.id, id));
    },

    async forgetEmailOf(identityId) {
      await queries().update(invitations).set({ email: null }).where(eq(invitations.claimedBy, identityId));
    },

    async removeExpired(before) {
      await queries()
        .delete(invitations)
        .where(and(lt(invitations.expiresAt, before), isNull(invitations.claimedBy)));
    },
  };
}
