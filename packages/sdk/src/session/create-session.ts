import { attachIdentity } from "./acts/attach-identity.ts";
import { deleteAccount, revokeSessions, signOut } from "./acts/end-session.ts";
import { migrateSession, startAsDevice } from "./acts/start-otherwise.ts";
import type { Session } from "./session.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { SessionParts } from "./session-parts.ts";
import { describeSession } from "./stored-session.ts";

/** The session as the SDK's user sees it. */
export function createSession(parts: SessionParts, keeper: SessionKeeper): Session {
  const { store, events, deviceGrants } = parts;
  const endParts = { ...parts, keeper };
  return {
    current() {
      const stored = store.read();
      return stored ? describeSession(stored) : null;
    },
    lastLocation() {
      const stored = store.read();
      if (!stored) throw new Error("Session not initialised!");
      return stored.session.location;
    },
    deviceId() {
      const stored = deviceGrants.stored();
      if (!stored) throw new Error("Device ID Unavailable!");
      return stored.deviceId;
    },
    on: events.on,
    attachIdentity: (identity) => keeper.alone(() => attachIdentity(parts, identity)),
    migrate: (sxmData) => keeper.alone(() => migrateSession(parts, sxmData)),
    startAsDevice: (castingGrant) => keeper.alone(() => startAsDevice(parts, castingGrant)),
    signOut: () => signOut(endParts),
    revokeSessions: () => revokeSessions(endParts),
    deleteAccount: () => deleteAccount(endParts),
  };
}
