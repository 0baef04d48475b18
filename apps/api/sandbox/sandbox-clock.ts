import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { ActionExecuted } from "#modules/renewals/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.ts";
import type { SandboxRepository } from "./sandbox-repository.ts";

const KEY = "clockOffsetInMilliseconds";
const PERSONAL_KEY = "clockOffsetOf:";

export type ClockMove = { advance: string } | { set: string } | { reset: true };

export interface ClockReading {
  now: string;
  realNow: string;
  isMoved: boolean;
}

/** What happened to a subscription on the way, and whose it is. */
export type StepShown = Pick<ActionExecuted, "on" | "kind" | "plan" | "currency"> & {
  who: string;
  amount: number | null;
};

export type ClockMoved = ClockReading & { steps: StepShown[] };

export interface SandboxClock {
  /** Everybody's time, or the time of one person. */
  show(identityId?: string): ClockReading;
  /** Undefined when the span or instant can't be read. */
  move(move: ClockMove, identityId?: string): Promise<ClockMoved | undefined>;
  restore(): Promise<void>;
}

/** Moves business time by calendar spans, months kept whole in the billing zone: everybody's, or one person's. */
export function createSandboxClock(
  { clock, personalTime }: Pick<Platform, "clock" | "personalTime">,
  settings: SandboxRepository,
  life: {
    walkThroughTime: (target: Temporal.Instant, identityId?: string) => Promise<ActionExecuted[]>;
    /** What a person is called in the sandbox. */
    findWho: (identityId: string) => Promise<string>;
  },
): SandboxClock {
  const shown = async ({ on, kind, plan, currency, amountInCents, identityId }: ActionExecuted) => ({
    on,
    kind,
    plan,
    currency,
    who: await life.findWho(identityId),
    amount: amountInCents === null ? null : toMajorUnits(amountInCents),
  });
  const show = (identityId?: string) =>
    personalTime.run(identityId ?? null, () => ({
      now: clock.now().toString(),
      realNow: clock.realNow().toString(),
      isMoved: clock.offsetInMilliseconds() !== 0,
    }));
  const keep = async (offset: number, identityId: string | undefined) => {
    await settings.write(identityId === undefined ? KEY : `${PERSONAL_KEY}${identityId}`, offset);
    if (identityId === undefined) clock.shiftTo(offset);
    else personalTime.give(identityId, offset === 0 ? undefined : offset);
  };
  const moveTo = async (move: ClockMove, identityId: string | undefined) => {
    const target = targetOf(move, clock);
    if (target === undefined) return undefined;
    const isForward = Temporal.Instant.compare(target, clock.now()) > 0;
    const offset = "reset" in move ? 0 : target.epochMilliseconds - clock.realNow().epochMilliseconds;
    const taken = isForward ? await life.walkThroughTime(target, identityId) : [];
    return { offset, taken };
  };
  return {
    show,
    move: async (move, identityId) => {
      const moved = await personalTime.run(identityId ?? null, () => moveTo(move, identityId));
      if (moved === undefined) return undefined;
      const steps = await Promise.all(moved.taken.map((step) => shown(step)));
      await keep(moved.offset, identityId);
      return { ...show(identityId), steps };
    },
    restore: async () => {
      const offset = await settings.read(KEY);
      if (typeof offset === "number") clock.shiftTo(offset);
      for (const { key, value } of await settings.list(PERSONAL_KEY))
        if (typeof value === "number" && value !== 0)
          personalTime.give(key.slice(PERSONAL_KEY.length), value);
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
