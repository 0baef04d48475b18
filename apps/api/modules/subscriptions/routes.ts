import type { Clock } from "../../platform/clock.ts";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import { toWireSubscription } from "./subscription-on-the-wire.ts";
import type { SubscriptionsRepository } from "./subscriptions-repository.ts";

/** The calls that show subscriptions. */
export function createSubscriptionHandlers(
  repository: SubscriptionsRepository,
  clock: Clock,
): DomainHandlers<"subscription"> {
  return {
    listSubscriptions: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId);
      const today = clock.today();
      return done({ subscriptions: rows.map((row) => toWireSubscription(row, today)) });
    },
    getSubscription: async ({ params }, { caller }) => {
      const row = await repository.find(caller.identityId, params.subscriptionId);
      if (row === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
      return done(toWireSubscription(row, clock.today()));
    },
  };
}
