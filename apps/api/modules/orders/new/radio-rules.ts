import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { OrderedRadio } from "../order/orders-tables.ts";
import type { PurchaseRow, PurchaseRules } from "../purchase/purchase-row.ts";
import type { TellRadio } from "../radio/tell-radio.ts";

export interface RadioRuleParts {
  clock: Clock;
  radios: Pick<Radios, "hear" | "forget">;
  tellRadio: TellRadio;
}

/** An order of which the first subscription may be for a radio. */
interface OrderForRadio extends PurchaseRow {
  radio: OrderedRadio | null;
}

/**
 * What becomes of the radio that a plan is bought for. It is the buyer's from before the card is asked, so that of two who
 * buy for one radio the second is refused and not charged; it is free again where the card is refused, and gets its signal
 * with the confirmation.
 */
export function createRadioRules({
  clock,
  radios,
  tellRadio,
}: RadioRuleParts): Pick<PurchaseRules<OrderForRadio>, "hold" | "letGo" | "begin"> {
  return {
    hold: async ({ identityId, subscriptionId, radio }) => {
      if (radio === null || subscriptionId === null) return;
      const { radioId, formerSubscriptionId } = radio;
      const link = { identityId, subscriptionId, radioId, since: clock.now() };
      await radios.hear(link, { insteadOf: formerSubscriptionId });
    },
    letGo: async ({ subscriptionId, radio }) => {
      if (radio === null || subscriptionId === null) return;
      await radios.forget(subscriptionId);
      await tellRadio.whatItMay(radio.radioId);
    },
    begin: async ({ radio }) => {
      if (radio !== null) await tellRadio.toPlay(radio.radioId);
    },
  };
}
