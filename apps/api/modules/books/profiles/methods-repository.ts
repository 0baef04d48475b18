import type { Address } from "@skywave/domain/addresses/address";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { paymentMethods } from "../tables/books-tables.ts";

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

export interface MethodsRepository {
  /** Adds a card, also one that was removed, as the default if it says so. Call it in a transaction. */
  addPaymentMethod(method: PaymentMethodRow): Promise<void>;
  /** Keeps a card that pays once, so that its payment can show it; the profile never has it. */
  addPassingMethod(method: PaymentMethodRow): Promise<void>;
  listPaymentMethods(identityId: string, billingProfileId: string): Promise<PaymentMethodRow[]>;
  findPaymentMethod(
    identityId: string,
    billingProfileId: string,
    id: string,
  ): Promise<PaymentMethodRow | undefined>;
  /** When a card was taken away, or paid its one payment; undefined of one that is there or never was. */
  findRemoval(identityId: string, id: string): Promise<Temporal.Instant | undefined>;
  /** Makes one of the profile's cards its default. Call it in a transaction that holds the profile. */
  makeDefault(method: PaymentMethodRow): Promise<void>;
  changeBillingAddress(
    input: Pick<PaymentMethodRow, "identityId" | "id">,
    billingAddress: Address,
  ): Promise<void>;
  /** Keeps what the processor says of a card, whoever it is. */
  renewPaymentMethod(
    id: string,
    card: Pick<PaymentMethodRow, "brand" | "last4" | "expiryYear" | "expiryMonth">,
  ): Promise<void>;
  /** Takes a card away that nothing can be charged to any more. No other becomes the default in its place. */
  removePaymentMethod(id: string, removedAt: Temporal.Instant): Promise<void>;
}

/** Storage of the cards of billing profiles. */
export function createMethodsRepository(database: Database): MethodsRepository {
  const queries = () => database.queries();
  const ofProfile = (identityId: string, billingProfileId: string) =>
    and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.billingProfileId, billingProfileId));

  return {
    async addPaymentMethod(method) {
      if (method.isDefault)
        await queries()
          .update(paymentMethods)
          .set({ isDefault: false })
          .where(
            and(ofProfile(method.identityId, method.billingProfileId), ne(paymentMethods.id, method.id)),
          );
      const { createdAt: _createdAt, ...again } = method;
      await queries()
        .insert(paymentMethods)
        .values(method)
        .onConflictDoUpdate({
          target: [paymentMethods.identityId, paymentMethods.id],
          set: again,
        });
    },

    async addPassingMethod(method) {
      await queries().insert(paymentMethods).values(method).onConflictDoNothing();
    },

    async listPaymentMethods(identityId, billingProfileId) {
      return queries()
        .select()
        .from(paymentMethods)
        .where(and(ofProfile(identityId, billingProfileId), isNull(paymentMethods.removedAt)))
        .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt));
    },

    async findPaymentMethod(identityId, billingProfileId, id) {
      const [method] = await queries()
        .select()
        .from(paymentMethods)
        .where(
          and(
            ofProfile(identityId, billingProfileId),
            eq(paymentMethods.id, id),
            isNull(paymentMethods.removedAt),
          ),
        );
      return method;
    },

    async findRemoval(identityId, id) {
      const [row] = await queries()
        .select({ removedAt: paymentMethods.removedAt })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.id, id)));
      return row?.removedAt ?? undefined;
    },

    async makeDefault(method) {
      const cards = ofProfile(method.identityId, method.billingProfileId);
      await queries().update(paymentMethods).set({ isDefault: false }).where(cards);
      await queries()
        .update(paymentMethods)
        .set({ isDefault: true })
        .where(and(cards, eq(paymentMethods.id, method.id), isNull(paymentMethods.removedAt)));
    },

    async changeBillingAddress({ identityId, id }, billingAddress) {
      await queries()
        .update(paymentMethods)
        .set({ billingAddress })
        .where(and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.id, id)));
    },

    async renewPaymentMethod(id, card) {
      await queries().update(paymentMethods).set(card).where(eq(paymentMethods.id, id));
    },

    async removePaymentMethod(id, removedAt) {
      await queries()
        .update(paymentMethods)
        .set({ removedAt, isDefault: false })
        .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
    },
  };
}
