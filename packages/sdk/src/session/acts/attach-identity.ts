import type { RefusalCode } from "@skywave/contract";
import type { CallResult } from "../../transport/call-result.ts";
import type { AttachedIdentity, CurrentSession } from "../session.ts";
import type { SessionParts } from "../session-parts.ts";
import { nameIdentity } from "../store/stored-session.ts";
import { adoptSession } from "./adopt-session.ts";

/**
 * Exchanges an identity grant for a signed-in session; where the person's account is in the legacy system, by
 * signing in there with the same grant. Only inside `alone`.
 */
export async function attachIdentity(
  parts: SessionParts,
  { grant, ...identity }: AttachedIdentity,
): Promise<CallResult<CurrentSession>> {
  const body = parts.location === undefined ? {} : { location: parts.location };
  const first = await parts.call("user", "authenticated", { body, bearer: grant });
  const answer = isLegacy(first) ? await parts.call("user", "legacySignIn", { body, bearer: grant }) : first;
  if (!answer.ok) return answer;
  return adoptSession(parts, { ...nameIdentity(identity), session: answer.data });
}

function isLegacy(answer: CallResult<unknown>): boolean {
  if (answer.ok || answer.failure.kind !== "serverRefused") return false;
  return answer.failure.code === ("LEGACY_SIGN_IN_REQUIRED" satisfies RefusalCode);
}
