import { checkSalStatus, type CheckSalStatusOutcome } from "@skywave/services/linking/claim-subscription";
import { useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

/** The subscription behind a link; undefined while it is asked for, or where there is no link. */
export function useWaitingSubscription(magicLinkGrant: string): {
  outcome: CheckSalStatusOutcome | undefined;
  askAgain: () => void;
} {
  const { skywave } = useApp();
  const [outcome, setOutcome] = useState<CheckSalStatusOutcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setOutcome(undefined);
    if (magicLinkGrant === "") return undefined;
    void checkSalStatus(skywave, magicLinkGrant).then((answer) => {
      if (isCurrent) setOutcome(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [skywave, magicLinkGrant, attempt]);
  return { outcome, askAgain: () => setAttempt((count) => count + 1) };
}
