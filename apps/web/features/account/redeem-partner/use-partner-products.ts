import type { Subscription } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { type EntitlementToShow, loadEntitlements } from "@skywave/services/partners/load-entitlements";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** What a partner owes, with the names that the plan has for it. */
export interface PartnerProductToShow extends EntitlementToShow {
  product: string;
  plan: string;
}

type View = { products: readonly PartnerProductToShow[] } | { failure: CommonFailure };

const hasPartner = ({ products }: Subscription) =>
  products.some(({ productType }) => productType === "partner");

/** The partners' products of somebody's plans. Nobody is asked where no plan has one. */
export function usePartnerProducts(subscriptions: readonly Subscription[]) {
  const { skywave } = useApp();
  const [view, setView] = useState<View>({ products: [] });

  const reload = useCallback(async () => {
    if (!subscriptions.some(hasPartner)) return;
    const outcome = await loadEntitlements(skywave);
    setView(outcome.ok ? { products: named(outcome.entitlements, subscriptions) } : { failure: outcome });
  }, [skywave, subscriptions]);
  useEffect(() => void reload(), [reload]);
  return { view, reload };
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
