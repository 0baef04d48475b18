import type { Address } from "@skywave/domain/addresses/address";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { billingProfiles } from "../tables/books-tables.ts";
import {
  createDeclinedCardsRepository,
  type DeclinedCardsRepository,
} from "../payments/declined-cards-repository.ts";
import { createMethodsRepository, type MethodsRepository } from "./methods-repository.ts";

export type BillingProfileRow = typeof billingProfiles.$inferSelect;

export interface ProfilesRepository extends MethodsRepository, DeclinedCardsRepository {
  /** Adds a profile and makes it the default. Call it in a transaction. */
  add(profile: BillingProfileRow): Promise<void>;
  find(identityId: string, id: string): Promise<BillingProfileRow | undefined>;
  findDefault(identityId: string): Promise<BillingProfileRow | undefined>;
  list(identityId: string): Promise<BillingProfileRow[]>;
  /** Keeps everybody else from changing the profile's cards until the transaction ends. */
  lock(identityId: string, id: string): Promise<BillingProfileRow | undefined>;
  update(
    identityId: string,
    id: string,
    changes: Partial<
      Pick<BillingProfileRow, "firstName" | "lastName" | "processorCustomerId" | "isEBill">
    > & {
      serviceAddress?: Address;
    },
  ): Promise<void>;
}

/** Storage of billing profiles and their cards. */
export function createProfilesRepository(database: Database): ProfilesRepository {
  const queries = () => database.queries();
  const isProfile = (identityId: string, id: string) =>
    and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.id, id));

  return {
    ...createMethodsRepository(database),
    ...createDeclinedCardsRepository(database),

    async add(profile) {
      await queries()
        .update(billingProfiles)
        .set({ isDefault: false })
        .where(and(eq(billingProfiles.identityId, profile.identityId), ne(billingProfiles.id, profile.id)));
      await queries()
        .insert(billingProfiles)
        .values(profile)
        .onConflictDoUpdate({
          target: [billingProfiles.identityId, billingProfiles.id],
          set: { isDefault: true },
        });
    },

    async find(identityId, id) {
      const [profile] = await queries().select().from(billingProfiles).where(isProfile(identityId, id));
      return profile;
    },

    async findDefault(identityId) {
      const [profile] = await queries()
        .select()
        .from(billingProfiles)
        .where(and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.isDefault, true)));
      return profile;
    },

    async list(identityId) {
      return queries()
        .select()
        .from(billingProfiles)
        .where(eq(billingProfiles.identityId, identityId))
        .orderBy(desc(billingProfiles.isDefault), desc(billingProfiles.createdAt));
    },

    async lock(identityId, id) {
      const [profile] = await queries()
        .select()
        .from(billingProfiles)
        .where(isProfile(identityId, id))
        .for("update");
      return profile;
    },

    async update(identityId, id, changes) {
      await queries().update(billingProfiles).set(changes).where(isProfile(identityId, id));
    },
  };
}
