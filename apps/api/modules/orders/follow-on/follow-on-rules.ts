import { movedTo } from "#modules/subscriptions/index.ts";
import { refuse } from "#platform/outcome.ts";
import type { ChangeRules } from "../change/change-rules.ts";
import type { OrderRow } from "../order/order-row.ts";
import { followOnSchedule, freeBillsOf, isVehicleTrial } from "./vehicle-trial.ts";

/** How a trial goes on with a plan once that is confirmed. */
export const FOLLOW_ON_RULES: ChangeRules<OrderRow<"followOn">> = {
  isPlanOrdered: true,
  decide: (_order, { row, today }) => {
    // A card is being charged for what else becomes of it.
    if (row.heldBy !== null) return refuse("PAYMENT_IN_PROGRESS");
    return isVehicleTrial(row, today) ? undefined : refuse("QUOTE_CHANGED");
  },
  changeSchedule: ({ offer, startsOn }, schedule) => followOnSchedule(schedule, { offer, today: startsOn }),
  messageOf: ({ id: orderId, change }) => ({ kind: "switch-agreed", day: change.effectiveOn, orderId }),
  takeOver: ({ billingProfileId, serviceAddress, startsOn }, row) => ({
    source: "stripe",
    billingProfileId,
    billedCount: freeBillsOf(row),
    addresses: movedTo(row.addresses, {
      from: startsOn.add({ days: 1 }).toString(),
      address: serviceAddress,
    }),
  }),
};
