import type { OfferPhase } from "../../offers/offer.ts";
import type { TaxableAddress } from "../../tax/rates-in-force.ts";
import { taxLinesFor } from "../../tax/tax-lines.ts";
import type { RadioAct, RadioScript } from "./radio-script.ts";
import { LIFE_IN_DAYS, type ScheduleAct, type ScheduleScript } from "./schedule-script.ts";
import {
  type Anchor,
  anchorOn,
  dayAfter,
  dayOf,
  daysUntilMonthsOn,
  fallsOn,
  monthsBetween,
} from "./slow-calendar.ts";

/** A charge of the slow model: on which day, how many cents. */
export interface SlowCharge {
  day: string;
  cents: number;
}

type Lines = readonly number[];

/**
 * The second opinion on what a schedule costs. It shares nothing with the pricing function but the tax rates: it knows
 * no calendar but the next day, walks through the schedule one day after another, and counts the days with service.
 */
export class SlowSchedule {
  readonly charges: SlowCharge[] = [];
  /** The radio on which the plan is heard, on each day; 0 where it is heard on none. */
  readonly heard: number[] = [];
  private today: string;
  private phases: OfferPhase[] = [];
  private billsLeft = 0;
  private anchor: Anchor;
  private address: TaxableAddress;
  private nextAddress: TaxableAddress | undefined;
  private state: "before" | "running" | "paused" | "suspended" | "ended" = "before";
  private daysLeft = 0;
  private daysUsed = 0;
  private daysBilled = 0;
  private lines: Lines = [];
  private pausedDaysLeft = 0;
  private suspendedDays = 0;
  private pauseAhead: number | undefined;
  private switchAhead: readonly OfferPhase[] | undefined;
  private endAhead = false;
  private radio = 1;
  private lastRadio = 1;

  constructor(script: ScheduleScript | RadioScript) {
    this.today = script.started;
    this.anchor = anchorOn(script.started);
    this.address = script.address;
    this.startPlan(script.phases);
    let next = 0;
    for (let day = 0; day <= LIFE_IN_DAYS; day += 1) {
      this.beginDay();
      for (let due = script.acts[next]; due !== undefined && due.afterDays === day; due = script.acts[next]) {
        this.act(due.act);
        next += 1;
      }
      if ("radioActs" in script)
        for (const { afterDays, act } of script.radioActs) if (afterDays === day) this.actOnRadio(act);
      this.endDay();
    }
  }

  private startPlan(phases: readonly OfferPhase[]): void {
    this.phases = [...phases];
    this.billsLeft = -1;
  }

  private beginDay(): void {
    if (this.nextAddress !== undefined) this.address = this.nextAddress;
    this.nextAddress = undefined;
    if (this.state === "paused" && this.pausedDaysLeft === 0) this.resume();
    else if (this.state === "before") {
      this.state = "running";
      this.bill();
    } else if (this.state === "running" && this.daysLeft === 0) this.turnPeriod();
    else if (this.state === "suspended" && this.endAhead && this.suspendedDays === this.daysLeft)
      this.endNow("proRata");
  }

  private turnPeriod(): void {
    if (this.endAhead) {
      this.state = "ended";
      return;
    }
    if (this.switchAhead !== undefined) this.startPlan(this.switchAhead);
    this.switchAhead = undefined;
    if (this.pauseAhead !== undefined) {
      this.state = "paused";
      this.pausedDaysLeft = daysUntilMonthsOn(this.today, this.pauseAhead);
      this.pauseAhead = undefined;
    } else this.bill();
  }

  private bill(): void {
    if (this.billsLeft === 0) {
      this.phases.shift();
      this.billsLeft = -1;
    }
    const [phase] = this.phases;
    if (phase === undefined) throw new Error("The plan has no phase left");
    const isFree = phase.type === "Free";
    if (this.billsLeft === -1) this.billsLeft = isFree ? 1 : billCount(phase);
    this.billsLeft -= 1;
    const step = isFree && phase.duration !== "infinite" ? phase.duration : phase.billingPeriod;
    if (!fallsOn(this.anchor, this.today)) this.anchor = anchorOn(this.today);
    this.moveAnchor(step);
    this.daysUsed = 0;
    this.daysBilled = this.daysLeft;
    this.lines = linesOf(phase, this.address, this.today);
    this.charge(this.lines);
  }

  /** Sets the days of the period, and the place of the anchor at its end. */
  private moveAnchor(step: { length: number; timeUnit: string }): void {
    if (step.timeUnit === "days" || step.timeUnit === "weeks") {
      this.daysLeft = step.length * (step.timeUnit === "weeks" ? 7 : 1);
      let end = this.today;
      for (let left = this.daysLeft; left > 0; left -= 1) end = dayAfter(end);
      this.anchor = anchorOn(end);
      return;
    }
    const monthsOn =
      monthsBetween(this.anchor, this.today) + step.length * (step.timeUnit === "years" ? 12 : 1);
    this.anchor = { ...this.anchor, monthsOn };
    this.daysLeft = 0;
    for (let day = this.today; day !== dayOf(this.anchor); day = dayAfter(day)) this.daysLeft += 1;
  }

  private charge(lines: Lines): void {
    this.charges.push({ day: this.today, cents: lines.reduce((sum, line) => sum + line, 0) });
  }

  private credit(days: number): void {
    const lines = this.lines.map(
      (line) => -roundHalfUp(BigInt(line) * BigInt(days), BigInt(this.daysBilled)),
    );
    if (lines.some((line) => line !== 0)) this.charge(lines);
  }

  private endDay(): void {
    this.heard.push(this.state === "running" ? this.radio : 0);
    if (this.state === "running") {
      this.daysLeft -= 1;
      this.daysUsed += 1;
    }
    if (this.state === "paused") this.pausedDaysLeft -= 1;
    if (this.state === "suspended") this.suspendedDays += 1;
    this.today = dayAfter(this.today);
  }

  private act(act: ScheduleAct): void {
    if (this.state === "ended") return;
    const isServed = this.state === "running";
    switch (act.kind) {
      case "switchAtOnce":
        if (!this.endAhead && this.state !== "suspended") this.switchNow(act.phases);
        return;
      case "switchAtTermEnd":
        if (this.endAhead || this.state === "suspended") return;
        this.pauseAhead = undefined;
        this.switchAhead = act.phases;
        return;
      case "pause":
        if (isServed && !this.endAhead) this.pauseAhead = act.months;
        return;
      case "suspend":
        if (!isServed || this.daysUsed === 0) return;
        this.state = "suspended";
        this.suspendedDays = 0;
        this.pauseAhead = undefined;
        this.switchAhead = undefined;
        return;
      case "resume":
        this.resume();
        return;
      case "endAtTermEnd":
        if (!isServed || this.endAhead) return;
        this.pauseAhead = undefined;
        this.switchAhead = undefined;
        this.endAhead = true;
        return;
      case "endAtOnce":
        this.endNow(act.refund);
        return;
      case "revokeEnd":
        this.endAhead = false;
        return;
      case "moveTo":
        this.nextAddress = act.address;
    }
  }

  private actOnRadio(act: RadioAct): void {
    if (this.state === "ended") return;
    if (act.kind === "takeRadioOff") {
      this.radio = 0;
      return;
    }
    // A trial belongs to its vehicle, and a plan that is not served, or ends, stays where it is.
    if (this.state !== "running" || this.endAhead || this.phases[0]?.type === "Free") return;
    this.lastRadio += 1;
    this.radio = this.lastRadio;
    if (act.feeInCents === 0) return;
    const price = { productAmountInCents: act.feeInCents, royaltyFeeInCents: 0 };
    this.charge(linesOf({ price }, this.address, this.today));
  }

  private switchNow(phases: readonly OfferPhase[]): void {
    if (this.state === "running") {
      this.credit(this.daysBilled - this.daysUsed);
      this.anchor = anchorOn(this.today);
    }
    this.pauseAhead = undefined;
    this.switchAhead = undefined;
    this.state = "running";
    this.startPlan(phases);
    this.bill();
  }

  private resume(): void {
    if (this.state === "paused") {
      if (this.switchAhead !== undefined) this.startPlan(this.switchAhead);
      this.switchAhead = undefined;
      this.state = "running";
      this.bill();
    } else if (this.state === "suspended") this.state = "running";
  }

  private endNow(refund: "none" | "proRata" | "full"): void {
    const isBilled = this.state !== "paused";
    if (isBilled && refund === "proRata") this.credit(this.daysBilled - this.daysUsed);
    if (isBilled && refund === "full") this.credit(this.daysBilled);
    this.state = "ended";
  }
}

function billCount(phase: OfferPhase): number {
  if (phase.duration === "infinite") return Number.POSITIVE_INFINITY;
  return phase.duration.length / phase.billingPeriod.length;
}

function linesOf(phase: Pick<OfferPhase, "price">, address: TaxableAddress, day: string): Lines {
  const { productAmountInCents, royaltyFeeInCents } = phase.price;
  const taxes = taxLinesFor(phase.price, address, Temporal.PlainDate.from(day));
  const rounded = taxes.map((tax) =>
    roundHalfUp(BigInt(tax.baseInCents) * BigInt(tax.rateInMillionths), 1_000_000n),
  );
  return [productAmountInCents, royaltyFeeInCents, ...rounded];
}

function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
