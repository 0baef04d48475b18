import type { Clock } from "#platform/clock.ts";
import { offerOn, type SubscriptionRow, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";

export interface PartnerProduct {
  subscriptionId: string;
  productId: string;
  /** While its plan runs; afterwards it is revoked. */
  isRunning: boolean;
}

const OVER: readonly SubscriptionRow["state"][] = ["cancelled", "expired", "suspended"];

export type ListPartnerProducts = (identityId: string) => Promise<PartnerProduct[]>;

/** The products of partners that come with somebody's plans, as the plans are today. */
export function createListPartnerProducts(
  subscriptions: Pick<SubscriptionsRepository, "list">,
  clock: Pick<Clock, "today">,
): ListPartnerProducts {
  return async (identityId) => {
    const rows = await subscriptions.list(identityId);
    return rows.flatMap((row) =>
      offerOn(row, clock.today())
        .products.filter(({ productType }) => productType === "partner")
        .map(({ id: productId }) => ({
          subscriptionId: row.id,
          productId,
          isRunning: !OVER.includes(row.state),
        })),
    );
  };
}
