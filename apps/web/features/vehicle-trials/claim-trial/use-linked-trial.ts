import { loadTrialByLink } from "@skywave/services/vehicle-trials/claim-trial";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** The trial behind a link; never asked for where there is no link. */
export function useLinkedTrial(magicLinkGrant: string) {
  return useServerData({
    area: "radios",
    verb: "getHandoffState",
    params: [magicLinkGrant],
    ask: (skywave) => loadTrialByLink(skywave, magicLinkGrant),
    isForAnybody: true,
    isWanted: magicLinkGrant !== "",
  });
}
