import type { EndpointName } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/**
 * The legacy system knows people by the identity grant that the session keeps, and a session that was taken
 * over from elsewhere may have none. The call is then not made: to the caller that is a failure of ours, and the
 * person is told that signing in again mends it. undefined: go on.
 */
export function requireIdentityGrant(
  skywave: Skywave,
  call: EndpointName<"user"> | EndpointName<"legacy">,
): Extract<CommonFailure, { code: "SYSTEM" }> | undefined {
  if (skywave.session.current()?.identityId != null) return undefined;
  skywave.log({ level: "error", message: "The session holds no identity grant", details: { call } });
  return { ok: false, code: "SYSTEM", traceId: "", needsSignIn: true };
}
