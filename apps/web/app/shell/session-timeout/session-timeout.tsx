import { signOut } from "@skywave/services/sessions/sign-out";
import { lazy, useEffect, useState } from "react";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn, openSessionTimeout } from "#platform/session-store.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { decideIdle, type Idleness } from "#platform/idle/decide-idle.ts";

const SECOND = 1_000;
/** A machine that slept wakes up with old timers, so the clock is looked at now and then. */
const LONGEST_WAIT = 60 * SECOND;

const loadModal = async () => ({
  default: (await import("./session-timeout-modal.tsx")).SessionTimeoutModal,
});
const SessionTimeoutModal = lazy(loadModal);

const SETTLED_AFTER_MILLISECONDS = 2_000;

/** Loads the modal while there is a network: the warning may come when there is none. */
function useModalAtHand(): void {
  const { skywave } = useApp();
  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setTimeout(() => {
      loadModal().catch((cause: unknown) => {
        const details = { cause: String(cause) };
        skywave.log({ level: "info", message: "The warning of a timeout is not at hand yet", details });
      });
    }, SETTLED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [signedIn, skywave]);
}

/** Warns before a person is signed out for being idle, and tells them afterwards. */
export function SessionTimeout() {
  const warning = useIdleTimer();
  const timeout = useSession((state) => state.timeout);
  useModalAtHand();
  if (warning === undefined && timeout === null) return null;
  return (
    <BesideThePage>
      <SessionTimeoutModal secondsLeft={warning?.secondsLeft} timeout={timeout} />
    </BesideThePage>
  );
}

function nextLookIn(idleness: Idleness): number {
  return idleness.phase === "active" ? Math.min(idleness.warnsInMilliseconds, LONGEST_WAIT) : SECOND;
}

/** Signs out whoever leaves the page alone for too long; undefined while there is nothing to warn of. */
function useIdleTimer(): { secondsLeft: number } | undefined {
  const { skywave, activity, session } = useApp();
  const signedIn = useSession(isSignedIn);
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    if (!signedIn) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Whoever signs in starts fresh, however long the page was open before.
    activity.note();

    function look() {
      const idleness = decideIdle(skywave.clock.now() - activity.last());
      setSecondsLeft(
        idleness.phase === "warning" ? Math.ceil(idleness.endsInMilliseconds / SECOND) : undefined,
      );
      if (idleness.phase === "over") {
        openSessionTimeout(session, { reason: "idle", returnUrl: location.pathname + location.search });
        void signOut(skywave);
        return;
      }
      timer = setTimeout(look, nextLookIn(idleness));
    }

    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      setSecondsLeft(undefined);
      document.removeEventListener("visibilitychange", look);
    };
  }, [signedIn, skywave, activity, session]);

  return secondsLeft === undefined ? undefined : { secondsLeft };
}
