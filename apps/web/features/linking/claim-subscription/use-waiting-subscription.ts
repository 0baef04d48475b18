import { checkSalStatus, type CheckSalStatusOutcome } from "@skywave/services/linking/claim-subscription";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-services.ts";

/** The subscription behind a link; undefined while it is asked for, or where there is no link. */
export function useWaitingSubscription(magicLinkGrant: string): CheckSalStatusOutcome | undefined {
  const { skywave } = useApp();
  const [outcome, setOutcome] = useState<CheckSalStatusOutcome>();

  useEffect(() => {
    let isCurrent = true;
    if (magicLinkGrant === "") return undefined;
    void checkSalStatus(skywave, magicLinkGrant).then((answer) => {
      if (isCurrent) setOutcome(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [skywave, magicLinkGrant]);
  return outcome;
}
