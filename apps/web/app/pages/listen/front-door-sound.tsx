import { useEffect, useEffectEvent } from "react";
import { channelsByCategory } from "#features/listening/on-air/channels-by-category.ts";
import { ChannelsToHear } from "#features/listening/on-air/channels-to-hear.tsx";
import { liveChannel } from "#features/listening/player/player-state.ts";
import { usePlayer } from "#features/listening/player/use-player.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { PagePlayer } from "./page-player.tsx";
import { useListeningTexts } from "./use-listening-texts.ts";

/** The channels of the front door, which anybody may hear for a while. */
export function HearChannels() {
  useListeningTexts();
  return (
    <>
      <ChannelsToHear />
      <PagePlayer />
    </>
  );
}

interface HearFirstChannelProps {
  /** How often it was asked for. */
  presses: number;
}

/** Plays the first channel in the visitor's language; what was paused goes on with another press. */
export function HearFirstChannel({ presses }: HearFirstChannelProps) {
  useListeningTexts();
  const { locale } = useTranslate();
  const player = usePlayer();
  const hear = useEffectEvent(() => {
    const { playable } = player.state.getState();
    const [first] = channelsByCategory(locale === "fr-CA")[0]?.channels ?? [];
    if (playable !== undefined) player.resume();
    else if (first !== undefined) player.play(liveChannel(String(first.number)));
  });
  useEffect(() => hear(), [presses]);
  return <PagePlayer />;
}
