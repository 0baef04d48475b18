import { type LoadSecurityOutcome, loadSecurity } from "@skywave/services/security/load-security";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

type Loaded = Extract<LoadSecurityOutcome, { ok: true }>;
type Failure = Exclude<LoadSecurityOutcome, Loaded>;

/**
 * Everything that the security page shows, and the way to look again after a change. What was loaded stays when
 * looking again fails: somebody may be typing there.
 */
export function useSecurity() {
  const { skywave } = useApp();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<Failure>();

  const reload = useCallback(async () => {
    const outcome = await loadSecurity(skywave);
    if (outcome.ok) setLoaded(outcome);
    setFailure(outcome.ok ? undefined : outcome);
  }, [skywave]);
  useEffect(() => void reload(), [reload]);
  return { loaded, failure, reload };
}
