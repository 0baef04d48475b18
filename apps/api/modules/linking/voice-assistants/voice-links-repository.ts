import { and, asc, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { voiceLinks, voiceRequests } from "./voice-links-tables.ts";

export type VoiceRequest = typeof voiceRequests.$inferSelect;
export type VoiceLinkRow = typeof voiceLinks.$inferSelect;

export interface VoiceLinksRepository {
  addRequest(request: VoiceRequest): Promise<void>;
  /** Locked to the end of the transaction, so that a state is taken once. */
  findRequestForUpdate(stateDigest: string): Promise<VoiceRequest | undefined>;
  noteUse(stateDigest: string, usedAt: Temporal.Instant): Promise<void>;
  /** The link that holds after this: an account that is linked already stays with whom it is. */
  addLink(link: VoiceLinkRow): Promise<VoiceLinkRow | undefined>;
  list(identityId: string): Promise<VoiceLinkRow[]>;
  /** False when the person has no such link. */
  remove(identityId: string, id: string): Promise<boolean>;
  removeAllOf(identityId: string): Promise<void>;
  removeExpired(before: Temporal.Instant): Promise<void>;
}

/** Storage of people on their way to a maker of voice assistants, and of what came of it. */
export function createVoiceLinksRepository(database: Database): VoiceLinksRepository {
  const queries = () => database.queries();
  return {
    async addRequest(request) {
      await queries().insert(voiceRequests).values(request);
    },

    async findRequestForUpdate(stateDigest) {
      const [request] = await queries()
        .select()
        .from(voiceRequests)
        .where(eq(voiceRequests.stateDigest, stateDigest))
        .for("update");
      return request;
    },

    async noteUse(stateDigest, usedAt) {
      await queries().update(voiceRequests).set({ usedAt }).where(eq(voiceRequests.stateDigest, stateDigest));
    },

    async addLink(link) {
      await queries().insert(voiceLinks).values(link).onConflictDoNothing();
      const [kept] = await queries()
        .select()
        .from(voiceLinks)
        .where(and(eq(voiceLinks.provider, link.provider), eq(voiceLinks.accountDigest, link.accountDigest)));
      return kept;
    },

    async list(identityId) {
      return queries()
        .select()
        .from(voiceLinks)
        .where(eq(voiceLinks.identityId, identityId))
        .orderBy(asc(voiceLinks.linkedAt));
    },

    async remove(identityId, id) {
      const removed = await queries()
        .delete(voiceLinks)
        .where(and(eq(voiceLinks.identityId, identityId), eq(voiceLinks.id, id)))
        .returning({ id: voiceLinks.id });
      return removed.length > 0;
    },

    async removeAllOf(identityId) {
      await queries().delete(voiceLinks).where(eq(voiceLinks.identityId, identityId));
      await queries().delete(voiceRequests).where(eq(voiceRequests.identityId, identityId));
    },

    async removeExpired(before) {
      await queries().delete(voiceRequests).where(lt(voiceRequests.expiresAt, before));
    },
  };
}
