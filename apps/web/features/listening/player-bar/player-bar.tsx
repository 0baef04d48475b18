import { CHANNELS } from "@skywave/channels";
import { STATIONS } from "@skywave/channels/stations";
import type { MouseEvent, ReactNode } from "react";
import { ChannelArt, StationArt } from "#content/on-air/channel-art.tsx";
import { episodeTitle } from "#content/on-air/episode-title.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { isEpisode, isStation } from "../player/player-state.ts";
import { useKeptPlace } from "../player/use-kept-place.ts";
import { usePlayerState } from "../player/use-player.ts";
import { EpisodeControls } from "./episode-controls.tsx";
import { FromStart } from "./from-start.tsx";
import styles from "./player-bar.module.css";
import { PlayerNotice } from "./player-notice.tsx";
import { Transport } from "./transport.tsx";
import { useMediaKeys } from "./use-media-keys.ts";
import { SpeakerChoice } from "./speaker-choice.tsx";
import { useStep } from "./use-step.ts";
import { VolumeControl } from "./volume-control.tsx";

interface PlayerBarProps {
  onLeave: (path: string) => void;
  /** What more stands in it while something plays. */
  extras?: ReactNode;
}

/** What plays, in the same place on every page. */
export function PlayerBar({ onLeave, extras }: PlayerBarProps) {
  const translate = useTranslate<"listening">();
  const state = usePlayerState((all) => all);
  const { playable, channelId, channelName, status, airing, caption, episode } = state;
  const channel = CHANNELS.find(({ number }) => String(number) === channelId);
  const station = STATIONS.find(({ id, type }) => id === playable?.id && type === playable.type);
  const language = translate.locale === "fr-CA" ? "fr" : "en";
  const stationName = station && (state.stationName?.[language] ?? playable?.title ?? station.name[language]);
  const calledChannel = (channelName ?? playable?.channelName)?.[language] ?? channel?.name ?? "";
  const title = episode === undefined ? playable?.title : episodeTitle(episode, translate.locale);
  const name = stationName ?? title ?? calledChannel;
  const isOn = status.kind === "playing" || status.kind === "starting" || status.kind === "reconnecting";
  const artist = airing === undefined ? name : airing.artist || calledChannel;
  const step = useStep();
  useMediaKeys({ channel, isOn, name, artist, step });
  useKeptPlace();
  if (channel === undefined || playable === undefined) return null;
  const channelPath = episode === undefined ? `/listen/${channel.number}` : `/listen/show/${episode.showId}`;
  const stationPath = station?.artist == null ? "/listen" : `/listen/artist/${station.id}`;
  const path = station === undefined ? channelPath : stationPath;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave(path);
  };
  return (
    <section
      className={styles.bar}
      aria-label={translate("player.region")}
      data-on={status.kind === "playing"}
    >
      <PlayerNotice onLeave={onLeave} />
      {caption === "" ? null : (
        <p className={styles.caption} lang={channel.language}>
          {caption}
        </p>
      )}
      <div className={styles.controls} data-steps={isEpisode(playable) || isStation(playable)}>
        <div className={styles.art}>
          {station === undefined ? (
            <ChannelArt channel={channel} />
          ) : (
            <StationArt station={station} channel={channel} />
          )}
        </div>
        <div className={styles.words}>
          <a href={path} onClick={follow} lang={station === undefined ? channel.language : undefined}>
            {name}
          </a>
          <span lang={channel.language}>
            {airing === undefined
              ? translate("player.starting", { channel: name })
              : `${airing.title || name} · ${artist}`}
          </span>
        </div>
        <Transport playable={playable} isOn={isOn} step={step} />
        <VolumeControl />
      </div>
      {isEpisode(playable) ? <EpisodeControls hasRate={playable.type === "episode-podcast"} /> : null}
      <div className={styles.extras}>
        {playable.type === "channel-linear" && isOn ? <FromStart channel={channel} /> : null}
        <SpeakerChoice />
        {extras}
      </div>
    </section>
  );
}
