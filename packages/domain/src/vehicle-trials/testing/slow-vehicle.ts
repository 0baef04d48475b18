import type { VehicleEvent } from "../change-vehicle.ts";
import type { LifecycleState } from "../lifecycle.ts";

/** What happens in a life, in order: an event, or a number of days that pass. */
export type VehicleScript = readonly (VehicleEvent | { kind: "wait"; days: number })[];

/**
 * The second opinion on how a vehicle stands. It knows no dates: it counts the days of its trial down one by one, and
 * keeps what it was told in flags of its own.
 */
export class SlowVehicle {
  private isWaiting = false;
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
  happen(event: VehicleEvent): boolean {
    const isFree = this.plan === "none";
    const runs = isFree && !this.isWaiting && this.daysLeft > 0;
    switch (event.kind) {
      case "trialGiven":
        if (!isFree || this.isWaiting || this.daysLeft > 0) return false;
        [this.isWaiting, this.daysLeft, this.isClaimed] = [true, event.days, false];
        return true;
      case "trialStarted":
        if (!isFree || !this.isWaiting) return false;
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

  passDay(): void {
    if (this.isWaiting || this.daysLeft === 0) return;
    this.daysLeft -= 1;
    if (this.daysLeft === 0 && this.plan === "coming") this.plan = "on";
  }
}
