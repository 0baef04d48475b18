import { regionCodeOf } from "@skywave/domain/addresses/region-code";
import type { CurrentSession } from "@skywave/sdk";

/** The code of the state or province that a session is in; undefined until there is a session. */
export function sessionRegion(session: Pick<CurrentSession, "location"> | null): string | undefined {
  return session === null ? undefined : regionCodeOf(session.location);
}
