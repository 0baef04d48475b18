import { loadTrialByLink } from "@skywave/services/vehicle-trials/claim-trial";
import { useEffect } from "react";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** The trial behind a link, which names whose it is; never asked for where there is no link. */
export function useLinkedTrial(magicLinkGrant: string) {
  const { tracking } = useApp();
  const linked = useServerData({
    area: "radios",
    verb: "getHandoffState",
    params: [magicLinkGrant],
    ask: (skywave) => loadTrialByLink(skywave, magicLinkGrant),
    isForAnybody: true,
    isWanted: magicLinkGrant !== "",
  });
  const isNamed = linked.view.status === "ready";
  useEffect(() => {
    if (!isNamed) return;
    tracking.describe({ account: { subscriptions: [{ lookupMethod: "TOKEN_URL" }] } });
    tracking.identified();
  }, [isNamed, tracking]);
  return linked;
}
