import { type Blocker, blockerOf, type ChangeFacts } from "./blocker-of.ts";
import { periodOn } from "./change-schedule.ts";

/** Why a plan cannot move to any radio just now; undefined where it can. A trial belongs to its vehicle. */
export function moveBlockerOf(facts: ChangeFacts): Blocker | "TRIAL" | undefined {
  const { schedule, today, isOver } = facts;
  if (!isOver && periodOn(schedule, today)?.phase.type === "Free") return "TRIAL";
  return blockerOf("transfer", facts);
}
