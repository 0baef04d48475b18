import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { StepTaken } from "../modules/renewals/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { SandboxRepository } from "./sandbox-repository.ts";

const KEY = "clockOffsetInMilliseconds";

export type ClockMove = { advance: string } | { set: string } | { reset: true };

export interface ClockReading {
  now: string;
  realNow: string;
  isMoved: boolean;
}

/** What happened to a subscription on the way, and whose it is. */
export type StepShown = Pick<StepTaken, "on" | "kind" | "plan" | "currency"> & {
  who: string;
  amount: number | null;
};

export type ClockMoved = ClockReading & { steps: StepShown[] };

export interface SandboxClock {
  show(): ClockReading;
  /** Undefined when the span or instant can't be read. */
  move(move: ClockMove): Promise<ClockMoved | undefined>;
  restore(): Promise<void>;
}

/** Moves business time by calendar spans, months kept whole in the billing zone. */
export function createSandboxClock(
  clock: Clock,
  settings: SandboxRepository,
  life: {
    walkThroughTime: (target: Temporal.Instant) => Promise<StepTaken[]>;
    /** What a person is called in the sandbox. */
    findWho: (identityId: string) => Promise<string>;
  },
): SandboxClock {
  const shown = async ({ on, kind, plan, currency, amountInCents, identityId }: StepTaken) => ({
    on,
    kind,
    plan,
    currency,
    who: await life.findWho(identityId),
    amount: amountInCents === null ? null : toMajorUnits(amountInCents),
  });
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
      const isForward = Temporal.Instant.compare(target, clock.now()) > 0;
      const offset = "reset" in move ? 0 : target.epochMilliseconds - clock.realNow().epochMilliseconds;
      const taken = isForward ? await life.walkThroughTime(target) : [];
      const steps = await Promise.all(taken.map((step) => shown(step)));
      await settings.write(KEY, offset);
      clock.shiftTo(offset);
      return { ...show(), steps };
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
