import type { Retrying } from "@skywave/contract/configuration/get-configuration";
import type { WireAnswer } from "../platform/wire.ts";

interface RetryQuestion {
  method: string;
  hasIdempotencyKey: boolean;
  answer: WireAnswer;
  /** From 0. */
  attempt: number;
  retry: Retrying;
  /** From 0 up to but not including 1. */
  random: number;
}

const REPEATABLE_METHODS: readonly string[] = ["GET", "PUT", "DELETE"];
/** 429 and 503 are left to the person, who is told how long to wait. */
const REPEATABLE_STATUSES: readonly number[] = [408, 500, 502, 504];

/**
 * How many milliseconds to wait before the next attempt; undefined if there is none. A wait that is not
 * fixed doubles with each attempt, and half of it is left to chance so that many clients do not come back at once.
 */
export function decideRetry(question: RetryQuestion): number | undefined {
  const { method, hasIdempotencyKey, answer, attempt, retry, random } = question;
  if (attempt >= retry.limit) return undefined;
  if (!REPEATABLE_METHODS.includes(method) && !hasIdempotencyKey && !retry.isRepeatable) return undefined;
  const isRepeatable =
    answer.kind === "lost" || (answer.kind === "answered" && REPEATABLE_STATUSES.includes(answer.status));
  if (!isRepeatable) return undefined;
  if (retry.backoff === "fixed") return retry.delayInMilliseconds;
  return retry.delayInMilliseconds * 2 ** attempt * (0.5 + random / 2);
}
