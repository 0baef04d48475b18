import type { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import type { ContentAnswer, ContentSource } from "#providers/content/content-source.ts";
import type { Breaker } from "#providers/partners/breaker.ts";

const MOST_KEPT = 500;
const FRESH_FOR = { minutes: 1 };
const KEPT_FOR = { hours: 24 };

const RETRY_AFTER_SECONDS = 30;

interface Wanted<T> {
  path: string;
  query: URLSearchParams;
  schema: z.ZodType<T>;
}

export type ReadContent = <T>(wanted: Wanted<T>) => Promise<Outcome<T>>;

/**
 * Reads content through what is kept of it: for a minute without asking, and for a day when the content store does
 * not answer, or not with what it should.
 */
export function createReadContent(dependencies: {
  source: ContentSource;
  breaker: Breaker;
  clock: Pick<Clock, "realNow">;
  log: Platform["log"];
}): ReadContent {
  const { source, breaker, clock, log } = dependencies;
  const kept = createCachedAnswers<unknown>(clock);
  const underWay = new Map<string, Promise<ContentAnswer>>();

  const ask = async ({ path, query, schema }: Wanted<unknown>): Promise<ContentAnswer> => {
    if (breaker.secondsLeft() !== undefined)
      return { kind: "unavailable", cause: new Error("the content store is left alone for a while") };
    const answer = await source.read(path, query);
    const read = answer.kind === "found" ? schema.safeParse(answer.body) : undefined;
    const decided: ContentAnswer =
      read?.success === false ? { kind: "unavailable", cause: read.error } : answer;
    if (decided.kind !== "unavailable") breaker.succeeded();
    else {
      breaker.failed();
      log.warn({ err: decided.cause, path }, "content could not be read");
    }
    return decided;
  };

  /** Those who want the same at the same time wait for one answer. */
  const askOnce = (key: string, wanted: Wanted<unknown>): Promise<ContentAnswer> => {
    const asking = underWay.get(key) ?? ask(wanted).finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };

  return async <T>(wanted: Wanted<T>): Promise<Outcome<T>> => {
    const key = `${wanted.path}?${wanted.query.toString()}`;
    const known = kept.find(key);
    if (known?.isFresh === true) return done(wanted.schema.parse(known.data));
    const answer = await askOnce(key, wanted);
    switch (answer.kind) {
      case "found":
        kept.keep(key, answer.body);
        return done(wanted.schema.parse(answer.body));
      case "missing":
        kept.forget(key);
        return refuse("NOT_FOUND", { notFoundResourceType: "content" });
      case "unavailable":
        return known === undefined
          ? refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause: answer.cause })
          : done(wanted.schema.parse(known.data));
    }
  };
}

interface CachedAnswer<T> {
  data: T;
  isFresh: boolean;
}

/** Answers by what was asked, each for a day; those that nobody has asked for the longest make room. */
function createCachedAnswers<T>(clock: Pick<Clock, "realNow">) {
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
