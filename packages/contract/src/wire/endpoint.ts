import type { ZodObject, ZodType } from "zod";
import type { RefusalCode } from "./refusal-codes.ts";

/**
 * What a caller has to show. `access` is any signed-in or anonymous access token, `authenticated` one of a
 * signed-in person, `optional` an access token if there is one; `device` and `identity` are grants. `refresh`
 * is the session secret in its HttpOnly cookie, sent without an Authorization header.
 */
export const GRANTS = [
  "none",
  "optional",
  "access",
  "authenticated",
  "device",
  "identity",
  "refresh",
] as const;
export type Grant = (typeof GRANTS)[number];

/** `limited` retries network loss and 408, 500, 502, 504; never a call that could act twice. */
export type Retry = "none" | "limited";

/** One call on the wire. The API's routes, OpenAPI, run-time configuration and SDK calls come from these. */
export interface Endpoint {
  domain: string;
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base of its domain, with `{parameters}` in braces. */
  path: string;
  summary: string;
  grant: Grant;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodObject;
  /** Fields of the body whose digits may look like a card's; anywhere else such digits are refused. */
  cardLikeFields?: readonly string[];
  /**
   * Fields of the body that reach no page and no mail; characters that turn the direction of writing are refused
   * anywhere else.
   */
  unshownFields?: readonly string[];
  /** 64 KiB unless said. */
  bodyLimitInBytes?: number;
  /** Takes a body that was compressed, by gzip or brotli, too; its limit counts what comes out. */
  takesCompressedBody?: boolean;
  /** Absent for calls that answer 204 only. */
  response?: ZodType;
  /** 200 unless said; a call that may answer 204 as well as 200 says `mayBeEmpty`. */
  success?: 200 | 201 | 202 | 204;
  mayBeEmpty?: boolean;
  /** Answers 204 to a body that it cannot read, too: the caller could do nothing about it. */
  isNeverRefused?: boolean;
  refusals: readonly RefusalCode[];
  /** The caller sends an Idempotency-Key and may repeat the call without acting twice. */
  isIdempotentByKey?: boolean;
  /** The resource itself remembers its one outcome, so the answer need not be stored under the key. */
  isIdempotentByNature?: boolean;
  retry: Retry;
  /** A POST or PATCH that acts once however often it is sent, such as one that only reads. */
  isRepeatable?: boolean;
}

export const TIMEOUT_IN_MILLISECONDS = 15_000;

/** Gives an endpoint its literal type, so that calls are typed by domain and name. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
