import type { BufferSettings } from "../buffer-settings.ts";

interface FlushQuestion {
  settings: Pick<BufferSettings, "flushOnEventCount" | "flushOnMinInterval">;
  /** Events that wait to be sent. */
  count: number;
  /** Milliseconds since the first of them came. */
  waitedFor: number;
  /** Milliseconds since the last flush, by any tab. */
  sinceLastFlush: number;
}

/**
 * In how many milliseconds to flush; undefined if there is nothing to send. At the count or after the
 * interval, whichever is first, but never sooner after the last flush than the interval.
 */
export function decideFlush(question: FlushQuestion): number | undefined {
  const { settings, count, waitedFor, sinceLastFlush } = question;
  if (count === 0) return undefined;
  const soonest = Math.max(0, settings.flushOnMinInterval - sinceLastFlush);
  if (count >= settings.flushOnEventCount) return soonest;
  return Math.max(soonest, settings.flushOnMinInterval - waitedFor, 0);
}
