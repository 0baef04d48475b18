import { lazy, useEffect } from "react";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { BesideThePage } from "#platform/beside/beside-the-page.tsx";
import { useIdleTimer } from "./use-idle-timer.ts";

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
