import type { CallAnswer, CallGrant, CallRequest, Domain, EndpointName } from "@skywave/contract";
import type { Outcome } from "../outcome.ts";
import type { CallerOf } from "./caller.ts";

/** What a handler may know of the connection, beside its checked input. */
export interface CallContext<C> {
  caller: C;
  ipAddress: string;
  traceId: string;
  /** To which the request goes, as its sender wrote it. */
  host: string;
  /** Of the page that calls, where a browser says so. */
  origin: string | undefined;
  /** The visitor's state or province as the operator's proxy wrote it, unchecked; chooses what is shown, no more. */
  proxyRegion: string | undefined;
  idempotencyKey: string | undefined;
  cookies: CookieJar;
}

/** Carries a session of the legacy system, whose calls come without a token. */
export const LEGACY_SESSION_COOKIE = "skywave-legacy";

/** Cookies of one request. A name sent twice reads as absent: a sibling host may have planted one. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, expires: Temporal.Instant): void;
  clear(name: string): void;
}

/** The code behind one endpoint: checked input and caller in, outcome out. */
export type Handler<D extends Domain, N extends EndpointName<D>> = (
  request: CallRequest<D, N>,
  context: CallContext<CallerOf<CallGrant<D, N>>>,
) => Promise<Outcome<CallAnswer<D, N>>>;

/** The handlers of one domain; the compiler refuses a domain with a call left out. */
export type DomainHandlers<D extends Domain> = { [N in EndpointName<D>]: Handler<D, N> };

export type AllHandlers = { [D in Domain]: DomainHandlers<D> };
