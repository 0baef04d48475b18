import { CHANNELS } from "@skywave/channels";
import { Link, useParams } from "react-router";
import { BrowseRows } from "#features/catalogue/browse/browse-rows.tsx";
import { ShareButton } from "#features/catalogue/one-show/share-button.tsx";
import { KeepButton } from "#features/library/keep/keep-button.tsx";
import { EpisodeList } from "#features/listening/one-channel/episode-list.tsx";
import { OneChannel } from "#features/listening/one-channel/one-channel.tsx";
import { Games } from "#features/sports/games.tsx";
import { Thumbs } from "#features/taste/thumbs.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import styles from "../pages.module.css";
import { keepAct } from "./keep-act.tsx";
import { PagePlayer } from "./page-player.tsx";

const SPORTS: ReadonlySet<string> = new Set(["sports", "sportsTalk"]);

/** One channel and what it plays. */
export function ListenChannelPage() {
  const translate = useTranslate<"listening">();
  const { channelId } = useParams();
  const channel = CHANNELS.find(({ number }) => String(number) === channelId);
  return (
    <div className={`${styles.wide} ${styles.roomy}`}>
      <p className={styles.aside}>
        <Link to={`/${LISTEN_PATHS.listen}`}>{translate("listen.all-channels")}</Link>
      </p>
      {channel === undefined ? (
        <>
          <h1 tabIndex={-1}>{translate("title.listen")}</h1>
          <p>{translate("listen.no-such-channel")}</p>
        </>
      ) : (
        <>
          <p className={styles.acts}>
            <KeepButton entityType="channel-linear" entityId={String(channel.number)} title={channel.name} />
            <ShareButton title={channel.name} />
          </p>
          <OneChannel key={channel.number} channel={channel} />
          <Thumbs
            key={`rating ${channel.number}`}
            channelId={String(channel.number)}
            language={channel.language}
          />
          {SPORTS.has(channel.genre) ? <Games channelNumber={channel.number} /> : null}
          <EpisodeList
            key={`episodes of ${channel.number}`}
            of="channel"
            entityId={String(channel.number)}
            language={channel.language}
          />
          <BrowseRows
            key={`around ${channel.number}`}
            pageEntityType="channel-linear"
            pageEntityId={String(channel.number)}
            actOn={keepAct}
          />
        </>
      )}
      <PagePlayer />
    </div>
  );
}
