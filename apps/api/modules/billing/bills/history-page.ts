import { Instant } from "@skywave/contract/wire/time";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { HistoryPosition } from "#modules/books/index.ts";

const LONGEST_RANGE_IN_HOURS = 24 * 731;

export interface HistoryRequest {
  startDateTime: string;
  endDateTime: string;
  pageSize: number;
  nextToken?: string | undefined;
}

export interface HistorySpan {
  from: Temporal.Instant;
  to: Temporal.Instant;
  after: HistoryPosition | undefined;
}

/** Reads the span and place of a list; more than 24 months or a foreign token is refused by field. */
export function readHistorySpan(request: HistoryRequest): HistorySpan | Refusal {
  const from = Temporal.Instant.from(request.startDateTime);
  const to = Temporal.Instant.from(request.endDateTime);
  const hours = to.since(from).total("hours");
  if (hours < 0 || hours > LONGEST_RANGE_IN_HOURS) {
    return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "endDateTime", code: "range" }] });
  }
  const after = request.nextToken === undefined ? undefined : decodePosition(request.nextToken);
  if (request.nextToken !== undefined && after === undefined) {
    return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "nextToken", code: "unknown" }] });
  }
  return { from, to, after };
}

/** Cuts a list that was read one row too long, and names the place to go on from. */
export function pageOf<R>(
  rows: R[],
  pageSize: number,
  positionOf: (row: R) => HistoryPosition,
): { rows: R[]; nextToken?: string } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return rows.length > pageSize && last !== undefined
    ? { rows: page, nextToken: encodePosition(positionOf(last)) }
    : { rows: page };
}

function encodePosition(position: HistoryPosition): string {
  return Buffer.from(`${position.at.toString()} ${position.id}`).toString("base64url");
}

function decodePosition(token: string): HistoryPosition | undefined {
  // What stands in a token was not looked at with the rest of the request.
  const [at, id = ""] = Buffer.from(token, "base64url").toString("utf8").split(" ");
  const instant = Instant.safeParse(at);
  return instant.success && /^[!-~]+$/.test(id) ? { at: Temporal.Instant.from(instant.data), id } : undefined;
}
