import { useAskWhenOver } from "#platform/server-data/use-ask-when-over.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { ON_AIR_QUESTION } from "../player/on-air-question.ts";

/** What is on all channels just now; it follows the broadcast from one first change to the next. */
export function useOnAir() {
  const { view, latest, retry, reload } = useServerData(ON_AIR_QUESTION);
  const firstChange = latest && Math.min(...latest.channels.map(({ nowPlaying }) => nowPlaying.endsAt));
  useAskWhenOver(firstChange, () => void reload());
  return { failure: view.status === "failed" ? view.failure : undefined, channels: latest?.channels, retry };
}
