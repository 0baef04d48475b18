import type { Address } from "@skywave/domain/addresses/address";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { billingProfiles, paymentMethods } from "../billing-tables.ts";

export type BillingProfileRow = typeof billingProfiles.$inferSelect;
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Storage of billing profiles and their cards. */
export function createProfilesRepository(database: Database) {
  const queries = () => database.queries();
  const isProfile = (identityId: string, id: string) =>
    and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.id, id));
  const ofProfile = (identityId: string, billingProfileId: string) =>
    and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.billingProfileId, billingProfileId));

  return {
    /** Adds a profile and makes it the default. Call it in a transaction. */
    async add(profile: BillingProfileRow): Promise<void> {
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

    async find(identityId: string, id: string): Promise<BillingProfileRow | undefined> {
      const [profile] = await queries().select().from(billingProfiles).where(isProfile(identityId, id));
      return profile;
    },

    async findDefault(identityId: string): Promise<BillingProfileRow | undefined> {
      const [profile] = await queries()
        .select()
        .from(billingProfiles)
        .where(and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.isDefault, true)));
      return profile;
    },

    async update(
      identityId: string,
      id: string,
      changes: Partial<Pick<BillingProfileRow, "firstName" | "lastName" | "processorCustomerId">> & {
        serviceAddress?: Address;
      },
    ): Promise<void> {
      await queries().update(billingProfiles).set(changes).where(isProfile(identityId, id));
    },

    /** Adds a card and makes it the profile's default. Call it in a transaction. */
    async addPaymentMethod(method: PaymentMethodRow): Promise<void> {
      await queries()
        .update(paymentMethods)
        .set({ isDefault: false })
        .where(and(ofProfile(method.identityId, method.billingProfileId), ne(paymentMethods.id, method.id)));
      await queries()
        .insert(paymentMethods)
        .values(method)
        .onConflictDoUpdate({
          target: [paymentMethods.identityId, paymentMethods.id],
          set: { isDefault: true },
        });
    },

    async listPaymentMethods(identityId: string, billingProfileId: string): Promise<PaymentMethodRow[]> {
      return queries()
        .select()
        .from(paymentMethods)
        .where(ofProfile(identityId, billingProfileId))
        .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt));
    },
  };
}

export type ProfilesRepository = ReturnType<typeof createProfilesRepository>;
