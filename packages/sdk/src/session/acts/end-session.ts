import type { CallResult } from "../../call-result.ts";
import type { SessionKeeper } from "../session-keeper.ts";
import type { SessionParts } from "../session-parts.ts";
import { describeSession } from "../stored-session.ts";

interface EndParts extends SessionParts {
  keeper: SessionKeeper;
}

/** Ends this session, here in any case, and goes on as the visitor from before. */
export async function signOut(parts: EndParts): Promise<CallResult<undefined>> {
  const { keeper, store, events } = parts;
  await events.leaving();
  const left = await endOnServer(parts, "signOut");
  return keeper.alone(async () => {
    const anonymous = store.takeAnonymous();
    clear(parts);
    if (anonymous) {
      store.write(anonymous);
      events.emit({ type: "started", session: describeSession(anonymous) });
    } else {
      await keeper.startAnew();
    }
    return left;
  });
}

export async function revokeSessions(parts: EndParts): Promise<CallResult<undefined>> {
  await parts.events.leaving();
  const revoked = await endOnServer(parts, "revokeSessions");
  if (revoked.ok) await parts.keeper.alone(async () => clear(parts));
  return revoked;
}

export async function deleteAccount(parts: EndParts): Promise<CallResult<undefined>> {
  const { keeper, store, events } = parts;
  const deleted = await endOnServer(parts, "deleteIdentity");
  if (!deleted.ok) return deleted;
  return keeper.alone(async () => {
    // The visitor from before goes too: nothing of the person stays in this browser.
    store.takeAnonymous();
    clear(parts);
    events.emit({ type: "deleted" });
    await keeper.startAnew();
    return deleted;
  });
}

async function endOnServer(
  { keeper, call }: EndParts,
  name: "signOut" | "revokeSessions" | "deleteIdentity",
): Promise<CallResult<undefined>> {
  const held = await keeper.ensure();
  return held.ok ? call("user", name, { bearer: held.data.session.accessToken }) : held;
}

function clear({ store, events }: EndParts): void {
  store.clear();
  events.emit({ type: "ended" });
}
