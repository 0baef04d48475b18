import type { RefusalCode } from "@skywave/contract";
import type { CallResult } from "../../transport/call-result.ts";
import type { AttachedIdentity, CurrentSession } from "../session.ts";
import type { SessionParts } from "../session-parts.ts";
import { adoptSession } from "./adopt-session.ts";

/**
 * Exchanges an identity grant for a signed-in session; where the person's account is in the legacy system, by
 * signing in there with the same grant. Only inside `alone`.
 */
export async function attachIdentity(
  parts: SessionParts,
  { grant, identityId, emailAddress }: AttachedIdentity,
): Promise<CallResult<CurrentSession>> {
  const body = parts.location === undefined ? {} : { location: parts.location };
  const first = await parts.call("user", "authenticated", { body, bearer: grant });
  const answer = isLegacy(first) ? await parts.call("user", "legacySignIn", { body, bearer: grant }) : first;
  if (!answer.ok) return answer;
  const known = emailAddress === undefined ? {} : { emailAddress };
  return adoptSession(parts, {
    identityGrant: { identityId, ...known },
    session: answer.data,
    ...(emailAddress === undefined ? {} : { handle: { emailAddress } }),
  });
}

function isLegacy(answer: CallResult<unknown>): boolean {
  if (answer.ok || answer.failure.kind !== "serverRefused") return false;
  return answer.failure.code === ("LEGACY_SIGN_IN_REQUIRED" satisfies RefusalCode);
}
