import { checkSalStatus } from "@skywave/services/linking/claim-subscription";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** The subscription behind a link; never asked for where there is no link. */
export function useWaitingSubscription(magicLinkGrant: string) {
  return useServerData({
    area: "linking",
    verb: "checkSalStatus",
    params: [magicLinkGrant],
    ask: (skywave) => checkSalStatus(skywave, magicLinkGrant),
    isForAnybody: true,
    isWanted: magicLinkGrant !== "",
  });
}
