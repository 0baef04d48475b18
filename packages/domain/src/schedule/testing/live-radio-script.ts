import { isBefore } from "../../calendar/compare-days.ts";
import type { SubscriptionSchedule } from "../../pricing/subscription-schedule.ts";
import { moveBlockerOf } from "../move-blocker.ts";
import { stateOn } from "../state-on.ts";
import { execute, type Life, type LivedSchedule, startLife } from "./live-script.ts";
import type { RadioAct, RadioScript } from "./radio-script.ts";
import { LIFE_IN_DAYS } from "./schedule-script.ts";

/** That a plan is heard on a radio, from a day on and until another one, on which it no longer is. */
interface RadioLink {
  radio: number;
  from: Temporal.PlainDate;
  until: Temporal.PlainDate | undefined;
}

export interface LivedWithRadios extends LivedSchedule {
  links: readonly RadioLink[];
}

/** Lives a script as the server does: on each day first the bills, then what happens to the plan, then what happens to its radio. */
export function liveRadioScript(script: RadioScript): LivedWithRadios {
  const started = Temporal.PlainDate.from(script.started);
  const life = startLife(script);
  const links: RadioLink[] = [{ radio: 1, from: started, until: undefined }];
  const happenings = [
    ...script.acts.map(({ afterDays, act }) => ({
      afterDays,
      happen: (today: Temporal.PlainDate) => {
        life.schedule = execute(life.schedule, act, today);
      },
    })),
    ...script.radioActs.map(({ afterDays, act }) => ({
      afterDays,
      happen: (today: Temporal.PlainDate) => {
        executeOnRadio({ life, links }, act, today);
      },
    })),
  ];
  for (const { afterDays, happen } of happenings.toSorted((a, b) => a.afterDays - b.afterDays)) {
    const today = started.add({ days: afterDays });
    life.billUntil(today);
    happen(today);
    life.billUntil(today);
  }
  life.billUntil(started.add({ days: LIFE_IN_DAYS }));
  return { ...life, links };
}

function executeOnRadio(
  { life, links }: { life: Life; links: RadioLink[] },
  act: RadioAct,
  today: Temporal.PlainDate,
): void {
  const { schedule, billed } = life;
  const isOver = schedule.end !== undefined && !isBefore(today, schedule.end.on);
  if (isOver) return;
  const facts = { isOver, isIncluded: false, isBilledHere: true, isBeingCharged: false, isBillOpen: false };
  if (act.kind === "moveRadio" && moveBlockerOf({ schedule, today, ...facts }) !== undefined) return;
  const last = links.at(-1);
  if (last !== undefined) last.until ??= today;
  if (act.kind === "takeRadioOff") return;
  links.push({ radio: links.length + 1, from: today, until: undefined });
  if (act.feeInCents === 0) return;
  const fee = { on: today, place: billed.length, amountInCents: act.feeInCents };
  life.schedule = { ...schedule, fees: [...(schedule.fees ?? []), fee] };
}

/** The radio on which the plan was heard on a day; 0 for none. */
export function radioHeardOn({ schedule, links }: LivedWithRadios, day: Temporal.PlainDate): number {
  if (!isServedOn(schedule, day)) return 0;
  const link = links.findLast(({ from }) => !isBefore(day, from));
  return link === undefined || (link.until !== undefined && !isBefore(day, link.until)) ? 0 : link.radio;
}

function isServedOn(schedule: SubscriptionSchedule, today: Temporal.PlainDate): boolean {
  const state = stateOn(schedule, { today, isUnpaid: false, endedUnpaid: false });
  return state === "active" || state === "pending_cancellation";
}

/** The days on which something happened to the plan or its radio, and those around them. */
export function daysAround({ acts, radioActs }: RadioScript): number[] {
  const days = [...acts, ...radioActs].flatMap(({ afterDays }) => [afterDays - 1, afterDays, afterDays + 1]);
  return [...new Set([0, ...days, LIFE_IN_DAYS])].filter((day) => day >= 0 && day <= LIFE_IN_DAYS);
}
