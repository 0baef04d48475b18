import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { useApp } from "#platform/app-services.ts";
import { marketOf } from "#pricing/standing/market-of.ts";
import type { PurchaseStore } from "../engine/purchase-draft.ts";

/** Keeps analytics told of what a purchase has settled, wherever that was: here, in another tab or on the account. */
export function useToldPurchase(purchase: PurchaseStore): void {
  const { tracking } = useApp();
  const radioType = useStore(purchase, ({ radio }) => radio?.type);
  // What is still being typed may become another state.
  const serviceState = useStore(purchase, ({ billing, card, areDetailsSaved }) =>
    card !== null || areDetailsSaved ? billing.state : "",
  );
  const cardState = useStore(purchase, ({ card }) => card?.billingState);

  useLayoutEffect(() => {
    tracking.describe({
      // Of streaming the market is told with its plans.
      ...(radioType && { planInfo: { marketType: marketOf(radioType) } }),
      ...(serviceState && {
        customerInfo: {
          serviceAddressState: serviceState,
          billingAddressState: cardState ?? serviceState,
        },
      }),
    });
  }, [tracking, radioType, serviceState, cardState]);
}
