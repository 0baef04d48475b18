import type { Address } from "@skywave/domain/addresses/address";
import { and, desc, eq, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/database.ts";
import { billingProfiles, paymentMethods } from "../tables/books-tables.ts";
import {
  createDeclinedCardsRepository,
  type DeclinedCardsRepository,
} from "../payments/declined-cards-repository.ts";
import { createMethodsRepository, type MethodsRepository } from "./methods-repository.ts";

export type BillingProfileRow = typeof billingProfiles.$inferSelect;

/** A table, and what joins it to a row of another module. */
interface Joined<T> {
  table: T;
  on: SQL | undefined;
}

export interface ProfilesRepository extends MethodsRepository, DeclinedCardsRepository {
  /**
   * Joins who pays, and by which card, to a statement of another module, in its trip: the card that is chosen, else the one
   * that stands in what is bought, else the default one.
   */
  payerOf(
    bought: Record<"identityId" | "billingProfileId" | "paymentMethodId", AnyPgColumn>,
    chosenMethodId: SQLWrapper | undefined,
  ): { profile: Joined<typeof billingProfiles>; method: Joined<typeof paymentMethods> };
  /** Joins a person's default profile to a statement of another module, in its trip. */
  defaultOf(identityId: SQLWrapper): Joined<typeof billingProfiles>;
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

  const isDefaultOf = (identityId: SQLWrapper) =>
    and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.isDefault, true));
  const findDefault = queries()
    .select()
    .from(billingProfiles)
    .where(isDefaultOf(sql.placeholder("identityId")))
    .prepare("find_default_profile");
  return {
    ...createMethodsRepository(database),
    ...createDeclinedCardsRepository(database),

    payerOf({ identityId, billingProfileId, paymentMethodId }, chosenMethodId) {
      const { isDefault, id, removedAt } = paymentMethods;
      return {
        profile: {
          table: billingProfiles,
          on: and(eq(billingProfiles.identityId, identityId), eq(billingProfiles.id, billingProfileId)),
        },
        method: {
          table: paymentMethods,
          on: and(
            eq(paymentMethods.identityId, identityId),
            eq(paymentMethods.billingProfileId, billingProfileId),
            isNull(removedAt),
            chosenMethodId === undefined
              ? or(eq(id, paymentMethodId), and(isNull(paymentMethodId), eq(isDefault, true)))
              : eq(id, chosenMethodId),
          ),
        },
      };
    },

    defaultOf: (identityId) => ({ table: billingProfiles, on: isDefaultOf(identityId) }),

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
      const [profile] = await findDefault.execute({ identityId });
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
