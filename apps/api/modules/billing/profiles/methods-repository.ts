import type { Address } from "@skywave/domain/addresses/address";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { paymentMethods } from "../billing-tables.ts";

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Storage of the cards of billing profiles. */
export function createMethodsRepository(database: Database) {
  const queries = () => database.queries();
  const ofProfile = (identityId: string, billingProfileId: string) =>
    and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.billingProfileId, billingProfileId));

  return {
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

    /** Keeps a card that pays once, so that its payment can show it; the profile never has it. */
    async addPassingMethod(method: PaymentMethodRow): Promise<void> {
      await queries().insert(paymentMethods).values(method).onConflictDoNothing();
    },

    async listPaymentMethods(identityId: string, billingProfileId: string): Promise<PaymentMethodRow[]> {
      return queries()
        .select()
        .from(paymentMethods)
        .where(and(ofProfile(identityId, billingProfileId), isNull(paymentMethods.removedAt)))
        .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt));
    },

    async findPaymentMethod(
      identityId: string,
      billingProfileId: string,
      id: string,
    ): Promise<PaymentMethodRow | undefined> {
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

    /** Makes one of the profile's cards its default. Call it in a transaction that holds the profile. */
    async makeDefault(method: PaymentMethodRow): Promise<void> {
      const cards = ofProfile(method.identityId, method.billingProfileId);
      await queries().update(paymentMethods).set({ isDefault: false }).where(cards);
      await queries()
        .update(paymentMethods)
        .set({ isDefault: true })
        .where(and(cards, eq(paymentMethods.id, method.id), isNull(paymentMethods.removedAt)));
    },

    async changeBillingAddress(
      { identityId, id }: Pick<PaymentMethodRow, "identityId" | "id">,
      billingAddress: Address,
    ): Promise<void> {
      await queries()
        .update(paymentMethods)
        .set({ billingAddress })
        .where(and(eq(paymentMethods.identityId, identityId), eq(paymentMethods.id, id)));
    },

    /** Keeps what the processor says of a card, whoever it is. */
    async renewPaymentMethod(
      id: string,
      card: Pick<PaymentMethodRow, "brand" | "last4" | "expiryYear" | "expiryMonth">,
    ): Promise<void> {
      await queries().update(paymentMethods).set(card).where(eq(paymentMethods.id, id));
    },

    /** Takes a card away that nothing can be charged to any more. No other becomes the default in its place. */
    async removePaymentMethod(id: string, removedAt: Temporal.Instant): Promise<void> {
      await queries()
        .update(paymentMethods)
        .set({ removedAt, isDefault: false })
        .where(and(eq(paymentMethods.id, id), isNull(paymentMethods.removedAt)));
    },
  };
}
