import type { CurrentSession, Skywave } from "@skywave/sdk";
import { devtools } from "zustand/middleware";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The phases of a change of page. */
type NavigationPhase = "STARTED" | "ROUTESRECOGNIZED" | "ENDED" | "FAILED";

export interface SessionState {
  /** null until a session was found or started. */
  session: CurrentSession | null;
  navigationPhase: NavigationPhase;
  /** Full-screen loader while true. */
  isPageDataLoading: boolean;
  /** Loaded page data is not announced again; signing in or out, or another country, resets it. */
  isPageDataLoaded: boolean;
  /** Set when a session timed out; the modal is open while it is. */
  timeout: SessionTimeout | null;
}

/** Why a session ended under a person's hands, and where they were. */
export interface SessionTimeout {
  /** `ended`: a system behind ours knows it no more. */
  reason: "idle" | "ended";
  returnUrl: string;
}

export type SessionStore = StoreApi<SessionState>;

const NOBODY: SessionState = {
  session: null,
  navigationPhase: "STARTED",
  isPageDataLoading: false,
  isPageDataLoaded: false,
  timeout: null,
};
const KEPT_STATES = 25;

/** Who is here, as the screens see it. In development its history shows in the browser's tools. */
export function createSessionStore(): SessionStore {
  if (!import.meta.env.DEV) return createStore(() => NOBODY);
  return createStore<SessionState>()(devtools(() => NOBODY, { name: "session", maxAge: KEPT_STATES }));
}

/** Keeps the store true to the SDK's session, other tabs included. */
export function followSession(store: SessionStore, skywave: Skywave): void {
  store.setState({ session: skywave.session.current() });
  skywave.session.on(() => {
    const session = skywave.session.current();
    const isOther = isOtherVisit(store.getState().session, session);
    store.setState({ session, ...(isOther && { isPageDataLoaded: false }) });
  });
}

/** Somebody else is here, or in another country; fresh tokens and a visitor's first session change nothing. */
function isOtherVisit(before: CurrentSession | null, now: CurrentSession | null): boolean {
  if ((before?.identityId ?? null) !== (now?.identityId ?? null)) return true;
  return before !== null && now !== null && before.location.countryCode !== now.location.countryCode;
}

/** Opens the modal that tells of it; one that is open already stays as it is. */
export function openSessionTimeout(store: SessionStore, timeout: SessionTimeout): void {
  if (store.getState().timeout === null) store.setState({ timeout });
}

/** Whether a person is signed in. */
export function isSignedIn(state: SessionState): boolean {
  return state.session?.sessionType === "authenticated";
}
