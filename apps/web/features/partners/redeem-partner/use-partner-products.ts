import type { Subscription } from "@skywave/contract";
import { type EntitlementToShow, loadEntitlements } from "@skywave/services/partners/load-entitlements";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** What a partner owes, with the names that the plan has for it. */
export interface PartnerProductToShow extends EntitlementToShow {
  product: string;
  plan: string;
}

const hasPartner = ({ products }: Subscription) =>
  products.some(({ productType }) => productType === "partner");

/** The partners' products of somebody's plans. Nobody is asked where no plan has one. */
export function usePartnerProducts(subscriptions: readonly Subscription[]) {
  const { view, reload } = useServerData({
    area: "partners",
    verb: "loadEntitlements",
    params: subscriptions.map(({ id }) => id),
    ask: (skywave) => loadEntitlements(skywave),
    isWanted: subscriptions.some(hasPartner),
  });
  return {
    products: view.status === "ready" ? named(view.data.entitlements, subscriptions) : [],
    failure: view.status === "failed" ? view.failure : undefined,
    reload,
  };
}

function named(
  entitlements: readonly EntitlementToShow[],
  subscriptions: readonly Subscription[],
): readonly PartnerProductToShow[] {
  return entitlements.flatMap((entitlement) => {
    const subscription = subscriptions.find(({ id }) => id === entitlement.subscriptionId);
    const product = subscription?.products.find(({ id }) => id === entitlement.productId);
    return subscription === undefined || product === undefined
      ? []
      : [{ ...entitlement, product: product.name, plan: subscription.offers.active.name }];
  });
}
