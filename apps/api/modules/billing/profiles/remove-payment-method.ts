import { cardStatus } from "@skywave/domain/billing/card-status";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books, PaymentMethodRow } from "#modules/books/index.ts";
import type { ListPaidPlans } from "./routes.ts";

export type RemovePaymentMethod = (method: PaymentMethodRow) => Promise<Outcome<undefined>>;

/**
 * Forgets a card. The last one that can be charged stays while a plan runs on it: its owner is told to add another
 * card first, or to end the plan. What a processor does not answer now is asked again from the outbox.
 */
export function createRemovePaymentMethod(dependencies: {
  repository: Books["profiles"];
  payments: Pick<Books["payments"], "hasOpenOf">;
  database: Database;
  clock: Clock;
  listPaidPlans: ListPaidPlans;
  /** Joins the transaction. */
  forgetCard: (paymentMethodId: string) => Promise<void>;
}): RemovePaymentMethod {
  const { repository, payments, database, clock } = dependencies;

  const isUsable = ({ expiryYear, expiryMonth }: PaymentMethodRow) =>
    cardStatus({ year: expiryYear, month: expiryMonth }, clock.today()) !== "EXPIRED";

  const remove = async (method: PaymentMethodRow): Promise<Outcome<undefined>> => {
    const { identityId, billingProfileId } = method;
    await repository.lock(identityId, billingProfileId);
    if (await payments.hasOpenOf(identityId, method.id)) return refuse("PAYMENT_IN_PROGRESS");
    const methods = await repository.listPaymentMethods(identityId, billingProfileId);
    const next = methods.find((other) => other.id !== method.id && isUsable(other));
    if (next === undefined && isUsable(method)) {
      const [subscriptionId] = await dependencies.listPaidPlans(identityId, billingProfileId);
      if (subscriptionId !== undefined)
        return refuse("LAST_PAYMENT_METHOD", { details: { nextMove: "addAnotherCard", subscriptionId } });
    }
    const wasDefault = methods.some(({ id, isDefault }) => id === method.id && isDefault);
    await repository.removePaymentMethod(method.id, clock.realNow());
    if (wasDefault && next !== undefined) await repository.makeDefault(next);
    await dependencies.forgetCard(method.id);
    return done(undefined);
  };

  return (method) => database.inTransaction(() => remove(method));
}
