import type { Identity } from "@skywave/contract";
import { loadDetails, type LoadDetailsOutcome } from "@skywave/services/account/details/load-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

export type Details = Extract<LoadDetailsOutcome, { ok: true }>;

/** Who the person is and where they listen, as it is kept. */
export function useDetails() {
  const { skywave, country } = useApp();
  const [loaded, setLoaded] = useState<Details>();
  const [failure, setFailure] = useState<CommonFailure>();
  const reload = useCallback(async () => {
    setFailure(undefined);
    const outcome = await loadDetails(skywave, country);
    if (outcome.ok) setLoaded(outcome);
    else setFailure(outcome);
  }, [skywave, country]);
  useEffect(() => void reload(), [reload]);
  return { loaded, failure, reload };
}

/** Whether somebody can be reached by text message. */
export function hasPhone({ contact }: Identity): boolean {
  return contact.phoneNumber !== undefined;
}
