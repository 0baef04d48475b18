import type { Channel } from "@skywave/channels";
import type { AiringOnAir } from "@skywave/services/listening/airing-on-air";
import { loadLookaround } from "@skywave/services/listening/load-on-air";
import type { ReactNode } from "react";
import { ChannelArt } from "#content/on-air/channel-art.tsx";
import { formatTime } from "#i18n/format-time.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useAskWhenOver } from "#platform/server-data/use-ask-when-over.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { PlayButton } from "../on-air/play-button.tsx";
import { PlanLink } from "../plan-link.tsx";
import { liveChannel } from "../player/player-state.ts";
import styles from "./one-channel.module.css";

interface OneChannelProps {
  channel: Channel;
  /** As the catalogue calls it. */
  title: string;
  /** What the catalogue says of it, shortly and at length. */
  texts: readonly string[];
  /** What can be done with it. */
  acts: ReactNode;
}

/** One channel: what it plays, what it has just played, and what comes next. */
export function OneChannel({ channel, title, texts, acts }: OneChannelProps) {
  const translate = useTranslate<"listening">();
  const { skywave } = useApp();
  const signedIn = useSession(isSignedIn);
  const id = String(channel.number);
  const { view, latest, reload } = useServerData({
    area: "listening",
    verb: "loadLookaround",
    params: [id],
    ask: (client) => loadLookaround(client, id),
  });
  const now = skywave.clock.now();
  const airings = latest?.airings ?? [];
  const onNow = airings.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const lastEnd = latest && Math.max(...airings.map(({ endsAt }) => endsAt));
  useAskWhenOver(onNow?.endsAt ?? lastEnd, () => void reload());
  const isLocked = latest?.access.kind === "locked";
  return (
    <div className={styles.channel}>
      <div className={styles.cover} data-locked={isLocked}>
        <ChannelArt channel={channel} />
        {isLocked ? null : <PlayButton playable={liveChannel(id, latest)} name={title} />}
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} lang={channel.language}>
          {title}
        </h1>
        <p>
          {translate("channels.number", { number: id })} · {translate(`channels.genre.${channel.genre}`)}
        </p>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        {latest?.access.kind === "locked" || latest?.access.kind === "previewOver" ? (
          <p className={styles.locked}>
            {translate(
              latest.access.kind === "locked" ? "player.error.CHANNEL_LOCKED" : "player.error.PREVIEW_OVER",
              { plan: latest.access.planName },
            )}{" "}
            <PlanLink planName={latest.access.planName} isMember={signedIn} />
          </p>
        ) : null}
        <div className={styles.acts}>{acts}</div>
        {view.status === "loading" && latest === undefined ? (
          <Spinner label={translate("listen.loading")} />
        ) : (
          <AiringList airings={airings} onNow={onNow} language={channel.language} />
        )}
      </div>
    </div>
  );
}

interface AiringListProps {
  airings: readonly AiringOnAir[];
  onNow: AiringOnAir | undefined;
  language: string;
}

function AiringList({ airings, onNow, language }: AiringListProps) {
  const translate = useTranslate<"listening">();
  const start = onNow?.startsAt ?? 0;
  const groups = [
    { heading: translate("listen.on-now"), some: onNow === undefined ? [] : [onNow] },
    { heading: translate("listen.up-next"), some: airings.filter(({ startsAt }) => startsAt > start) },
    {
      heading: translate("listen.just-played"),
      some: airings.filter(({ startsAt }) => startsAt < start).toReversed(),
    },
  ];
  return groups
    .filter(({ some }) => some.length > 0)
    .map(({ heading, some }) => (
      <section key={heading} className={styles.airings}>
        <h2>{heading}</h2>
        <ol>
          {some.map((airing) => (
            <li key={airing.startsAt}>
              <time dateTime={new Date(airing.startsAt).toISOString()}>
                {formatTime(airing.startsAt, translate.locale)}
              </time>
              <span lang={language}>
                <b>{airing.title}</b> {airing.artist}
              </span>
            </li>
          ))}
        </ol>
      </section>
    ));
}
