import type { Platform } from "../../platform/platform.ts";
import type { BufferSettings } from "../buffer-settings.ts";

/** When a buffer was last emptied, by any tab, and when it may be tried again after a failure. */
export interface FlushTimes {
  /** An event came; the first one since the last flush sets the wait. */
  noteEvent(): void;
  noteSuccess(): void;
  /** Nothing was left to send, such as after another tab sent it: a failure of before means nothing more. */
  noteNothingLeft(): void;
  /** 0 if the server named no time. */
  noteFailure(retryAfterInSeconds: number): void;
  /** The network is back: only a time that the server named is still waited for. */
  noteOnline(): void;
  /** In milliseconds. */
  measure(): { waitedFor: number; sinceLastFlush: number };
  /** Whether a due flush may begin: the interval is over, or the last try failed. */
  isDue(): boolean;
  /** Whether the last try failed. */
  isRetrying(): boolean;
  /** Milliseconds; 0 if the last try did not fail. */
  untilRetry(): number;
  lastFlushAt(): number | null;
}

const BACKOFF_IN_MILLISECONDS = { base: 10_000, maximum: 300_000 };

export function createFlushTimes(platform: Platform, settings: BufferSettings): FlushTimes {
  const key = `${settings.queue}_LAST_FLUSH`;
  let firstEventAt: number | undefined;
  let failures = 0;
  let retryAt = 0;
  let namedRetryAt = 0;

  function lastFlushAt(): number | null {
    const stored = Number(platform.storage.get(key) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : null;
  }

  function sinceLastFlush(): number {
    const elapsed = platform.systemNow() - (lastFlushAt() ?? Number.NEGATIVE_INFINITY);
    // One in the future was noted by a clock that has since been set back.
    return elapsed < 0 ? Number.POSITIVE_INFINITY : elapsed;
  }

  return {
    noteEvent() {
      firstEventAt ??= platform.monotonicNow();
    },
    noteSuccess() {
      firstEventAt = undefined;
      platform.storage.set(key, String(platform.systemNow()));
      failures = 0;
      retryAt = 0;
    },
    noteNothingLeft() {
      firstEventAt = undefined;
      failures = 0;
      retryAt = 0;
    },
    noteFailure(retryAfterInSeconds) {
      const { base, maximum } = BACKOFF_IN_MILLISECONDS;
      const longest = Math.min(maximum, base * 2 ** failures);
      failures += 1;
      namedRetryAt = platform.monotonicNow() + retryAfterInSeconds * 1000;
      retryAt = Math.max(namedRetryAt, platform.monotonicNow() + longest * (0.5 + platform.random() / 2));
    },
    noteOnline() {
      retryAt = Math.min(retryAt, namedRetryAt);
    },
    measure() {
      const waitedFor = platform.monotonicNow() - (firstEventAt ?? platform.monotonicNow());
      return { waitedFor, sinceLastFlush: sinceLastFlush() };
    },
    isRetrying: () => failures > 0,
    isDue: () => failures > 0 || sinceLastFlush() >= settings.flushOnMinInterval,
    untilRetry: () => Math.max(0, retryAt - platform.monotonicNow()),
    lastFlushAt,
  };
}
