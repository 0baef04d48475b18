import { type LoadSecurityOutcome, loadSecurity } from "@skywave/services/security/load-security";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "../../../platform/app-services.ts";

/** Everything that the security page shows, and the way to look again after a change. */
export function useSecurity() {
  const { skywave } = useApp();
  const [outcome, setOutcome] = useState<LoadSecurityOutcome>();

  const reload = useCallback(async () => setOutcome(await loadSecurity(skywave)), [skywave]);
  useEffect(() => void reload(), [reload]);
  return { outcome, reload };
}
