import type { Clock } from "#platform/clock.ts";

const MOST_KEPT = 500;
const FRESH_FOR = { minutes: 1 };
const KEPT_FOR = { hours: 24 };

interface CachedAnswer<T> {
  data: T;
  isFresh: boolean;
}

/** Answers by what was asked, each for a day; those that nobody has asked for the longest make room. */
export function createCachedAnswers<T>(clock: Pick<Clock, "realNow">) {
  const kept = new Map<string, { data: T; since: Temporal.Instant }>();
  return {
    find(key: string): CachedAnswer<T> | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      const now = clock.realNow();
      const isPast = (span: Temporal.DurationLike) =>
        Temporal.Instant.compare(found.since.add(span), now) <= 0;
      kept.delete(key);
      if (isPast(KEPT_FOR)) return undefined;
      kept.set(key, found);
      return { data: found.data, isFresh: !isPast(FRESH_FOR) };
    },
    keep(key: string, data: T): void {
      kept.delete(key);
      kept.set(key, { data, since: clock.realNow() });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    forget: (key: string) => void kept.delete(key),
  };
}
