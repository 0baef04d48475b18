import type { AccountJoin } from "@skywave/contract";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** Why two accounts stay two. */
export const JOIN_REFUSALS = [
  "SAME_ACCOUNT",
  "ACCOUNT_NOT_JOINABLE",
  "COUNTRY_ERROR",
  "PAYMENT_IN_PROGRESS",
  "PAYMENT_DUE",
  "BILLED_ELSEWHERE",
  "TOO_MANY_PLANS",
] as const;
export type JoinRefusalCode = (typeof JOIN_REFUSALS)[number];

export type ShowAccountJoinOutcome =
  | { ok: true; join: AccountJoin }
  /** It was named too long ago: name it again. */
  | { ok: false; code: "NOT_FOUND" }
  | { ok: false; code: JoinRefusalCode }
  | CommonFailure;
