import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import type { Subscription } from "@skywave/contract";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** The person's plans, whoever bills them; what was loaded stays on the screen while it is looked up again. */
export function usePlans() {
  const { skywave } = useApp();
  const [plans, setPlans] = useState<readonly Subscription[]>();
  const [failure, setFailure] = useState<CommonFailure>();
  const reload = useCallback(async () => {
    setFailure(undefined);
    const outcome = await listPlans(skywave);
    if (outcome.ok) setPlans(outcome.subscriptions);
    else setFailure(outcome);
  }, [skywave]);
  useEffect(() => void reload(), [reload]);
  return { plans, failure, reload };
}
