import type { Bundles } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { factsOfPlan } from "@skywave/domain/vehicle-trials/facts-of-plan";
import { scheduleOf, type StoredSchedule } from "../stored-schedule.ts";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

type Row = Pick<SubscriptionRow, "id" | "state" | "primaryId" | "pairPrimaryId"> & StoredSchedule;

/** Which of a person's subscriptions belong together on a day; what is over belongs to nothing. */
export function serializeBundles(rows: readonly Row[], today: Temporal.PlainDate): Bundles {
  const live = rows.filter(({ state }) => state !== "cancelled" && state !== "expired");
  const included = live.find(({ primaryId }) => primaryId !== null);
  // The second plan of a pair outlives the first one, and is no pair then.
  const pairOf = (standing: PairStanding) =>
    live.find(({ pairPrimaryId }) =>
      live.some((row) => row.id === pairPrimaryId && standingOf(row, today) === standing),
    );
  const [ahead, running] = [pairOf("ahead"), pairOf("running")];
  return {
    pvip: bundleOf(included?.primaryId, included),
    nextOrForwardBundle: bundleOf(ahead?.pairPrimaryId, ahead),
    vegaBundle: bundleOf(running?.pairPrimaryId, running),
  };
}

type PairStanding = "ahead" | "running" | "none";

/** A pair begins with its plan for the car, which follows a trial where there was one, or never comes. */
function standingOf(primary: Row, today: Temporal.PlainDate): PairStanding {
  const { paidFrom } = factsOfPlan(scheduleOf(primary));
  if (paidFrom === null) return "none";
  return isBefore(today, paidFrom) ? "ahead" : "running";
}

function bundleOf(primaryId: string | null | undefined, second: Row | undefined): Bundles["pvip"] {
  return primaryId == null || second === undefined
    ? null
    : { primarySubscriptionId: primaryId, secondarySubscriptionId: second.id };
}
