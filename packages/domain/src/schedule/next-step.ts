import { isBefore } from "../calendar/compare-days.ts";
import { billsFrom } from "../pricing/bills-from.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import { GRACE_IN_DAYS, nextTryOn, type OpenBill, PATIENCE_IN_DAYS } from "./dunning.ts";
import { lastDayOf } from "./last-day.ts";

/**
 * Something that is to be done about a subscription on a day. `turn` is a day on which its state is another one
 * without anything being billed: a pause begins or is over, a plan starts, the end has come.
 */
export type StepKind = "turn" | "bill" | "try" | "suspend" | "writeOff" | "advanceMessage";

export interface DueAction {
  kind: StepKind;
  on: Temporal.PlainDate;
}

export interface StepFacts {
  schedule: SubscriptionSchedule;
  /** How many charges have been billed. */
  billedCount: number;
  /** The day up to which its turns have been seen to. */
  turnedUntil: Temporal.PlainDate;
  openBill: OpenBill | undefined;
  isSuspended: boolean;
  /** Somebody else bills it, or nobody: then there are only turns. */
  isBilledHere: boolean;
  /** The day on which its owner is to be told of something ahead of time, where that is not after this one. */
  nextAdvanceMessageBy?: (day: Temporal.PlainDate | undefined) => Temporal.PlainDate | undefined;
}

/** What comes first on one day: a bill is made before its card is tried, and tried before service ends; then people are told what is left to come. */
const ORDER: readonly StepKind[] = ["turn", "bill", "try", "suspend", "writeOff"];

/** The next thing to do; undefined if nothing will ever be. */
export function nextStep(facts: StepFacts): DueAction | undefined {
  const { schedule, turnedUntil, nextAdvanceMessageBy } = facts;
  if (schedule.end !== undefined && !isBefore(turnedUntil, schedule.end.on)) return undefined;
  const [first] = [turnStep(facts), billStep(facts), ...stepsOfOpenBill(facts)]
    .filter((step) => step !== undefined)
    .toSorted(inOrder);
  const messageOn = nextAdvanceMessageBy?.(first?.on);
  const isMessageFirst = messageOn !== undefined && (first === undefined || isBefore(messageOn, first.on));
  return isMessageFirst ? { kind: "advanceMessage", on: messageOn } : first;
}

function inOrder(one: DueAction, other: DueAction): number {
  return Temporal.PlainDate.compare(one.on, other.on) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
}

function turnStep({ schedule, turnedUntil, isSuspended }: StepFacts): DueAction | undefined {
  const days = [
    ...schedule.plans.map(({ from }) => from),
    ...(schedule.suspensionIntervals ?? []).flatMap(({ from, until }) => [from, until]),
    schedule.end?.on,
    lastDayOf(schedule),
  ];
  const ahead = days.filter((day) => day !== undefined).filter((day) => isBefore(turnedUntil, day));
  const [on] = ahead.toSorted((one, other) => Temporal.PlainDate.compare(one, other));
  if (on === undefined) return undefined;
  // An end that comes while its last bill is unpaid settles that bill.
  return { kind: isSuspended && schedule.end?.on.equals(on) === true ? "writeOff" : "turn", on };
}

/** A bill that is due while another is unpaid waits for that one: the service is about to stop. */
function billStep({
  schedule,
  billedCount,
  openBill,
  isSuspended,
  isBilledHere,
}: StepFacts): DueAction | undefined {
  if (!isBilledHere || isSuspended || openBill !== undefined) return undefined;
  const [bill] = billsFrom(schedule, billedCount).take(1);
  return bill && { kind: "bill", on: bill.on };
}

function stepsOfOpenBill({ openBill, isSuspended }: StepFacts): (DueAction | undefined)[] {
  if (openBill === undefined) return [];
  const tryOn = nextTryOn(openBill);
  const { dueOn } = openBill;
  return [
    tryOn && { kind: "try", on: tryOn },
    isSuspended ? undefined : { kind: "suspend", on: dueOn.add({ days: GRACE_IN_DAYS }) },
    { kind: "writeOff", on: dueOn.add({ days: PATIENCE_IN_DAYS }) },
  ];
}
