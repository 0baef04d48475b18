import type { ChannelOnAir } from "@skywave/services/listening/load-on-air";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { ON_AIR_QUESTION } from "../player/on-air-question.ts";

/** Not more often, also where something changes each second. */
const SHORTEST_PAUSE_IN_MILLISECONDS = 5_000;

/** What is on all channels just now; it follows the broadcast. */
export function useOnAir() {
  const { view, latest, retry, reload } = useServerData(ON_AIR_QUESTION);
  useReloadAtNextChange(latest?.channels, reload);
  return { failure: view.status === "failed" ? view.failure : undefined, channels: latest?.channels, retry };
}

/** When the first of all channels plays something else. */
function useReloadAtNextChange(
  channels: readonly ChannelOnAir[] | undefined,
  reload: () => Promise<void>,
): void {
  const { skywave } = useApp();
  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    if (channels === undefined) return undefined;
    const change = Math.min(...channels.map(({ nowPlaying }) => nowPlaying.endsAt));
    const pause = Math.max(SHORTEST_PAUSE_IN_MILLISECONDS, change - skywave.clock.now());
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [channels, skywave]);
}
