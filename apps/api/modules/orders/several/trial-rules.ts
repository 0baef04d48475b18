import { isBefore } from "@skywave/domain/calendar/compare-days";
import { refuse } from "#platform/outcome.ts";
import { createApplyChange } from "../change/apply-change.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import { FOLLOW_ON_RULES } from "../follow-on/follow-on-rules.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { Obstacle, PurchaseRules } from "../purchase/purchase-row.ts";

type Several = OrderRow<"several">;
export type TrialRuleParts = Pick<
  ChangeParts,
  "clock" | "issueBill" | "loadSchedule" | "locks" | "notifyOwner"
>;
type TrialRules = Required<Pick<PurchaseRules<Several>, "open" | "hold" | "letGo" | "begin">>;

/**
 * What becomes of the trial that the plan for a radio follows. It is held while the card is asked, so that nothing else
 * becomes of it meanwhile; it goes on with the plan by the confirmation, and is as before where the card is refused.
 */
export function createTrialRules(parts: TrialRuleParts): TrialRules {
  const { clock, locks, loadSchedule, notifyOwner } = parts;
  const applyChange = createApplyChange(parts, FOLLOW_ON_RULES);

  const lockTrialOf = async (order: Several) => {
    const followOn = followOnOf(order);
    if (followOn === undefined) return undefined;
    const row = await locks.lock(order.identityId, followOn.subscriptionId);
    if (row === undefined) throw new Error(`order ${order.id} goes on with no trial`);
    return { followOn, row };
  };

  return {
    open: async (order): Promise<Obstacle | undefined> => {
      const locked = await lockTrialOf(order);
      if (locked === undefined) return undefined;
      const { followOn, row } = locked;
      const today = clock.today();
      const { nextStepOn, heldBy, id: subscriptionId } = row;
      // What is due of its schedule comes first.
      if (nextStepOn !== null && heldBy === null && !isBefore(today, nextStepOn))
        return { kind: "advance", subscriptionId, until: today };
      const refusal = FOLLOW_ON_RULES.decide(followOn, await loadSchedule(row, today));
      if (refusal !== undefined) return { kind: "refuse", refusal };
      return scheduleDigestOf(row) === followOn.change.before
        ? undefined
        : { kind: "refuse", refusal: refuse("QUOTE_CHANGED") };
    },
    hold: async (order) => {
      const locked = await lockTrialOf(order);
      if (locked !== undefined) await locks.hold(locked.row, order.id);
    },
    letGo: async (order) => {
      const locked = await lockTrialOf(order);
      if (locked !== undefined) await locks.hold(locked.row, null);
    },
    begin: async (order) => {
      const locked = await lockTrialOf(order);
      if (locked === undefined) return;
      const { followOn, row: trial } = locked;
      if (trial.heldBy !== order.id) throw new Error(`order ${order.id} does not hold its trial`);
      const { row } = await applyChange(followOn, { row: trial, second: undefined }, 0);
      await notifyOwner(row, FOLLOW_ON_RULES.messageOf(followOn));
    },
  };
}

/** The plan for the radio as if it were bought alone, to follow the trial; undefined where it follows none. */
function followOnOf(order: Several): OrderRow<"followOn"> | undefined {
  const [line] = order.lines;
  if (line?.follows === undefined) return undefined;
  const { subscriptionId, before, endsOn } = line.follows;
  const { lines: _lines, radio: _radio, ...shared } = order;
  return {
    ...shared,
    kind: "followOn",
    offer: line.offer,
    promoCode: null,
    offerLink: null,
    subscriptionId,
    change: { action: { kind: "followOn" }, before, effectiveOn: endsOn, balanceInCents: 0 },
  };
}
