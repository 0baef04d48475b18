import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { cachePageOffline } from "#platform/offline/cache-page-offline.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { KeepPanel } from "./keep-panel.tsx";
import { withKeptEpisodes } from "../kept/kept-episodes.ts";
import { removeByHand } from "../kept/remove-by-hand.ts";
import { KeptList } from "./kept-list.tsx";
import { loadKept } from "./load-kept.ts";

interface OfflineEpisodesProps {
  /** What works beside them; `reload` reads the device again. */
  renderBeside: (reload: () => void) => ReactNode;
  /** Fetches what plays them, which a page loads with the first press only. */
  loadPlayer: () => Promise<unknown>;
}

/** What a person keeps on this device, and what they are about to. */
export function OfflineEpisodes(props: OfflineEpisodesProps) {
  const identityId = useSession(({ session }) => session?.identityId ?? null);
  return identityId === null ? null : <Own identityId={identityId} {...props} />;
}

function Own({ identityId, loadPlayer, renderBeside }: OfflineEpisodesProps & { identityId: string }) {
  const translate = useTranslate<"listening">();
  const { run } = useSingleFlight();
  const [params] = useSearchParams();
  const wanted = params.get("episode");
  const { view, reload } = useServerData({
    area: "listening",
    verb: "loadKept",
    params: [identityId],
    ask: (skywave) => loadKept(skywave, identityId),
  });
  const isReady = view.status === "ready";
  useEffect(() => {
    // What the page and its player are made of is on the device from then on, too.
    if (isReady && navigator.onLine) void loadPlayer().then(() => cachePageOffline("/listen/offline"));
  }, [isReady, loadPlayer]);

  async function remove(id: string) {
    await withKeptEpisodes((kept) => removeByHand(kept, id));
    await reload();
  }

  if (view.status === "loading") return <Spinner label={translate("offline.loading")} />;
  if (view.status === "failed") return <Notice tone="bad">{translate("offline.error.storage")}</Notice>;
  const { episodes } = view.data;
  const isThere = episodes.some(({ id, isWhole }) => id === wanted && isWhole);
  return (
    <>
      {wanted === null || !navigator.onLine || isThere ? null : (
        <KeepPanel episodeId={wanted} identityId={identityId} onKept={() => void reload()} />
      )}
      {renderBeside(() => void reload())}
      <KeptList episodes={episodes} onRemove={(id) => void run(() => remove(id))} />
    </>
  );
}
