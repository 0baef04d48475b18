import { useParams } from "react-router";
import { OneShow } from "#features/catalogue/one-show/one-show.tsx";
import { ShareButton } from "#features/catalogue/one-show/share-button.tsx";
import { KeepButton } from "#features/library/keep/keep-button.tsx";
import { AccessNotice } from "#features/listening/access-notice.tsx";
import { BelowAllChannels } from "./below-all-channels.tsx";
import { keepAct } from "./keep-act.tsx";
import { playStation } from "./play-station.tsx";

/** An artist's station: who is heard, and its button. */
export function ArtistPage() {
  const { artistId = "" } = useParams();
  return (
    <BelowAllChannels>
      <OneShow
        key={artistId}
        entityType="artist-station"
        entityId={artistId}
        renderPlay={playStation}
        renderAccess={({ access }) => <AccessNotice access={access} />}
        renderActs={({ title }) => (
          <>
            <KeepButton entityType="artist-station" entityId={artistId} title={title} />
            <ShareButton title={title} />
          </>
        )}
        renderMore={() => null}
        actOn={keepAct}
      />
    </BelowAllChannels>
  );
}
