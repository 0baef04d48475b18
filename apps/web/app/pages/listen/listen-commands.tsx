import { CHANNELS } from "@skywave/channels";
import type { VoiceAnswer } from "@skywave/contract";
import { lazy, Suspense, useState } from "react";
import { isStation, liveChannel, loudnessOf, stationOf } from "#features/listening/player/player-state.ts";
import { usePlayer } from "#features/listening/player/use-player.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";

const STEP = 0.15;
const COMMANDS = "listen-commands";

// Its field takes more script than all else on the page, and most people press play.
const CommandBox = lazy(async () => ({
  default: (await import("#features/voice/command-box.tsx")).CommandBox,
}));

/** Commands for the player, said or typed. */
export function ListenCommands() {
  const translate = useTranslate<"taste">();
  const player = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const obey = (answer: VoiceAnswer) => {
    const state = player.state.getState();
    const { playable, channelId } = state;
    const { volume } = loudnessOf(state);
    const playChannel = (number: number | undefined) => {
      if (number !== undefined) player.play(liveChannel(String(number)));
    };
    /** By a track of a station, and by a channel of the dial anywhere else. */
    const go = (by: 1 | -1) => {
      if (playable !== undefined && isStation(playable)) return player.move(by === 1 ? "next" : "previous");
      const place = CHANNELS.findIndex(({ number }) => String(number) === channelId);
      return playChannel(CHANNELS.at((place + by) % CHANNELS.length)?.number);
    };
    const turnTo = (level: number) => player.setVolume(Math.min(1, Math.max(0, level)));
    switch (answer.intent) {
      case "play":
        return answer.item.entityType === "artist-station"
          ? player.play(stationOf(answer.item))
          : playChannel(answer.item.channel.number);
      case "resume":
        return playable === undefined ? playChannel(CHANNELS[0]?.number) : player.resume();
      case "pause":
      case "stop":
        return player.pause();
      case "next":
        return go(1);
      case "previous":
        return go(-1);
      case "mute":
      case "unmute":
        return player.setMuted(answer.intent === "mute");
      case "volumeUp":
        return turnTo(volume + STEP);
      case "volumeDown":
        return turnTo(volume - STEP);
      case "volume":
        return turnTo(answer.level / 100);
      case "search":
      case "notFound":
      case "notUnderstood":
        // What was found, or can be said instead, stands in the box.
        return undefined;
    }
  };
  return (
    <div>
      <TextButton isExpanded={isOpen} controls={COMMANDS} onPress={() => setOpen(!isOpen)}>
        {translate("voice.open")}
      </TextButton>
      <div id={COMMANDS}>
        {isOpen ? (
          <Suspense fallback={<Spinner label={translate("voice.loading")} />}>
            <CommandBox onAnswer={obey} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
