import { earlierOf } from "@skywave/domain/calendar/compare-days";
import type { ActionExecuted } from "../process-due-actions.ts";

/** One turn of what is due: whose it is, and who hears of it. */
export interface Turn {
  /** One person's; everybody's where it is left out. */
  identityId?: string | undefined;
  onTaken?: (taken: ActionExecuted) => void;
  /** About a subscription that cannot go on; the others do. */
  onError: (error: unknown, subscriptionId: string) => void;
}

/** Work that comes due on a day: bills, advance messages, gifts. */
export interface DueWork {
  /** The first day on which something is due: anybody's, or one person's. */
  firstDay(identityId?: string): Promise<Temporal.PlainDate | undefined>;
  /** Does what is due by now. Safe to run twice and on two nodes at once. */
  run(turn: Turn): Promise<void>;
}

/** Several kinds of work as one: each has its turn after the one before. */
export function inTurn(works: readonly DueWork[]): DueWork {
  return {
    firstDay: async (identityId) => {
      const days: Temporal.PlainDate[] = [];
      for (const work of works) {
        const day = await work.firstDay(identityId);
        if (day !== undefined) days.push(day);
      }
      return days.length === 0 ? undefined : days.reduce(earlierOf);
    },
    run: async (turn) => {
      for (const work of works) await work.run(turn);
    },
  };
}
