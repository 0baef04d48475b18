import { BrowseTile } from "#features/catalogue/browse/browse-tile.tsx";
import { EpisodeRow } from "#features/library/episodes/episode-row.tsx";
import { MadeForYou } from "#features/library/episodes/made-for-you.tsx";
import { NotificationList } from "#features/library/notifications/notification-list.tsx";
import { LibraryList } from "#features/library/view-library/library-list.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";
import { basePath } from "#platform/router/page-history.ts";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import styles from "../pages.module.css";
import { keepAct } from "./keep-act.tsx";
import { PagePlayer } from "./page-player.tsx";

/** What somebody keeps of all that can be heard, and what is new in it. */
export function LibraryPage() {
  const translate = useTranslate<"library" | "listening">();
  useSignInAgain();
  return (
    <>
      <div className={`${styles.wide} ${styles.roomy}`}>
        <h1 tabIndex={-1}>{translate("title.library")}</h1>
        <p className={styles.lead}>{translate("library.lead")}</p>
        <p>
          <a href={`${basePath()}/${LISTEN_PATHS.offline}`}>{translate("title.offline")}</a>
        </p>
        <NotificationList />
        <EpisodeRow which="getNewEpisodes" />
        <LibraryList />
        <EpisodeRow which="getYourEpisodes" />
        <MadeForYou
          renderTile={(item) => (
            <BrowseTile key={`${item.entityType} ${item.entityId}`} item={item} act={keepAct(item)} />
          )}
        />
      </div>
      <PagePlayer />
    </>
  );
}
