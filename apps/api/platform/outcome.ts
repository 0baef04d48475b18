import type { RefusalCode } from "@skywave/contract";

/** An expected "no", with all that the caller needs for its next move. */
export interface Refusal<C extends RefusalCode = RefusalCode> {
  ok: false;
  code: C;
  details?: Record<string, string | number | boolean>;
  invalidFields?: { field: string; code: string }[];
  retryAfterInSeconds?: number;
  notFoundResourceType?: string;
  /** Why we could not; for our log only. */
  cause?: unknown;
}

type Facts = Omit<Refusal, "ok" | "code">;

export type Outcome<T> = { ok: true; data: T } | Refusal;

/** A success with its data. */
export function done<T>(data: T): { ok: true; data: T } {
  return { ok: true, data };
}

/** A refusal; a surprise is thrown instead. That we could not is never said without why: our log is where it is found. */
export function refuse(
  code: "SERVICE_UNAVAILABLE",
  facts: Facts & { cause: unknown },
): Refusal<"SERVICE_UNAVAILABLE">;
export function refuse<const C extends Exclude<RefusalCode, "SERVICE_UNAVAILABLE">>(
  code: C,
  facts?: Facts,
): Refusal<C>;
export function refuse(code: RefusalCode, facts: Facts = {}): Refusal {
  return { ok: false, code, ...facts };
}
