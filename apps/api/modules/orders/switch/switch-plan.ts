import { refuse } from "#platform/outcome.ts";
import type { SaveOffersRepository } from "#modules/offers/index.ts";
import type { TransactionalMessage } from "#modules/renewals/index.ts";
import type { BundlesRepository } from "#modules/subscriptions/index.ts";
import type { ChangeParts } from "../change/change-parts.ts";
import type { ChangeRules } from "../change/change-rules.ts";
import { createConfirmChange } from "../change/confirm-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import { readChange } from "../change/read-change.ts";
import { showChange } from "../change/show-change.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";
import { hasBeside, type FindWantedPlanParts } from "./find-wanted-plan.ts";
import { decideAddOn } from "./quote-add-on.ts";
import { createQuoteSwitch } from "./quote-switch.ts";
import { createStartAddOn } from "./start-add-on.ts";
import { isStaying, decideSwitch, switchSchedule } from "./switch-schedule.ts";
import type { SwitchChange } from "./switch-terms.ts";

export interface SwitchParts extends ChangeParts, FindWantedPlanParts {
  subscriptions: ChangeParts["subscriptions"] & FindWantedPlanParts["subscriptions"];
  clock: ChangeParts["clock"];
  bundles: Pick<BundlesRepository, "include">;
  saveOffers: Pick<SaveOffersRepository, "take">;
}

type SwitchOrder = OrderRow<"switch">;

/** Somebody gets another plan: at once, at the end of the term, or when a promotion is over. */
export function createSwitchPlan(parts: SwitchParts): KindOfOrder<"switch"> {
  return {
    read: (row) => ({ ...readChange(row, isSwitch), kind: "switch", promoCode: row.promoCode }),
    quote: createQuoteSwitch(parts),
    ...createConfirmChange(parts, switchRules(parts)),
    show: (order) => {
      const second = shownSecond(order);
      const shown = showChange(order, {
        kind: "planSwitch",
        flow: order.change.action.flow,
        ...(second !== undefined && { secondarySubscriptionId: second }),
      });
      const { promoCode } = order;
      return { ...shown, more: { ...shown.more, ...(promoCode !== null && { promoCode }) } };
    },
  };
}

function switchRules(parts: SwitchParts): ChangeRules<SwitchOrder> {
  const { loadSchedule, saveOffers, subscriptions } = parts;
  return {
    isPlanOrdered: true,
    decide: ({ change: { action }, offer }, facts) => decideSwitch(facts, { action, offer }),
    changeSchedule: ({ change: { action }, offer, startsOn }, schedule) =>
      switchSchedule(schedule, { action, offer }, startsOn),
    messageOf,

    decideTarget: async ({ offer }, row) =>
      (await hasBeside(subscriptions, row, offer)) ? refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY") : undefined,

    secondOf: ({ change: { addOn } }) =>
      addOn === undefined || addOn.before === null ? undefined : addOn.subscriptionId,

    decideSecond: async ({ change, startsOn }, { row, second }) => {
      if (second === undefined) return undefined;
      const refusal = decideAddOn(await loadSchedule(second, startsOn), row);
      if (refusal !== undefined) return refusal;
      return scheduleDigestOf(second) === change.addOn?.before ? undefined : refuse("QUOTE_CHANGED");
    },

    claim: async (order) => {
      if (!isStaying(order.change.action)) return undefined;
      if (order.dueNowInCents > 0) throw new Error(`order ${order.id} charges for staying`);
      const { identityId, subscriptionId, startsOn: takenOn, id: orderId, offer } = order;
      const taken = { identityId, subscriptionId, offerId: offer.id, orderId, takenOn };
      return (await saveOffers.take(taken)) ? undefined : refuse("OFFER_REDEEMED");
    },

    changeSecond: createStartAddOn(parts),
  };
}

function isSwitch(change: AnyChange): change is SwitchChange {
  if (change.action.kind !== "planSwitch") return false;
  const { flow } = change.action;
  return flow === "immediate" || flow === "endOfTerm" || flow === "endOfPromotion";
}

function messageOf({ id: orderId, change }: SwitchOrder): TransactionalMessage {
  const { action, effectiveOn: day } = change;
  return action.flow === "immediate"
    ? { kind: "plan-switched", day }
    : { kind: "switch-agreed", day, orderId };
}

/** One that starts with the plan is there once the order is confirmed. */
function shownSecond({ state, change: { addOn } }: SwitchOrder): string | undefined {
  const isThere = addOn?.before != null || state === "confirmed";
  return isThere ? addOn?.subscriptionId : undefined;
}
