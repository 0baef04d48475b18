import type { PaymentMethod } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { methodOf } from "./method-of.ts";
import { serializePaymentMethod } from "./serialize-payment-method.ts";
import type { ProfilesRepository } from "./profiles-repository.ts";
import type { SaveCard } from "./save-card.ts";

export interface ProfileContext {
  caller: PersonCaller;
  ipAddress: string;
  idempotencyKey: string | undefined;
}

export type AddPaymentMethod = (
  input: { billingProfileId: string; paymentMethodId: string },
  context: ProfileContext,
) => Promise<Outcome<PaymentMethod>>;

/** Adds a card to a profile and makes it the default. */
export function createAddPaymentMethod(dependencies: {
  repository: ProfilesRepository;
  database: Database;
  clock: Clock;
  saveCard: SaveCard;
}): AddPaymentMethod {
  const { repository, database, clock, saveCard } = dependencies;
  return async (input, context) => {
    const { identityId, deviceId } = context.caller;
    const profile = await repository.find(identityId, input.billingProfileId);
    if (profile === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });
    const known = await repository.findPaymentMethod(identityId, profile.id, input.paymentMethodId);
    if (known !== undefined) {
      await database.inTransaction(() => repository.makeDefault(known));
      return done(serializePaymentMethod({ ...known, isDefault: true }, clock.today()));
    }
    // What was said of a card before it was removed is not said of it now: the processor may have forgotten it.
    const removedAt = await repository.findRemoval(identityId, input.paymentMethodId);
    const time = removedAt === undefined ? "" : `:${removedAt.epochMilliseconds}`;
    const saved = await saveCard(
      {
        customerId: profile.processorCustomerId,
        paymentMethodId: input.paymentMethodId,
        billingProfileId: profile.id,
        idempotencyKey: `profile:${profile.id}:${input.paymentMethodId}${time}`,
      },
      { billingProfileId: identityId, deviceId, ipAddress: context.ipAddress },
    );
    if (!saved.ok) return saved;
    const method = methodOf(saved.data, { identityId, id: profile.id, createdAt: clock.realNow() });
    await database.inTransaction(async () => {
      await repository.update(identityId, profile.id, { processorCustomerId: saved.data.customerId });
      await repository.addPaymentMethod(method);
    });
    return done(serializePaymentMethod(method, clock.today()));
  };
}
