import { loadShowProgress } from "@skywave/services/library/load-episodes";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { EpisodeProgress } from "./episode-progress.tsx";

interface ShowProgressProps {
  showId: string;
  episodeId: string;
}

/** How far the signed-in person is in one episode of a show; all of its episodes are asked about at once. */
export function ShowProgress(props: ShowProgressProps) {
  return useSession(isSignedIn) ? <OwnProgress {...props} /> : null;
}

function OwnProgress({ showId, episodeId }: ShowProgressProps) {
  const { locale } = useTranslate<"library">();
  const { latest } = useServerData({
    area: "library",
    verb: "getUserProgress",
    params: [showId, locale],
    ask: (skywave) => loadShowProgress(skywave, { showId, locale }),
    follows: true,
  });
  const episode = latest?.episodes.find(({ entityId }) => entityId === episodeId);
  return episode === undefined ? null : <EpisodeProgress episode={episode} />;
}
