import type { CallResult } from "../call-result.ts";
import type { Session } from "./session.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionParts } from "./session-parts.ts";
import { describeSession, type StoredSession } from "./stored-session.ts";

/** The session as the SDK's user sees it. */
export function createSession(parts: SessionParts, keeper: SessionKeeper): Session {
  const { call, store, events, location } = parts;

  function described() {
    const stored = store.read();
    return stored ? describeSession(stored) : null;
  }

  async function endOnServer(name: "signOut" | "revokeSessions"): Promise<CallResult<undefined>> {
    const held = await keeper.ensure();
    return held.ok ? call("user", name, { bearer: held.data.session.accessToken }) : held;
  }

  return {
    current: described,
    on: events.on,
    attachIdentity: ({ grant, identityId, emailAddress }) =>
      keeper.alone(async () => {
        const body = location === undefined ? {} : { location };
        const answer = await call("user", "authenticated", { body, bearer: grant });
        if (!answer.ok) return answer;
        const known = emailAddress === undefined ? {} : { emailAddress };
        const stored: StoredSession = {
          identityGrant: { identityId, ...known },
          session: answer.data,
          ...(emailAddress === undefined ? {} : { handle: { emailAddress } }),
        };
        store.keepAnonymous();
        store.write(stored);
        const session = describeSession(stored);
        events.emit({ type: "started", session });
        return { ok: true, data: session };
      }),
    async signOut() {
      const left = await endOnServer("signOut");
      return keeper.alone(async () => {
        const anonymous = store.takeAnonymous();
        clear();
        if (anonymous) {
          store.write(anonymous);
          events.emit({ type: "started", session: describeSession(anonymous) });
        } else {
          await keeper.startAnew();
        }
        return left;
      });
    },
    async revokeSessions() {
      const revoked = await endOnServer("revokeSessions");
      if (revoked.ok) await keeper.alone(async () => clear());
      return revoked;
    },
  };

  function clear(): void {
    store.clear();
    events.emit({ type: "ended" });
  }
}
