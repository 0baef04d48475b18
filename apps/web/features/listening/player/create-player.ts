import { reportStream } from "@skywave/services/listening/report-stream";
import type { Skywave } from "@skywave/sdk";
import { createStore, type StoreApi } from "zustand";
import type { Playing, Stage } from "./play-source.ts";
import {
  type ChosenSpeaker,
  isEpisode,
  isStation,
  liveChannel,
  loudnessOf,
  NOTHING_HEARD,
  type Playable,
  type PlayerState,
  type PlayerStatus,
  SILENT,
} from "./player-state.ts";
import type { OpenSound } from "../sound/sound.ts";

export interface Player {
  state: StoreApi<PlayerState>;
  /** Plays something in the place of what played before. */
  play(playable: Playable): void;
  /** Plays what was paused: a channel as it is on the air now, anything else from where it was. */
  resume(): void;
  pause(): void;
  /** To a place in an episode, in seconds from its start. */
  seek(position: number): void;
  /** How fast people talk in episodes. */
  setRate(rate: number): void;
  /** On or back by a track of a station. */
  move(direction: "next" | "previous"): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** Has a linked device play in the place of this one, and is its remote control from then on. */
  playOn(speaker: ChosenSpeaker): void;
  /** Plays here again what plays on the speaker, or is silent here and there. */
  leaveSpeaker(how: "takeBack" | "stop"): void;
}

const STARTING = { kind: "starting" } as const;

interface PlayerOptions {
  isDisabled?: boolean;
  /** Fetches what makes the sound, while the server is asked where the sound is. */
  loadSound?: () => Promise<unknown>;
}

/**
 * The player of an app: one thing at a time, on whatever page somebody is. One that is switched off for a browser asks for nothing,
 * and says so.
 */
export function createPlayer(
  skywave: Skywave,
  openSound: OpenSound,
  { isDisabled = false, loadSound = async () => undefined }: PlayerOptions = {},
): Player {
  const state = createStore<PlayerState>(() => SILENT);
  let current: Playing | undefined;
  /** The server hears that one thing has stopped before it hears that another one plays, and not the other way round. */
  let stopping: Promise<unknown> = Promise.resolve();

  function end(status: PlayerStatus): void {
    const ended = current;
    current = undefined;
    if (ended === undefined) return;
    ended.ending.abort();
    ended.sound?.close();
    const { channelId } = ended.playable;
    skywave.events.playback({
      eventName: "playback-stopped",
      attributes: { channel: channelId },
      version: "v3",
    });
    state.setState({ status, caption: "" });
  }

  function stop(): void {
    if (current === undefined) return;
    const { pauseThere } = current;
    end({ kind: "paused" });
    stopping = pauseThere?.() ?? reportStream(skywave, false);
  }

  const stageOf = (playing: Playing): Stage => ({
    skywave,
    openSound,
    settings: () => state.getState(),
    show: (change) => {
      if (playing === current) state.setState(change);
    },
    end: (status) => {
      if (playing === current) end(status);
    },
    finish: () => {
      if (playing !== current) return;
      if (isStation(playing.playable)) {
        go(playing, "next");
        return;
      }
      stop();
      // Whoever wants it once more hears it from its start.
      state.setState({ position: 0, isFinished: true });
    },
  });

  function go(playing: Playing, direction: "next" | "previous"): void {
    moveBy(direction, playing, stageOf(playing)).catch(tellFailure(stageOf(playing)));
  }

  function play(playable: Playable): void {
    end({ kind: "paused" });
    const playing = notYetHeard(playable);
    current = playing;
    const { playable: before, speaker } = state.getState();
    const isSame = before?.type === playable.type && before.id === playable.id;
    state.setState({ playable, channelId: playable.channelId, status: STARTING, isFinished: false });
    if (!isSame) state.setState(NOTHING_HEARD);
    if (isDisabled && speaker === undefined) return end({ kind: "disabled" });
    const stage = stageOf(playing);
    const loading = speaker === undefined ? loadSound() : undefined;
    if (loading !== undefined) playing.listed = fetchList(playable);
    Promise.all([loading, playAfter(stopping, playing, stage)]).catch(tellFailure(stage));
  }

  return {
    state,
    play,
    pause: stop,
    ...createControls(state, { current: () => current, play, go, end, skywave }),
    ...createSpeakerControls(state, {
      play,
      stop,
      leave: (speaker) => {
        end({ kind: "paused" });
        stopping = stopSpeaker(skywave, speaker);
      },
    }),
  };
}

/** Of a channel as it is on the air; what fails is asked for again by whoever needs it. */
function fetchList({ listUrl, from }: Playable): Playing["listed"] {
  return listUrl === undefined || from !== undefined ? undefined : fetch(listUrl).catch(() => undefined);
}

function tellFailure({ skywave, end }: Stage): (cause: unknown) => void {
  return (cause) => {
    const details = { cause: String(cause) };
    skywave.log({ level: "error", message: "A channel did not start", details });
    end({ kind: "refused", code: "other", planName: "" });
  };
}

/** What plays comes with the first press, and goes on to nothing that was left meanwhile. */
async function playAfter(stopping: Promise<unknown>, playing: Playing, stage: Stage): Promise<void> {
  if (stage.settings().speaker !== undefined) {
    const [{ playOnSpeaker }] = await Promise.all([import("./play-on-speaker.ts"), stopping]);
    return playOnSpeaker(playing, stage);
  }
  if (playing.playable.isKept) return (await import("./play-kept.ts")).playKept(playing, stage);
  const [{ playSource }] = await Promise.all([import("./play-source.ts"), stopping]);
  if (!playing.ending.signal.aborted) await playSource(playing, stage);
}

async function moveBy(direction: "next" | "previous", playing: Playing, stage: Stage): Promise<void> {
  const { moveInStation } = await import("./move-in-station.ts");
  await moveInStation(playing, direction, stage);
}

interface Speaking {
  play(playable: Playable): void;
  stop(): void;
  /** Ends what plays on the speaker, and has it stop there. */
  leave(speaker: ChosenSpeaker): void;
}

/** Has a linked device play in the place of this one, and takes it back. */
function createSpeakerControls(
  state: StoreApi<PlayerState>,
  { play, stop, leave }: Speaking,
): Pick<Player, "playOn" | "leaveSpeaker"> {
  return {
    playOn: (speaker) => {
      const { status } = state.getState();
      stop();
      state.setState({ speaker });
      const paused = pausedIn(state.getState());
      if (paused !== undefined && status.kind !== "paused") play(paused);
    },
    leaveSpeaker: (how) => {
      const { speaker } = state.getState();
      const paused = pausedIn(state.getState());
      if (speaker === undefined) return;
      leave(speaker);
      state.setState({ speaker: undefined });
      if (how === "takeBack" && paused !== undefined) play(paused);
    },
  };
}

async function stopSpeaker(skywave: Skywave, { smartDeviceId }: ChosenSpeaker): Promise<void> {
  const { directSpeaker } = await import("@skywave/services/listening/speakers");
  await directSpeaker(skywave, smartDeviceId, { state: "stopped" });
}

/** A channel goes on as it is on the air now, anything else from where it was. */
function pausedIn({ playable, position }: PlayerState): Playable | undefined {
  if (playable === undefined) return undefined;
  const isKept = isEpisode(playable) || isStation(playable);
  return isKept
    ? { ...playable, startAt: position }
    : liveChannel(playable.id, { name: playable.channelName, listUrl: playable.listUrl });
}

function notYetHeard(playable: Playable): Playing {
  return {
    playable,
    listed: undefined,
    beginning: undefined,
    sound: undefined,
    place: undefined,
    airings: [],
    isLookingAround: false,
    isLookedAround: false,
    isMoving: false,
    pauseThere: undefined,
    ending: new AbortController(),
  };
}

interface Controlled {
  current(): Playing | undefined;
  play(playable: Playable): void;
  go(playing: Playing, direction: "next" | "previous"): void;
  end(status: PlayerStatus): void;
  skywave: Skywave;
}

/** What changes how something is heard while it plays, and how the next thing will be. */
function createControls(
  state: StoreApi<PlayerState>,
  { current, play, go, end, skywave }: Controlled,
): Pick<Player, "resume" | "move" | "seek" | "setRate" | "setVolume" | "setMuted"> {
  const turn = ({ volume, isMuted }: Pick<PlayerState, "volume" | "isMuted">) => {
    const { speaker } = state.getState();
    if (speaker === undefined) {
      state.setState({ volume, isMuted });
      current()?.sound?.setVolume(volume, isMuted);
      return;
    }
    state.setState({ speaker: { ...speaker, volume, isMuted, isTurning: true } });
    // One turn at a time speaks to the server, and goes on as long as there is something to say.
    if (speaker.isTurning === true) return;
    import("./turn-speaker.ts")
      .then(({ turnSpeaker }) => turnSpeaker(speaker, { skywave, state, end }))
      .catch(() => state.setState({ speaker }));
  };
  return {
    resume: () => {
      const paused = pausedIn(state.getState());
      if (paused !== undefined) play(paused);
    },
    move: (direction) => {
      const playing = current();
      if (playing !== undefined) go(playing, direction);
    },
    seek: (position) => {
      const { playable, speaker } = state.getState();
      if (playable === undefined || !isEpisode(playable)) return;
      state.setState({ position });
      if (speaker !== undefined) return play({ ...playable, startAt: position });
      current()?.sound?.seek(position);
    },
    setRate: (rate) => {
      state.setState({ rate });
      const playing = current();
      if (playing?.playable.type === "episode-podcast") playing.sound?.setRate(rate);
    },
    setVolume: (volume) => turn({ volume, isMuted: volume === 0 }),
    setMuted: (isMuted) => turn({ ...loudnessOf(state.getState()), isMuted }),
  };
}
