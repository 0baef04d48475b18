import type { VehicleEvent } from "../change-vehicle.ts";
import type { LifecycleState } from "../lifecycle.ts";

/** An event without a date: the first day of a trial is named by how many days ahead it lies, or behind below zero. */
export type ScriptedEvent =
  | Exclude<VehicleEvent, { kind: "trialGiven" }>
  | { kind: "trialGiven"; days: number; startsIn: number | null };

/** What happens in a life, in order: an event, or a number of days that pass. */
export type VehicleScript = readonly (ScriptedEvent | { kind: "wait"; days: number })[];

/**
 * The second opinion on how a vehicle stands. It knows no dates: it counts the days before its trial and
 * those in it down one by one, and keeps what it was told in flags of its own.
 */
export class SlowVehicle {
  private isWaiting = false;
  /** Of the wait; null where it lasts until the radio is heard. */
  private daysToWait: number | null = null;
  private daysLeft = 0;
  private isClaimed = false;
  private plan: "none" | "coming" | "on" = "none";

  get state(): LifecycleState {
    if (this.plan === "on") return "SELF_PAY";
    if (this.isWaiting) return "TRIAL_ELIGIBLE";
    if (this.daysLeft === 0) return "INACTIVE";
    if (this.plan === "coming") return "TRIAL_WITH_FOLLOW_ON";
    return this.isClaimed ? "TRIAL_CLAIMED" : "TRIAL_NOT_CLAIMED";
  }

  get daysBeforeTrialEnd(): number {
    return this.daysLeft;
  }

  /** Whether it happened. */
  happen(event: ScriptedEvent): boolean {
    const isFree = this.plan === "none";
    const runs = isFree && !this.isWaiting && this.daysLeft > 0;
    switch (event.kind) {
      case "trialGiven":
        if (!isFree || this.isWaiting || this.daysLeft > 0) return false;
        this.giveTrial(event);
        return true;
      case "trialStarted":
        if (!isFree || !this.isWaiting || this.daysToWait !== null) return false;
        this.isWaiting = false;
        return true;
      case "trialClaimed":
        if (!runs || this.isClaimed) return false;
        this.isClaimed = true;
        return true;
      case "followOnChosen":
        if (!runs || !this.isClaimed) return false;
        this.plan = "coming";
        return true;
      case "followOnDropped":
        if (this.plan !== "coming") return false;
        this.plan = "none";
        return true;
      case "planStarted":
        if (!isFree) return false;
        this.plan = "on";
        return true;
      case "planEnded":
        if (this.plan !== "on") return false;
        this.plan = "none";
        return true;
    }
  }

  private giveTrial({ days, startsIn }: { days: number; startsIn: number | null }): void {
    this.isWaiting = startsIn === null || startsIn > 0;
    this.daysToWait = this.isWaiting ? startsIn : null;
    const daysOver = this.isWaiting ? 0 : Math.min(days, -(startsIn ?? 0));
    [this.daysLeft, this.isClaimed] = [days - daysOver, false];
  }

  passDay(): void {
    if (this.isWaiting) {
      if (this.daysToWait === null) return;
      this.daysToWait -= 1;
      this.isWaiting = this.daysToWait > 0;
      return;
    }
    if (this.daysLeft === 0) return;
    this.daysLeft -= 1;
    if (this.daysLeft === 0 && this.plan === "coming") this.plan = "on";
  }
}
