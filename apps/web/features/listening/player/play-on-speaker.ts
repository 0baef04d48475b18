import { loadLookaround } from "@skywave/services/listening/load-on-air";
import { directSpeaker, loadSpeakers } from "@skywave/services/listening/speakers";
import { statusOf } from "./explain-end.ts";
import type { Playing, Stage } from "./play-source.ts";
import { heardAt, isEpisode, type PlayerRefusal } from "./player-state.ts";

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
        : refused("SPEAKER_GONE"),
    );
  await follow(playing, stage, smartDeviceId);
}

async function follow(playing: Playing, stage: Stage, smartDeviceId: string): Promise<void> {
  const { skywave, end } = stage;
  const { signal } = playing.ending;
  const toldAt = skywave.clock.now();
  let playsSince: number | undefined;
  while (!signal.aborted) {
    const outcome = await loadSpeakers(skywave);
    if (signal.aborted) return;
    // Without a network here it plays on there.
    if (outcome.ok) {
      const speaker = outcome.speakers.find((each) => each.smartDeviceId === smartDeviceId);
      if (speaker === undefined) return end(refused("SPEAKER_GONE"));
      const isLate = skywave.clock.now() - toldAt > ANSWERS_WITHIN_MILLISECONDS;
      if (!speaker.isReady && isLate) return end(refused("SPEAKER_OFF"));
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
          return end(refused("SPEAKER_TAKEN"));
        case "refused":
          return end(refused("SPEAKER_REFUSED"));
      }
    }
    await pause(stage, signal);
  }
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

function refused(code: PlayerRefusal) {
  return { kind: "refused", code, planName: "" } as const;
}
