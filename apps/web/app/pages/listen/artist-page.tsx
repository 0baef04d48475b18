import { Link, useParams } from "react-router";
import { OneShow } from "#features/catalogue/one-show/one-show.tsx";
import { ShareButton } from "#features/catalogue/one-show/share-button.tsx";
import { KeepButton } from "#features/library/keep/keep-button.tsx";
import { AccessNotice } from "#features/listening/access-notice.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import styles from "../pages.module.css";
import { PagePlayer } from "./page-player.tsx";
import { playStation } from "./play-station.tsx";

/** An artist's station: who is heard, and its button. */
export function ArtistPage() {
  const translate = useTranslate<"listening">();
  const { artistId = "" } = useParams();
  return (
    <div className={`${styles.wide} ${styles.roomy}`}>
      <p className={styles.aside}>
        <Link to={`/${LISTEN_PATHS.listen}`}>{translate("listen.all-channels")}</Link>
      </p>
      <OneShow
        key={artistId}
        kind="artist"
        showId={artistId}
        renderPlay={(item) => playStation(item, "picture")}
        renderAccess={({ access }) => <AccessNotice access={access} />}
        renderActs={({ title }) => (
          <>
            <KeepButton entityType="artist-station" entityId={artistId} title={title} />
            <ShareButton title={title} />
          </>
        )}
        renderMore={() => null}
      />
      <PagePlayer />
    </div>
  );
}
