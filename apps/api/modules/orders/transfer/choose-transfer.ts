import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { planCategoryOf } from "@skywave/domain/plans/plan-category";
import { decideTransfer } from "@skywave/domain/plans/decide-transfer";
import { movableFrom, movesCountSince } from "@skywave/domain/radios/movable-from";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { scheduleDigestOf } from "../change/schedule-digest.ts";
import { isVehicleTrial } from "../follow-on/vehicle-trial.ts";
import { standingOf } from "../radio/radio-standing.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";
import type { TransferChange } from "./transfer-terms.ts";

export interface ChooseTransferParts {
  radios: Pick<Radios, "find" | "found" | "listOf" | "listMoves">;
  subscriptions: Pick<SubscriptionsRepository, "find">;
}

export interface MovingSubscription {
  identityId: string;
  subscriptionId: string;
  offer: Offer;
  serviceAddress: TaxableAddress;
  today: Temporal.PlainDate;
}

export type ChosenRadios = Pick<
  TransferChange,
  "toRadioId" | "fromRadioId" | "formerSubscriptionId" | "formerTrialDigest"
>;

/** Between which radios a plan moves, or why it cannot be heard on the new one. */
export async function chooseTransfer(
  { radios, subscriptions }: ChooseTransferParts,
  { identityId, subscriptionId, offer, serviceAddress, today }: MovingSubscription,
  to: RadioAsItIs,
): Promise<Outcome<ChosenRadios>> {
  const own = await radios.listOf(identityId);
  const from = own.find(({ subscription }) => subscription?.id === subscriptionId)?.radio ?? null;
  const standing = await standingOf(to, subscriptions);
  const trial = await findOwnTrial(subscriptions, { identityId, to, today });
  const obstacle = decideTransfer(
    { ...to.radio, isTaken: standing === "taken" && trial === undefined },
    { category: planCategoryOf(packageIdOf(mainProductOf(offer))), serviceAddress, radio: from },
  );
  if (obstacle !== undefined) return refuseRadio(obstacle);
  const passedAround = await refuseAnotherMove(radios, [to.radio, ...(from === null ? [] : [from])], today);
  if (passedAround !== undefined) return passedAround;
  return done({
    toRadioId: to.radio.radioId,
    fromRadioId: from?.radioId ?? null,
    formerSubscriptionId: standing === "free" ? null : (to.subscription?.id ?? null),
    ...(trial !== undefined && { formerTrialDigest: scheduleDigestOf(trial) }),
  });
}

/** Refuses the move where either radio has had its share of them, saying from when there can be another. */
async function refuseAnotherMove(
  radios: Pick<Radios, "listMoves">,
  both: readonly { radioId: string }[],
  today: Temporal.PlainDate,
): Promise<Refusal | undefined> {
  const since = movesCountSince(today).toZonedDateTime(BILLING_TIME_ZONE).toInstant();
  const days: Temporal.PlainDate[] = [];
  for (const { radioId } of both) {
    const moves = await radios.listMoves(radioId, since);
    const movedOn = moves.map((at) => at.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate());
    days.push(...[movableFrom(movedOn, today)].filter((day) => day !== undefined));
  }
  const last = days.toSorted((day, other) => Temporal.PlainDate.compare(day, other)).at(-1);
  return (
    last && refuse("PLAN_CANNOT_MOVE", { details: { reason: "movedOften", movableFrom: last.toString() } })
  );
}

/** The free trial that somebody has in their new vehicle: a plan that they pay for takes its place. */
async function findOwnTrial(
  subscriptions: ChooseTransferParts["subscriptions"],
  {
    identityId,
    to: { subscription },
    today,
  }: { identityId: string; to: RadioAsItIs; today: Temporal.PlainDate },
): Promise<SubscriptionRow | undefined> {
  if (subscription?.identityId !== identityId) return undefined;
  const row = await subscriptions.find(identityId, subscription.id);
  return row !== undefined && isVehicleTrial(row, today) ? row : undefined;
}
