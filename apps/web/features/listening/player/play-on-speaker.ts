import { loadLookaround } from "@skywave/services/listening/load-on-air";
import { directSpeaker, loadSpeakers } from "@skywave/services/listening/speakers";
import { statusOf } from "./explain-end.ts";
import type { Playing, Stage } from "./play-source.ts";
import { type ChosenSpeaker, heardAt, isEpisode } from "./player-state.ts";
import { speakerRefused, volumeOf } from "./speaker-volume.ts";

const ASK_EVERY_MILLISECONDS = 2_000;
/** A speaker asks every other second; one that has not done so for so long is switched off. */
const ANSWERS_WITHIN_MILLISECONDS = 20_000;

/** Has the chosen speaker play something, and follows what it does until something else plays or it ends. */
export async function playOnSpeaker(playing: Playing, stage: Stage): Promise<void> {
  const { skywave, end } = stage;
  const { playable, ending } = playing;
  const { speaker } = stage.settings();
  if (speaker === undefined || ending.signal.aborted) return;
  const { smartDeviceId } = speaker;
  playing.pauseThere = () => directSpeaker(skywave, smartDeviceId, { state: "paused" });
  const { id, type, startAt = 0 } = playable;
  const where = isEpisode(playable) ? { startAtInSeconds: Math.floor(startAt) } : {};
  const told = await directSpeaker(skywave, smartDeviceId, {
    state: "playing",
    source: { id, type, ...where },
  });
  if (ending.signal.aborted) return;
  if (!told.ok)
    return end(
      told.code === "CHANNEL_LOCKED" || told.code === "PREVIEW_OVER"
        ? statusOf(told)
        : speakerRefused("SPEAKER_GONE"),
    );
  await follow(playing, stage, smartDeviceId);
}

async function follow(playing: Playing, stage: Stage, smartDeviceId: string): Promise<void> {
  const { skywave, end } = stage;
  const { signal } = playing.ending;
  const toldAt = skywave.clock.now();
  let playsSince: number | undefined;
  while (!signal.aborted) {
    const { speaker: shown } = stage.settings();
    const outcome = await loadSpeakers(skywave);
    if (signal.aborted) return;
    // Without a network here it plays on there.
    if (outcome.ok) {
      const speaker = outcome.speakers.find((each) => each.smartDeviceId === smartDeviceId);
      if (speaker === undefined) return end(speakerRefused("SPEAKER_GONE"));
      // What was turned while the answer came is newer.
      if (shown?.isTurning !== true && shown === stage.settings().speaker)
        showVolume(volumeOf(speaker), shown, stage);
      const isLate = skywave.clock.now() - toldAt > ANSWERS_WITHIN_MILLISECONDS;
      if (!speaker.isReady && isLate) return end(speakerRefused("SPEAKER_OFF"));
      switch (speaker.state) {
        case "playing":
          playsSince ??= skywave.clock.now();
          await showPlaying(playing, stage, playsSince);
          break;
        case "starting":
          break;
        case "paused":
        case "stopped":
          return end({ kind: "paused" });
        case "taken":
          return end(speakerRefused("SPEAKER_TAKEN"));
        case "refused":
          return end(speakerRefused("SPEAKER_REFUSED"));
      }
    }
    await pause(stage, signal);
  }
}

function showVolume(
  loudness: ReturnType<typeof volumeOf>,
  shown: ChosenSpeaker | undefined,
  { show }: Stage,
): void {
  const isAsShown = shown?.volume === loudness.volume && shown.isMuted === loudness.isMuted;
  if (shown !== undefined && !isAsShown) show({ speaker: { ...shown, ...loudness } });
}

/** What the speaker plays, as far as that can be told from here. */
async function showPlaying(playing: Playing, { skywave, show }: Stage, playsSince: number): Promise<void> {
  const { playable } = playing;
  const now = skywave.clock.now();
  show({ status: { kind: "playing" } });
  if (isEpisode(playable)) {
    show({ position: Math.floor((playable.startAt ?? 0) + (now - playsSince) / 1_000) });
    return;
  }
  if (playable.type !== "channel-linear") return;
  if (heardAt(playing.airings, now) === undefined) {
    const around = await loadLookaround(skywave, playable.channelId);
    if (around.ok) {
      playing.airings = around.airings;
      show({ channelName: around.name });
    }
  }
  show({ ...heardAt(playing.airings, now), caption: "" });
}

/** Until it is time to ask again, or something else plays. */
async function pause({ skywave }: Stage, signal: AbortSignal): Promise<void> {
  try {
    await skywave.delay(ASK_EVERY_MILLISECONDS, signal);
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
}
