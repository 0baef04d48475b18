import { Link } from "react-router";
import { AutomaticDownloads } from "#features/listening/automatic/automatic-downloads.tsx";
import { OfflineEpisodes } from "#features/listening/offline/offline-episodes.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import styles from "../pages.module.css";
import { loadWholePlayer } from "./load-whole-player.ts";
import { PagePlayer } from "./page-player.tsx";

/** The episodes on this device. It opens without a network. */
export function OfflinePage() {
  const translate = useTranslate<"listening">();
  useSignInAgain();
  return (
    <>
      <div className={styles.page}>
        <p className={styles.aside}>
          <Link to={`/${LISTEN_PATHS.listen}`}>{translate("listen.all-channels")}</Link>
        </p>
        <h1 tabIndex={-1}>{translate("title.offline")}</h1>
        <p className={styles.lead}>{translate("offline.lead")}</p>
        <OfflineEpisodes
          loadPlayer={loadWholePlayer}
          renderBeside={(reload) => <AutomaticDownloads hasLink={false} onKept={reload} />}
        />
      </div>
      <PagePlayer />
    </>
  );
}
