import type { HlsConfig } from "hls.js";
import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";

/** Why a key was not given. */
export type KeyRefusal = Extract<LoadKeyOutcome, { ok: false }>;

export interface SoundOptions {
  manifestUrl: string;
  /** In seconds from the start of what is listed; none begins at what is on the air. */
  startAt: number | undefined;
  rate: number;
  volume: number;
  isMuted: boolean;
  loadKey(url: string): Promise<LoadKeyOutcome>;
  /** A list that was fetched ahead; it is fetched where there is none, or it failed. */
  takeList?: (url: string) => Promise<string> | undefined;
  /** Of what is on this device: reads lists and segments from there. */
  makeLoader?: (Plain: HlsConfig["loader"]) => HlsConfig["loader"];
  /** When what is heard now was on the air, in milliseconds since 1970. */
  onHeard(date: number): void;
  /** How far it is and how long, in whole seconds. */
  onPosition(position: number, duration: number): void;
  onPlaying(): void;
  /** Nothing more is there to play, as without a network; it goes on by itself. */
  onWaiting(): void;
  /** It was heard to its end. */
  onFinished(): void;
  /** It will not go on. */
  onEnded(refusal: KeyRefusal | undefined): void;
}

/** The sound of one channel, episode or track. */
export interface Sound {
  /** Refused by browsers that want a press first. */
  start(): Promise<"started" | "blocked">;
  setVolume(volume: number, isMuted: boolean): void;
  /** In seconds from the start. */
  seek(position: number): void;
  setRate(rate: number): void;
  close(): void;
}

export type OpenSound = (options: SoundOptions) => Promise<Sound | "unsupported">;
