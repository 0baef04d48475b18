import type { CallResult } from "../../transport/call-result.ts";
import { clearSession, type EndParts, endOnServer } from "./end-session.ts";

/** Ends all sessions of the person, on every device. */
export async function revokeSessions(parts: EndParts): Promise<CallResult<undefined>> {
  await parts.events.leaving();
  const revoked = await endOnServer(parts, "revokeSessions");
  if (revoked.ok) await parts.keeper.alone(async () => clearSession(parts));
  return revoked;
}

/** Deletes the account, and all that this browser keeps of it. */
export async function deleteAccount(parts: EndParts): Promise<CallResult<undefined>> {
  const { keeper, store, events } = parts;
  const deleted = await endOnServer(parts, "deleteIdentity");
  if (!deleted.ok) return deleted;
  return keeper.alone(async () => {
    // The visitor from before goes too: nothing of the person stays in this browser.
    store.takeAnonymous();
    clearSession(parts);
    events.emit({ type: "deleted" });
    await keeper.startAnew();
    return deleted;
  });
}
