import type { CallResult } from "../../call-result.ts";
import type { AttachedIdentity, CurrentSession } from "../session.ts";
import type { SessionParts } from "../session-parts.ts";
import { adoptSession } from "./adopt-session.ts";

/** Exchanges an identity grant for a signed-in session. Only inside `alone`. */
export async function attachIdentity(
  parts: SessionParts,
  { grant, identityId, emailAddress }: AttachedIdentity,
): Promise<CallResult<CurrentSession>> {
  const body = parts.location === undefined ? {} : { location: parts.location };
  const answer = await parts.call("user", "authenticated", { body, bearer: grant });
  if (!answer.ok) return answer;
  const known = emailAddress === undefined ? {} : { emailAddress };
  return adoptSession(parts, {
    identityGrant: { identityId, ...known },
    session: answer.data,
    ...(emailAddress === undefined ? {} : { handle: { emailAddress } }),
  });
}
