import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { useParams } from "react-router";
import { OneShow } from "#features/catalogue/one-show/one-show.tsx";
import { ShareButton } from "#features/catalogue/one-show/share-button.tsx";
import { ShowProgress } from "#features/library/episodes/show-progress.tsx";
import { KeepButton } from "#features/library/keep/keep-button.tsx";
import { RemindButton } from "#features/library/keep/remind-button.tsx";
import { AccessNotice } from "#features/listening/access-notice.tsx";
import { AutomaticButton } from "#features/listening/automatic/automatic-button.tsx";
import { PlayButton } from "#features/listening/on-air/play-button.tsx";
import { EpisodeList } from "#features/listening/one-channel/episode-list.tsx";
import { liveChannel } from "#features/listening/player/player-state.ts";
import { QueueButton } from "#features/next-up/queue-button.tsx";
import { KeepOfflineLink } from "#features/listening/offline/keep-offline-link.tsx";
import { BelowAllChannels } from "./below-all-channels.tsx";
import { keepAct } from "./keep-act.tsx";

/** One show: what it is, when it is on, and its episodes. */
export function ShowPage() {
  const { showId = "" } = useParams();
  return (
    <BelowAllChannels>
      <OneShow
        key={showId}
        entityType="show"
        entityId={showId}
        renderPlay={playWhatIsOn}
        renderAccess={({ access }) => <AccessNotice access={access} />}
        renderActs={({ title, access, onAir }) => (
          <>
            <KeepButton entityType="show" entityId={showId} title={title} />
            {onAir === null ? null : <RemindButton showId={showId} title={title} />}
            {onAir !== null && access.kind === "full" ? (
              <AutomaticButton showId={showId} title={title} />
            ) : null}
            <ShareButton title={title} />
          </>
        )}
        actOn={keepAct}
        renderMore={({ language, onAir }) =>
          // What is on at no times of its own has no episodes.
          onAir === null ? null : (
            <EpisodeList
              of="show"
              entityId={showId}
              language={language}
              renderMore={({ type, id, access }, title) => (
                <>
                  <ShowProgress showId={showId} episodeId={id} />
                  {access.kind === "locked" ? null : (
                    <>
                      <QueueButton entityType={type} entityId={id} title={title} />
                      <KeepOfflineLink episodeId={id} title={title} />
                    </>
                  )}
                </>
              )}
            />
          )
        }
      />
    </BelowAllChannels>
  );
}

function playWhatIsOn({ title, access, channel, onAir }: BrowseItem) {
  if (access.kind === "locked" || onAir?.isOnNow === false) return null;
  return <PlayButton playable={liveChannel(String(channel.number))} name={title} />;
}
