import type { RefusalCode } from "@skywave/contract";

/** An expected "no", with all that the caller needs for its next move. */
export interface Refusal<C extends RefusalCode = RefusalCode> {
  ok: false;
  code: C;
  details?: Record<string, string | number | boolean>;
  invalidFields?: { field: string; code: string }[];
  retryAfterInSeconds?: number;
  notFoundResourceType?: string;
}

export type Outcome<T> = { ok: true; data: T } | Refusal;

/** A success with its data. */
export function done<T>(data: T): { ok: true; data: T } {
  return { ok: true, data };
}

/** A refusal; a surprise is thrown instead. */
export function refuse<const C extends RefusalCode>(
  code: C,
  facts: Omit<Refusal, "ok" | "code"> = {},
): Refusal<C> {
  return { ok: false, code, ...facts };
}
