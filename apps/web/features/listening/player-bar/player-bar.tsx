import { CHANNELS } from "@skywave/channels";
import type { MouseEvent } from "react";
import { ChannelArt } from "#content/on-air/channel-art.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";
import { PlayerNotice } from "./player-notice.tsx";
import { Sign } from "./sign.tsx";
import { useMediaKeys } from "./use-media-keys.ts";
import { VolumeControl } from "./volume-control.tsx";

interface PlayerBarProps {
  onLeave: (path: string) => void;
}

/** What plays, in the same place on every page. */
export function PlayerBar({ onLeave }: PlayerBarProps) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const { channelId, status, airing, caption } = usePlayerState((state) => state);
  const place = CHANNELS.findIndex(({ number }) => String(number) === channelId);
  const channel = CHANNELS[place];
  const go = (by: number) => {
    const next = CHANNELS.at((place + by) % CHANNELS.length);
    if (next !== undefined) player.play(String(next.number));
  };
  const isOn = status.kind === "playing" || status.kind === "starting" || status.kind === "reconnecting";
  useMediaKeys({ channel, isOn, go });
  if (channel === undefined) return null;
  const path = `/listen/${channel.number}`;
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
      <div className={styles.controls}>
        <div className={styles.art}>
          <ChannelArt channel={channel} />
        </div>
        <div className={styles.words}>
          <a href={path} onClick={follow} lang={channel.language}>
            {channel.name}
          </a>
          <span lang={channel.language}>
            {airing === undefined
              ? translate("player.starting", { channel: channel.name })
              : `${airing.title} · ${airing.artist}`}
          </span>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.small}
            aria-label={translate("player.previous")}
            onClick={() => go(-1)}
          >
            <Sign name="previous" />
          </button>
          <button
            type="button"
            className={styles.main}
            aria-label={translate(isOn ? "player.pause" : "player.play")}
            onClick={() => (isOn ? player.pause() : player.play(String(channel.number)))}
          >
            <Sign name={isOn ? "pause" : "play"} />
          </button>
          <button
            type="button"
            className={styles.small}
            aria-label={translate("player.next")}
            onClick={() => go(1)}
          >
            <Sign name="next" />
          </button>
        </div>
        <VolumeControl />
      </div>
    </section>
  );
}
