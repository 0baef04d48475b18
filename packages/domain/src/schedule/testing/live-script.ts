import { isBefore } from "../../calendar/compare-days.ts";
import { billsFrom } from "../../pricing/bills-from.ts";
import { type Charge, chargesFrom } from "../../pricing/charges-from.ts";
import { newSchedule, type SubscriptionSchedule } from "../../pricing/subscription-schedule.ts";
import * as change from "../change-schedule.ts";
import { LIFE_IN_DAYS, type ScheduleAct, type ScheduleScript } from "./schedule-script.ts";

export interface LivedSchedule {
  schedule: SubscriptionSchedule;
  /** What was billed, as it was when it was billed. */
  billed: Charge[];
}

/** A life under way, as the server keeps it. */
export interface Life extends LivedSchedule {
  /** Makes the bills that are due by a day. */
  billUntil(day: Temporal.PlainDate): void;
}

export function startLife({ started, phases, address: serviceAddress }: ScheduleScript): Life {
  const life: Life = {
    schedule: newSchedule({ phases, started: Temporal.PlainDate.from(started), serviceAddress }),
    billed: [],
    billUntil: (day) => {
      for (const bill of billsFrom(life.schedule, life.billed.length)) {
        if (isBefore(day, bill.on)) break;
        life.billed.push(...bill.charges);
      }
    },
  };
  return life;
}

/** Lives a script as the server does: the bills of each day first, then what happens on it. */
export function liveScript(script: ScheduleScript): LivedSchedule {
  const started = Temporal.PlainDate.from(script.started);
  const life = startLife(script);
  for (const { afterDays, act } of script.acts) {
    const today = started.add({ days: afterDays });
    life.billUntil(today);
    life.schedule = execute(life.schedule, act, today);
    life.billUntil(today);
  }
  life.billUntil(started.add({ days: LIFE_IN_DAYS }));
  return life;
}

/** Whether a charge that was made is still the one that the schedule would make now. */
export function isStillSo(charge: Charge, now: Charge | undefined): boolean {
  return (
    now !== undefined &&
    charge.kind === now.kind &&
    charge.period.start.equals(now.period.start) &&
    charge.totalInCents === now.totalInCents
  );
}

export function chargesNow(schedule: SubscriptionSchedule, count: number): Charge[] {
  return chargesFrom(schedule).take(count).toArray();
}

/** A schedule as it is known from a day on, until something happens to it. */
export interface Chapter {
  from: Temporal.PlainDate;
  schedule: SubscriptionSchedule;
}

/** What is known of the schedule of a script from each day on which that changes. */
export function chaptersOf(script: ScheduleScript): Chapter[] {
  const started = Temporal.PlainDate.from(script.started);
  const { phases, address: serviceAddress } = script;
  let schedule = newSchedule({ phases, started, serviceAddress });
  const chapters: Chapter[] = [{ from: started, schedule }];
  for (const { afterDays, act } of script.acts) {
    const from = started.add({ days: afterDays });
    schedule = execute(schedule, act, from);
    chapters.push({ from, schedule });
  }
  return chapters;
}

/** Does what a script says where it makes sense, and else nothing: the server refuses it. */
export function execute(
  schedule: SubscriptionSchedule,
  act: ScheduleAct,
  today: Temporal.PlainDate,
): SubscriptionSchedule {
  const interval = change.suspensionIntervalOn(schedule, today);
  const hasEnded = schedule.end !== undefined && !isBefore(today, schedule.end.on);
  if (hasEnded) return schedule;
  const isEnding = schedule.end !== undefined;
  const isSuspended = interval?.reason === "suspended";
  switch (act.kind) {
    case "switchAtOnce":
      return isEnding || isSuspended
        ? schedule
        : change.switchAtOnce(schedule, { on: today, phases: act.phases, offerKey: "" });
    case "switchAtTermEnd":
      return isEnding || isSuspended
        ? schedule
        : change.switchAtTermEnd(schedule, { today, phases: act.phases, offerKey: "" });
    case "pause":
      return isEnding || interval !== undefined
        ? schedule
        : change.pause(schedule, { today, months: act.months });
    case "suspend":
      return interval !== undefined || change.periodOn(schedule, today)?.start.equals(today) !== false
        ? schedule
        : change.suspend(schedule, today);
    case "resume":
      return interval === undefined ? schedule : change.resume(schedule, today);
    case "endAtTermEnd":
      return isEnding || interval !== undefined ? schedule : change.endAtTermEnd(schedule, today);
    case "endAtOnce":
      return change.endAtOnce(schedule, { on: today, refund: act.refund });
    case "revokeEnd":
      return change.revokeEnd(schedule);
    case "moveTo":
      return change.moveTo(schedule, { today, address: act.address });
  }
}
