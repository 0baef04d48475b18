import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { Clock } from "../platform/clock.ts";
import type { SandboxRepository } from "./sandbox-repository.ts";

const KEY = "clockOffsetInMilliseconds";

export type ClockMove = { advance: string } | { set: string } | { reset: true };

export interface SandboxClock {
  show(): { now: string; realNow: string; isMoved: boolean };
  /** Undefined when the span or instant can't be read. */
  move(move: ClockMove): Promise<{ now: string; realNow: string; isMoved: boolean } | undefined>;
  restore(): Promise<void>;
}

/** Moves business time by calendar spans, months kept whole in the billing zone. */
export function createSandboxClock(clock: Clock, settings: SandboxRepository): SandboxClock {
  const show = () => ({
    now: clock.now().toString(),
    realNow: clock.realNow().toString(),
    isMoved: clock.offsetInMilliseconds() !== 0,
  });
  return {
    show,
    move: async (move) => {
      const target = targetOf(move, clock);
      if (target === undefined) return undefined;
      const offset = "reset" in move ? 0 : target.epochMilliseconds - clock.realNow().epochMilliseconds;
      await settings.write(KEY, offset);
      clock.shiftTo(offset);
      return show();
    },
    restore: async () => {
      const offset = await settings.read(KEY);
      if (typeof offset === "number") clock.shiftTo(offset);
    },
  };
}

function targetOf(move: ClockMove, clock: Clock): Temporal.Instant | undefined {
  try {
    if ("reset" in move) return clock.realNow();
    if ("set" in move) return Temporal.Instant.from(move.set);
    return clock.now().toZonedDateTimeISO(BILLING_TIME_ZONE).add(move.advance).toInstant();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
