import { lazy, Suspense } from "react";
import { useSession } from "../../../platform/app-services.ts";
import { useIdleTimer } from "./use-idle-timer.ts";

const SessionTimeoutModal = lazy(async () => ({
  default: (await import("./session-timeout-modal.tsx")).SessionTimeoutModal,
}));

/** Warns before a person is signed out for being idle, and tells them afterwards. */
export function SessionTimeout() {
  const warning = useIdleTimer();
  const timeout = useSession((state) => state.timeout);
  if (warning === undefined && timeout === null) return null;
  return (
    <Suspense>
      <SessionTimeoutModal secondsLeft={warning?.secondsLeft} timeout={timeout} />
    </Suspense>
  );
}
