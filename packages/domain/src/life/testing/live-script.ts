import { isBefore } from "../../calendar/compare-days.ts";
import { billsFrom } from "../../pricing/bills-from.ts";
import { type Charge, chargesFrom } from "../../pricing/charges-from.ts";
import { newLife, type SubscriptionLife } from "../../pricing/subscription-life.ts";
import * as change from "../change-life.ts";
import { LIFE_IN_DAYS, type LifeAct, type LifeScript } from "./life-script.ts";

export interface LivedLife {
  life: SubscriptionLife;
  /** What was billed, as it was when it was billed. */
  billed: Charge[];
}

/** Lives a script as the server does: the bills of each day first, then what happens on it. */
export function liveScript(script: LifeScript): LivedLife {
  const started = Temporal.PlainDate.from(script.started);
  const { phases, address: serviceAddress } = script;
  let life = newLife({ phases, started, serviceAddress });
  const billed: Charge[] = [];
  const billUntil = (day: Temporal.PlainDate) => {
    for (const bill of billsFrom(life, billed.length)) {
      if (isBefore(day, bill.on)) break;
      billed.push(...bill.charges);
    }
  };
  for (const { afterDays, act } of script.acts) {
    const today = started.add({ days: afterDays });
    billUntil(today);
    life = carryOut(life, act, today);
    billUntil(today);
  }
  billUntil(started.add({ days: LIFE_IN_DAYS }));
  return { life, billed };
}

/** Whether a charge that was made is still the one that the life would make now. */
export function isStillSo(charge: Charge, now: Charge | undefined): boolean {
  return (
    now !== undefined &&
    charge.kind === now.kind &&
    charge.period.start.equals(now.period.start) &&
    charge.totalInCents === now.totalInCents
  );
}

export function chargesNow(life: SubscriptionLife, count: number): Charge[] {
  return chargesFrom(life).take(count).toArray();
}

/** A life as it is known from a day on, until something happens to it. */
export interface Chapter {
  from: Temporal.PlainDate;
  life: SubscriptionLife;
}

/** What is known of the life of a script from each day on which that changes. */
export function chaptersOf(script: LifeScript): Chapter[] {
  const started = Temporal.PlainDate.from(script.started);
  const { phases, address: serviceAddress } = script;
  let life = newLife({ phases, started, serviceAddress });
  const chapters: Chapter[] = [{ from: started, life }];
  for (const { afterDays, act } of script.acts) {
    const from = started.add({ days: afterDays });
    life = carryOut(life, act, from);
    chapters.push({ from, life });
  }
  return chapters;
}

/** Does what a script says where it makes sense, and else nothing: the server refuses it. */
function carryOut(life: SubscriptionLife, act: LifeAct, today: Temporal.PlainDate): SubscriptionLife {
  const gap = change.gapOn(life, today);
  const hasEnded = life.end !== undefined && !isBefore(today, life.end.on);
  if (hasEnded) return life;
  const isEnding = life.end !== undefined;
  const isSuspended = gap?.reason === "suspended";
  switch (act.kind) {
    case "switchAtOnce":
      return isEnding || isSuspended
        ? life
        : change.switchAtOnce(life, { on: today, phases: act.phases, offerKey: "" });
    case "switchAtTermEnd":
      return isEnding || isSuspended
        ? life
        : change.switchAtTermEnd(life, { today, phases: act.phases, offerKey: "" });
    case "pause":
      return isEnding || gap !== undefined ? life : change.pause(life, { today, months: act.months });
    case "suspend":
      return gap !== undefined || change.periodOn(life, today)?.start.equals(today) !== false
        ? life
        : change.suspend(life, today);
    case "resume":
      return gap === undefined ? life : change.resume(life, today);
    case "endAtTermEnd":
      return isEnding || gap !== undefined ? life : change.endAtTermEnd(life, today);
    case "endAtOnce":
      return change.endAtOnce(life, { on: today, refund: act.refund });
    case "revokeEnd":
      return change.revokeEnd(life);
    case "moveTo":
      return change.moveTo(life, { today, address: act.address });
  }
}
