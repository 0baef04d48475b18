import type { CookieJar } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { IssuedSession } from "./serialize-session.ts";

// Two cookies, so that the visitor's own session is still there when a person signs out.
export const VISITOR_COOKIE = "skywave-visitor";
export const PERSON_COOKIE = "skywave-person";

/** Answers with a session, and puts its secret where scripts cannot read it. */
export function handOver(cookies: CookieJar, issued: IssuedSession) {
  const name = issued.session.sessionType === "anonymous" ? VISITOR_COOKIE : PERSON_COOKIE;
  cookies.set(name, issued.refreshSecret, issued.refreshExpiresAt);
  return done(issued.session);
}
