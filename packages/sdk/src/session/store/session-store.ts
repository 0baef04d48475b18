import { createJsonCookie } from "../../cookies/json-cookie.ts";
import type { Platform } from "../../platform/platform.ts";
import { readJson } from "../../wire/read-json.ts";
import { isPast, isStoredSession, type StoredSession } from "./stored-session.ts";

export interface SessionStore {
  read(): StoredSession | undefined;
  write(stored: StoredSession): void;
  clear(): void;
  /** Sets the anonymous session aside that a sign-in is about to replace. */
  saveAnonymous(): void;
  /** Takes the session back that was set aside, if it is still good. */
  takeAnonymous(): StoredSession | undefined;
}

const ANONYMOUS_KEY = "ANONYMOUS_SESSION";

/** The session in its cookie, and the anonymous one from before the sign-in beside it. */
export function createSessionStore(
  platform: Platform,
  now: () => number,
  domain: () => string | null,
): SessionStore {
  const { storage } = platform;
  const cookie = createJsonCookie<StoredSession>(platform.cookies, {
    name: "AUTH_TOKEN",
    domain,
    isWhole: isStoredSession,
  });
  return {
    read: () => cookie.read(),
    write(stored) {
      const lifetime = Date.parse(stored.session.refreshTokenExpiresAt) - now();
      cookie.write(stored, Math.max(1, Math.floor(lifetime / 1000)));
      platform.tabs.announce();
    },
    clear() {
      cookie.clear();
      platform.tabs.announce();
    },
    saveAnonymous() {
      const stored = cookie.read();
      if (stored?.session.sessionType === "anonymous") storage.set(ANONYMOUS_KEY, JSON.stringify(stored));
    },
    takeAnonymous() {
      const kept = readJson<unknown>(storage.get(ANONYMOUS_KEY) ?? "");
      storage.remove(ANONYMOUS_KEY);
      if (!isStoredSession(kept) || isPast(kept.session.refreshTokenExpiresAt, now())) return undefined;
      return kept;
    },
  };
}
