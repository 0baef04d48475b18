import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Clock } from "#platform/clock.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { NicknamesRepository } from "../nicknames/nicknames-repository.ts";
import type { ListUpcomingCharges } from "./list-upcoming-charges.ts";
import { serializeBundles } from "../bundles/serialize-bundles.ts";
import type { ShowSubscriptions } from "./show-subscriptions.ts";
import type { SubscriptionsRepository } from "../subscriptions-repository.ts";

export type SubscriptionHandlers = Pick<
  DomainHandlers<"subscription">,
  | "listSubscriptions"
  | "getSubscription"
  | "listUpcomingCharges"
  | "saveCancellationReason"
  | "updateNickname"
>;

/** The calls that show subscriptions. */
export function createSubscriptionHandlers(dependencies: {
  repository: SubscriptionsRepository;
  nicknames: Pick<NicknamesRepository, "keep" | "forget">;
  shown: Pick<ShowSubscriptions, "some">;
  listUpcomingCharges: ListUpcomingCharges;
  clock: Clock;
}): SubscriptionHandlers {
  const { repository, nicknames, shown, listUpcomingCharges, clock } = dependencies;
  const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
  return {
    listSubscriptions: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId);
      const bundles = serializeBundles(rows, clock.today());
      return done({ subscriptions: await shown.some(rows, rows), bundles });
    },
    getSubscription: async ({ params }, { caller }) => {
      const rows = await repository.list(caller.identityId);
      const asked = rows.filter(({ id }) => id === params.subscriptionId);
      const [found] = await shown.some(asked, rows);
      return found === undefined ? notFound() : done(found);
    },
    listUpcomingCharges: async ({ params }, { caller }) => {
      const upcoming = await listUpcomingCharges(caller.identityId, params.subscriptionId);
      return upcoming === undefined ? notFound() : done(upcoming);
    },
    saveCancellationReason: async ({ params, body }, { caller }) => {
      const reason = { reasonCode: body.code, text: body.text ?? null };
      const isSaved = await repository.saveReason(caller.identityId, params.subscriptionId, reason);
      return isSaved ? done(undefined) : notFound();
    },
    updateNickname: async ({ params: { subscriptionId }, body: { nickname } }, { caller }) => {
      const { identityId } = caller;
      if ((await repository.find(identityId, subscriptionId)) === undefined) return notFound();
      if (nickname === null) await nicknames.forget(identityId, subscriptionId);
      else await nicknames.keep({ identityId, subscriptionId, nickname });
      return done(undefined);
    },
  };
}
