import { cardStatus } from "@skywave/domain/billing/card-status";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { ListHistory } from "../bills/list-history.ts";
import { type Books, serializePaymentMethod } from "#modules/books/index.ts";
import type { RemovePaymentMethod } from "./remove-payment-method.ts";
import type { UpdatePaymentMethod } from "./update-payment-method.ts";

export type MethodHandlers = Pick<
  DomainHandlers<"billing">,
  | "getPaymentMethod"
  | "updatePaymentMethod"
  | "removePaymentMethod"
  | "setDefaultPaymentMethod"
  | "listPaymentMethodHistory"
>;

const HISTORY_IN_HOURS = 24 * 731;
const HISTORY_LIMIT = 100;

const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "paymentMethod" });

/** The calls about one card. */
export function createMethodHandlers(dependencies: {
  repository: Books["profiles"];
  database: Database;
  clock: Clock;
  updatePaymentMethod: UpdatePaymentMethod;
  removePaymentMethod: RemovePaymentMethod;
  listHistory: ListHistory;
}): MethodHandlers {
  const { repository, database, clock } = dependencies;
  const find = (identityId: string, params: { billingProfileId: string; paymentMethodId: string }) =>
    repository.findPaymentMethod(identityId, params.billingProfileId, params.paymentMethodId);

  return {
    getPaymentMethod: async ({ params }, { caller }) => {
      const method = await find(caller.identityId, params);
      return method === undefined ? notFound() : done(serializePaymentMethod(method, clock.today()));
    },

    updatePaymentMethod: async ({ params, body }, { caller }) => {
      const method = await find(caller.identityId, params);
      return method === undefined ? notFound() : dependencies.updatePaymentMethod(method, body);
    },

    removePaymentMethod: async ({ params }, { caller }) => {
      const method = await find(caller.identityId, params);
      return method === undefined ? notFound() : dependencies.removePaymentMethod(method);
    },

    setDefaultPaymentMethod: async ({ params, query }, { caller }) => {
      const { billingProfileId, paymentMethodId } = params;
      const named = { billingProfileId, paymentMethodId: query.stripePaymentMethodId ?? paymentMethodId };
      const method = await find(caller.identityId, named);
      if (method === undefined) return notFound();
      const expiry = { year: method.expiryYear, month: method.expiryMonth };
      if (cardStatus(expiry, clock.today()) === "EXPIRED")
        return refuse("CREDIT_CARD_ERROR", { details: { nextMove: "useAnotherCard" } });
      await database.inTransaction(async () => {
        await repository.lock(caller.identityId, billingProfileId);
        await repository.makeDefault(method);
      });
      return done(serializePaymentMethod({ ...method, isDefault: true }, clock.today()));
    },

    listPaymentMethodHistory: async ({ params }, { caller }) => {
      const method = await find(caller.identityId, params);
      if (method === undefined) return notFound();
      const to = clock.now();
      const items = await dependencies.listHistory({
        identityId: caller.identityId,
        from: to.subtract({ hours: HISTORY_IN_HOURS }),
        to,
        paymentMethodId: method.id,
        isOldestFirst: false,
        limit: HISTORY_LIMIT,
      });
      return done({ items });
    },
  };
}
