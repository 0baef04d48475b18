import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { PurchaseRules } from "../purchase/purchase-row.ts";

export interface RadioRuleParts {
  clock: Clock;
  radios: Pick<Radios, "hear" | "forget">;
  /** Sends a radio what it may play; it joins the transaction that confirms. */
  activateRadio: (radioId: string) => Promise<void>;
}

/**
 * What becomes of the radio that a plan is bought for. It is the buyer's from before the card is asked, so that of two who
 * buy for one radio the second is refused and not charged; it is free again where the card is refused, and gets its signal
 * with the confirmation.
 */
export function createRadioRules({
  clock,
  radios,
  activateRadio,
}: RadioRuleParts): Pick<PurchaseRules<OrderRow<"new">>, "hold" | "letGo" | "begin"> {
  return {
    hold: async ({ identityId, subscriptionId, radio }) => {
      if (radio === null || subscriptionId === null) return;
      const { radioId, formerSubscriptionId } = radio;
      const link = { identityId, subscriptionId, radioId, since: clock.now() };
      await radios.hear(link, { insteadOf: formerSubscriptionId });
    },
    letGo: async ({ subscriptionId, radio }) => {
      if (radio !== null && subscriptionId !== null) await radios.forget(subscriptionId);
    },
    begin: async ({ radio }) => {
      if (radio !== null) await activateRadio(radio.radioId);
    },
  };
}
