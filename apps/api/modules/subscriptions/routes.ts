import type { Clock } from "../../platform/clock.ts";
import type { DomainHandlers } from "../../platform/http/handlers.ts";
import { done, refuse } from "../../platform/outcome.ts";
import type { LoadStanding } from "./show/change-facts.ts";
import type { ListUpcomingCharges } from "./show/list-upcoming-charges.ts";
import { toWireBundles } from "./bundles/bundles-on-the-wire.ts";
import { toWireSubscription } from "./show/subscription-on-the-wire.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "./subscriptions-repository.ts";

type SubscriptionHandlers = Pick<
  DomainHandlers<"subscription">,
  "listSubscriptions" | "getSubscription" | "listUpcomingCharges" | "tellCancellationReason"
>;

/** The calls that show subscriptions. */
export function createSubscriptionHandlers(dependencies: {
  repository: SubscriptionsRepository;
  loadStanding: LoadStanding;
  listUpcomingCharges: ListUpcomingCharges;
  clock: Clock;
}): SubscriptionHandlers {
  const { repository, loadStanding, listUpcomingCharges, clock } = dependencies;
  const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
  const show = async (row: SubscriptionRow) => {
    const today = clock.today();
    return toWireSubscription(await loadStanding(row, today), today);
  };
  return {
    listSubscriptions: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId);
      return done({ subscriptions: await Promise.all(rows.map(show)), bundles: toWireBundles(rows) });
    },
    getSubscription: async ({ params }, { caller }) => {
      const row = await repository.find(caller.identityId, params.subscriptionId);
      return row === undefined ? notFound() : done(await show(row));
    },
    listUpcomingCharges: async ({ params }, { caller }) => {
      const upcoming = await listUpcomingCharges(caller.identityId, params.subscriptionId);
      return upcoming === undefined ? notFound() : done(upcoming);
    },
    tellCancellationReason: async ({ params, body }, { caller }) => {
      const reason = { reasonCode: body.code, text: body.text ?? null };
      const isKept = await repository.keepReason(caller.identityId, params.subscriptionId, reason);
      return isKept ? done(undefined) : notFound();
    },
  };
}
