import type { CallResult } from "../../transport/call-result.ts";
import type { SessionKeeper } from "../session-keeper.ts";
import type { SessionParts } from "../session-parts.ts";
import { describeSession } from "../store/stored-session.ts";

export interface EndParts extends SessionParts {
  keeper: SessionKeeper;
}

/** Ends this session, here in any case, and goes on as the visitor from before. */
export async function signOut(parts: EndParts): Promise<CallResult<undefined>> {
  const { keeper, store, events } = parts;
  await events.leaving();
  const left = await endOnServer(parts, "signOut");
  return keeper.alone(async () => {
    const anonymous = store.takeAnonymous();
    clearSession(parts);
    if (anonymous) {
      store.write(anonymous);
      events.emit({ type: "started", session: describeSession(anonymous) });
    } else {
      await keeper.startAnew();
    }
    return left;
  });
}

/** Tells the server, with a token that it still takes. */
export async function endOnServer(
  { keeper, call }: EndParts,
  name: "signOut" | "revokeSessions" | "deleteIdentity",
): Promise<CallResult<undefined>> {
  const held = await keeper.ensure();
  return held.ok ? call("user", name, { bearer: held.data.session.accessToken }) : held;
}

/** Nothing of the session is left here. Only inside `alone`. */
export function clearSession({ store, events }: EndParts): void {
  store.clear();
  events.emit({ type: "ended" });
}
