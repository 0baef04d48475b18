import { createBalancesRepository } from "#modules/billing/index.ts";
import {
  createListUpcomingCharges,
  createNicknamesRepository,
  createSubscriptionHandlers,
  type SubscriptionsRepository,
} from "#modules/subscriptions/index.ts";
import { currentBrandKey } from "#platform/brands/current-brand.ts";
import type { Platform } from "#platform/platform.ts";
import type { composeRenewals } from "../compose-renewals.ts";

/** Wires what people see of their subscriptions: how they stand, and all that they will cost. */
export function composeSubscriptions(
  { brands, clock, database }: Platform,
  parts: { repository: SubscriptionsRepository; renewals: ReturnType<typeof composeRenewals> },
) {
  const { repository, renewals } = parts;
  const findBalance = createBalancesRepository(database).find;
  return createSubscriptionHandlers({
    repository,
    nicknames: createNicknamesRepository(database),
    loadStanding: renewals.loadLife,
    listUpcomingCharges: createListUpcomingCharges({ repository, findBalance, clock }),
    clock,
    hasChat: () => brands.named(currentBrandKey() ?? "").hasChat,
  });
}
