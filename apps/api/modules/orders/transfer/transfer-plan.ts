import { lastFourOf } from "@skywave/domain/radios/radio-id";
import { endAtOnce } from "@skywave/domain/schedule/change-schedule";
import type { Radios } from "#modules/radios/index.ts";
import { columnsOf } from "#modules/renewals/index.ts";
import { offerOn, scheduleOf, storeSchedule, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { ChangeRules } from "../change/change-rules.ts";
import { createConfirmChange } from "../change/confirm-change.ts";
import type { LockedChange } from "../change/lock-subscriptions.ts";
import { readChange } from "../change/read-change.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import { showChange } from "../change/show-change.ts";
import { agreementText } from "../order/agreement-text.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import type { OrderRow } from "../order/order-row.ts";
import type { AnyChange } from "../order/orders-tables.ts";
import type { TellRadio } from "../radio/tell-radio.ts";
import { chooseTransfer } from "./choose-transfer.ts";
import {
  createQuoteTransfer,
  decideAccount,
  decideMove,
  type QuoteTransferParts,
  withFee,
} from "./quote-transfer.ts";
import type { TransferChange } from "./transfer-terms.ts";

export interface TransferParts extends QuoteTransferParts {
  radios: QuoteTransferParts["radios"] & Pick<Radios, "holdMove" | "settleMove" | "forgetMove" | "link">;
  tellRadio: TellRadio;
}

/** Somebody takes their plan along to another radio. */
export function createTransferPlan(parts: TransferParts): KindOfOrder<"transfer"> {
  return {
    read: (row) => ({ ...readChange(row, isTransfer), kind: "transfer" }),
    quote: createQuoteTransfer(parts),
    ...createConfirmChange(parts, transferRules(parts)),
    agreementText: (language) => agreementText(language, "radioTransfer"),
    show: (order) => {
      const { fromRadioId, toRadioId, formerTrialDigest } = order.change;
      return showChange(order, {
        kind: "radioTransfer",
        radios: {
          fromLastFour: fromRadioId === null ? null : lastFourOf(fromRadioId),
          toLastFour: lastFourOf(toRadioId),
          ...(formerTrialDigest !== undefined && { endsTrial: true as const }),
        },
      });
    },
  };
}

/**
 * The new radio is kept for the plan before a card is charged, so that of two who want it the second is refused and not charged. The
 * plan is heard on the old one until it is paid for; and that one plays until the new one does.
 */
function transferRules(parts: TransferParts): ChangeRules<OrderRow<"transfer">> {
  const { clock, radios, tellRadio } = parts;
  return {
    isPlanOrdered: false,
    decide: (_order, facts) => decideMove(facts),
    decideTarget: async (order) =>
      (await decideAccount(parts, order.identityId)) ?? decideStanding(parts, order),
    secondOf: ({ change }) => trialOf(change),
    decideSecond: async ({ change }, { second }) => {
      if (second === undefined) return undefined;
      if (second.heldBy !== null) return refuse("PAYMENT_IN_PROGRESS");
      return scheduleDigestOf(second) === change.formerTrialDigest ? undefined : refuse("QUOTE_CHANGED");
    },
    changeSecond: ({ startsOn }, locked) => endTrial(parts, locked, startsOn),
    changeSchedule: ({ change, startsOn: today }, schedule) => withFee(schedule, { fee: change.fee, today }),
    messageOf: ({ id: orderId, change }) => ({ kind: "radio-moved", day: change.effectiveOn, orderId }),
    hold: async ({ identityId, subscriptionId, change }) => {
      const { toRadioId: radioId, formerSubscriptionId: insteadOf } = change;
      await radios.holdMove({ identityId, subscriptionId, radioId, since: clock.now() }, { insteadOf });
    },
    letGo: async ({ identityId, subscriptionId, change }) => {
      await radios.forgetMove(subscriptionId);
      const trialId = trialOf(change);
      if (trialId === undefined) return;
      const { toRadioId: radioId } = change;
      await radios.link({ identityId, subscriptionId: trialId, radioId, since: clock.now() });
      await tellRadio.toPlay(radioId);
    },
    begin: async ({ subscriptionId, change: { toRadioId, fromRadioId } }) => {
      await radios.settleMove(subscriptionId, clock.now());
      await tellRadio.toPlay(toRadioId);
      if (fromRadioId !== null) await tellRadio.toGiveWay(fromRadioId, toRadioId);
    },
  };
}

/** The trial of the new vehicle, where a move ends one. */
function trialOf({ formerSubscriptionId, formerTrialDigest }: TransferChange): string | undefined {
  return formerTrialDigest === undefined ? undefined : (formerSubscriptionId ?? undefined);
}

/** Ends the free trial that a plan takes the place of. It was never billed, so nothing is given back. */
async function endTrial(
  { clock, loadSchedule, locks }: Pick<TransferParts, "clock" | "loadSchedule" | "locks">,
  { second: trial }: LockedChange,
  today: Temporal.PlainDate,
): Promise<void> {
  if (trial === undefined) return;
  const schedule = endAtOnce(scheduleOf(trial), { on: today, refund: "none" });
  const ended: SubscriptionRow = {
    ...trial,
    ...storeSchedule(schedule, { before: trial, newOffer: offerOn(trial, today) }),
    terminatedAt: clock.now(),
    turnedUntil: today,
  };
  const columns = columnsOf(await loadSchedule(ended, today), today);
  await locks.save(trial, { ...columns, heldBy: null }, today);
}

/** Both radios must stand as they did for the quote. */
async function decideStanding(
  parts: QuoteTransferParts,
  { identityId, subscriptionId, offer, serviceAddress, change, startsOn: today }: OrderRow<"transfer">,
): Promise<Refusal | undefined> {
  const to = await parts.radios.find(change.toRadioId);
  if (to === undefined) return refuse("QUOTE_CHANGED");
  const moving = { identityId, subscriptionId, offer, serviceAddress, today };
  const chosen = await chooseTransfer(parts, moving, to);
  if (!chosen.ok) return chosen;
  const { fromRadioId, formerSubscriptionId, formerTrialDigest } = chosen.data;
  const isAsQuoted =
    fromRadioId === change.fromRadioId &&
    formerSubscriptionId === change.formerSubscriptionId &&
    formerTrialDigest === change.formerTrialDigest;
  return isAsQuoted ? undefined : refuse("QUOTE_CHANGED");
}

function isTransfer(change: AnyChange): change is TransferChange {
  return change.action.kind === "radioTransfer";
}
