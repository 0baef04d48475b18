import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";

/** Why a key was not given. */
export type KeyRefusal = Extract<LoadKeyOutcome, { ok: false }>;

export interface SoundOptions {
  manifestUrl: string;
  volume: number;
  isMuted: boolean;
  loadKey(url: string): Promise<LoadKeyOutcome>;
  /** When what is heard now was on the air, in milliseconds since 1970. */
  onHeard(date: number): void;
  onPlaying(): void;
  /** Nothing more is there to play, as without a network; it goes on by itself. */
  onWaiting(): void;
  /** It will not go on. */
  onEnded(refusal: KeyRefusal | undefined): void;
}

/** The sound of one channel. */
export interface Sound {
  /** Refused by browsers that want a press first. */
  start(): Promise<"started" | "blocked">;
  setVolume(volume: number, isMuted: boolean): void;
  close(): void;
}

export type OpenSound = (options: SoundOptions) => Promise<Sound | "unsupported">;
