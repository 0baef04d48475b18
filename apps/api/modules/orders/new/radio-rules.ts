import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import type { OrderedRadio } from "../order/orders-tables.ts";
import type { PurchaseRow, PurchaseRules } from "../purchase/purchase-row.ts";
import { RadioTakenError } from "../radio/radio-taken-error.ts";
import type { TellRadio } from "../radio/tell-radio.ts";

export interface RadioRuleParts {
  clock: Clock;
  radios: Pick<Radios, "hear" | "forget">;
  tellRadio: TellRadio;
}

/** A radio that a plan of an order is bought for. */
export interface RadioOfPlan extends Pick<OrderedRadio, "radioId" | "formerSubscriptionId"> {
  /** Null until the order is taken up. */
  subscriptionId: string | null;
  /** Of several plans, the place of its line. */
  line?: number;
}

/**
 * What becomes of the radios that plans are bought for. They are the buyer's from before the card is asked, so that of two
 * who buy for one radio the second is refused and not charged; they are free again where the card is refused, and get
 * their signal with the confirmation.
 */
export function createRadioRules<O extends PurchaseRow>(
  { clock, radios, tellRadio }: RadioRuleParts,
  radiosOf: (order: O) => readonly RadioOfPlan[],
): Required<Pick<PurchaseRules<O>, "hold" | "letGo" | "begin">> {
  return {
    hold: async (order) => {
      // By their numbers: two orders for the same radios would otherwise wait for each other.
      const inOrder = radiosOf(order).toSorted((a, b) => a.radioId.localeCompare(b.radioId));
      for (const { radioId, formerSubscriptionId, subscriptionId, line } of inOrder) {
        if (subscriptionId === null) throw new Error(`order ${order.id} holds a radio for no subscription`);
        const link = { identityId: order.identityId, subscriptionId, radioId, since: clock.now() };
        try {
          await radios.hear(link, { insteadOf: formerSubscriptionId });
        } catch (error) {
          const isTaken = isUniqueViolation(error, "radio_subscriptions_one_subscription");
          throw isTaken ? new RadioTakenError(line, error) : error;
        }
      }
    },
    letGo: async (order) => {
      for (const { radioId, subscriptionId } of radiosOf(order)) {
        if (subscriptionId !== null) await radios.forget(subscriptionId);
        await tellRadio.whatItMay(radioId);
      }
    },
    begin: async (order) => {
      for (const { radioId } of radiosOf(order)) await tellRadio.toPlay(radioId);
    },
  };
}
