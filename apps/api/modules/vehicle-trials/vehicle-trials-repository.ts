import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { makerMessages, vehicleTrials, vehicleTrialTerms } from "./vehicle-trials-tables.ts";

export type VehicleTrialRow = typeof vehicleTrials.$inferSelect;
type AcceptedTerms = typeof vehicleTrialTerms.$inferSelect;

export interface VehicleTrialsRepository {
  /** False where the maker gave it before, or the radio or vehicle has one of its kind. */
  add(row: VehicleTrialRow): Promise<boolean>;
  findByReference(makerId: string, reference: string): Promise<VehicleTrialRow | undefined>;
  findByLink(linkDigest: string): Promise<VehicleTrialRow | undefined>;
  /** The one that was given last. */
  findOfRadio(radioId: string): Promise<VehicleTrialRow | undefined>;
  /** Locked to the end of the transaction: of two claims at once the second sees whose it became. */
  findForUpdate(id: string): Promise<VehicleTrialRow | undefined>;
  change(
    id: string,
    changes: Partial<
      Pick<
        VehicleTrialRow,
        | "startsOn"
        | "linkDigest"
        | "linkExpiresAt"
        | "linkNumber"
        | "claimedBy"
        | "claimedAt"
        | "email"
        | "subscriptionId"
        | "oemDriverId"
      >
    >,
  ): Promise<void>;
  acceptTerms(accepted: AcceptedTerms): Promise<void>;
  hasAcceptedTerms(accepted: Pick<AcceptedTerms, "trialId" | "deviceId" | "version">): Promise<boolean>;
  /** False for a message that came before. */
  saveMessage(message: typeof makerMessages.$inferSelect): Promise<boolean>;
  removeMessagesBefore(at: Temporal.Instant): Promise<void>;
  /** The plan stays; whom the maker said it is for is forgotten with the person. */
  forgetContactsOf(identityId: string): Promise<void>;
  forgetContactsOfLinksBefore(at: Temporal.Instant): Promise<void>;
}

/** Storage of the trials that come with vehicles. */
export function createVehicleTrialsRepository(database: Database): VehicleTrialsRepository {
  const queries = () => database.queries();
  const trials = () => queries().select().from(vehicleTrials);
  return {
    async add(row) {
      const rows = await queries()
        .insert(vehicleTrials)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: vehicleTrials.id });
      return rows.length > 0;
    },

    async findByReference(makerId, reference) {
      const isIt = and(eq(vehicleTrials.makerId, makerId), eq(vehicleTrials.reference, reference));
      const [row] = await trials().where(isIt);
      return row;
    },

    async findByLink(linkDigest) {
      const [row] = await trials().where(eq(vehicleTrials.linkDigest, linkDigest));
      return row;
    },

    async findOfRadio(radioId) {
      const [row] = await trials()
        .where(eq(vehicleTrials.radioId, radioId))
        // Of two that were given at one moment the one that begins later, or has yet to begin, is the last.
        .orderBy(desc(vehicleTrials.givenAt), desc(vehicleTrials.startsOn), desc(vehicleTrials.id))
        .limit(1);
      return row;
    },

    async findForUpdate(id) {
      const [row] = await trials().where(eq(vehicleTrials.id, id)).for("update");
      return row;
    },

    async change(id, changes) {
      await queries().update(vehicleTrials).set(changes).where(eq(vehicleTrials.id, id));
    },

    async acceptTerms(accepted) {
      await queries().insert(vehicleTrialTerms).values(accepted).onConflictDoNothing();
    },

    async hasAcceptedTerms({ trialId, deviceId, version }) {
      const rows = await queries()
        .select({ version: vehicleTrialTerms.version })
        .from(vehicleTrialTerms)
        .where(
          and(
            eq(vehicleTrialTerms.trialId, trialId),
            eq(vehicleTrialTerms.deviceId, deviceId),
            eq(vehicleTrialTerms.version, version),
          ),
        );
      return rows.length > 0;
    },

    async saveMessage(message) {
      const rows = await queries()
        .insert(makerMessages)
        .values(message)
        .onConflictDoNothing()
        .returning({ nonce: makerMessages.nonce });
      return rows.length > 0;
    },

    async removeMessagesBefore(at) {
      await queries().delete(makerMessages).where(lt(makerMessages.receivedAt, at));
    },

    async forgetContactsOf(identityId) {
      await queries()
        .update(vehicleTrials)
        .set({ email: null, oemDriverId: null })
        .where(eq(vehicleTrials.claimedBy, identityId));
    },

    async forgetContactsOfLinksBefore(at) {
      await queries().update(vehicleTrials).set({ email: null }).where(lt(vehicleTrials.linkExpiresAt, at));
    },
  };
}
