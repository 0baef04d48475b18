import { reportStream } from "@skywave/services/listening/report-stream";
import type { Skywave } from "@skywave/sdk";
import { createStore, type StoreApi } from "zustand";
import { playChannel, type Playing, type Stage } from "./play-channel.ts";
import { type PlayerState, type PlayerStatus, SILENT } from "./player-state.ts";
import type { OpenSound } from "./sound.ts";

export interface Player {
  state: StoreApi<PlayerState>;
  /** Plays a channel in the place of what played before. */
  play(channelId: string): void;
  pause(): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
}

/** The player of an app: one channel at a time, on whatever page somebody is. */
export function createPlayer(skywave: Skywave, openSound: OpenSound): Player {
  const state = createStore<PlayerState>(() => SILENT);
  let current: Playing | undefined;

  function end(status: PlayerStatus): void {
    const ended = current;
    current = undefined;
    if (ended === undefined) return;
    ended.ending.abort();
    ended.sound?.close();
    const { channelId } = ended;
    skywave.events.playback({
      eventName: "playback-stopped",
      attributes: { channel: channelId },
      version: "v3",
    });
    state.setState({ status, caption: "" });
  }

  const stageOf = (playing: Playing): Stage => ({
    skywave,
    openSound,
    loudness: () => state.getState(),
    show: (change) => {
      if (playing === current) state.setState(change);
    },
    end: (status) => {
      if (playing === current) end(status);
    },
  });

  function play(channelId: string): void {
    end({ kind: "paused" });
    const ending = new AbortController();
    const playing: Playing = { channelId, sound: undefined, airings: [], isLookingAround: false, ending };
    current = playing;
    const isSame = state.getState().channelId === channelId;
    state.setState({ channelId, status: { kind: "starting" } });
    if (!isSame) state.setState({ airing: undefined, access: undefined });
    const stage = stageOf(playing);
    playChannel(playing, stage).catch((cause: unknown) => {
      const details = { cause: String(cause) };
      skywave.log({ level: "error", message: "A channel did not start", details });
      stage.end({ kind: "refused", code: "other", planName: "" });
    });
  }

  return {
    state,
    play,
    pause: () => {
      if (current === undefined) return;
      end({ kind: "paused" });
      void reportStream(skywave, false);
    },
    setVolume: (volume) => {
      state.setState({ volume, isMuted: volume === 0 });
      current?.sound?.setVolume(volume, volume === 0);
    },
    setMuted: (isMuted) => {
      state.setState({ isMuted });
      current?.sound?.setVolume(state.getState().volume, isMuted);
    },
  };
}
