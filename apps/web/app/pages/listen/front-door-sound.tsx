import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { use, useEffect, useEffectEvent } from "react";
import { channelsByCategory } from "#features/listening/on-air/channels-by-category.ts";
import { ChannelsToHear } from "#features/listening/on-air/channels-to-hear.tsx";
import { liveChannel } from "#features/listening/player/player-state.ts";
import { usePlayer } from "#features/listening/player/use-player.ts";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PagePlayer } from "./page-player.tsx";

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

const loading = new WeakMap<Skywave, Promise<void>>();

/** Waits for the texts of the player, which the page does not load with itself. */
function useListeningTexts(): void {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  use(loading.get(skywave) ?? loadTexts(skywave, locale));
}

/** Every language that is chosen later comes with them. */
function loadTexts(skywave: Skywave, locale: Locale): Promise<void> {
  const texts = loadPageDictionaries(skywave, ["listening", "taste"], locale);
  loading.set(skywave, texts);
  texts.catch(() => loading.delete(skywave));
  return texts;
}
