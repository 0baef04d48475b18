import type { LoadKeyOutcome } from "@skywave/services/listening/load-decryption-key";
import Player from "hls.js/light";
import type { ErrorData, HlsConfig } from "hls.js";
import { makeLoader } from "./make-loader.ts";
import { SEGMENTS_BEHIND } from "./segments-behind.ts";
import type { OpenSound, SoundOptions } from "./sound.ts";

/** From so many on it was cut off for long, and begins anew at what is on now. */
const FAR_BEHIND = 7;
/** What takes longer to begin, also after somebody went elsewhere in it, lacks a network. */
const BEGINS_WITHIN_MILLISECONDS = 4_000;
const AGAIN_AFTER_MILLISECONDS = 1_500;
/** Two tries and no more: what is lost longer is asked for again as soon as the network is back. */
const RETRIES = { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1_000 };
const POLICY = {
  default: {
    maxTimeToFirstByteMs: 8_000,
    maxLoadTimeMs: 15_000,
    timeoutRetry: RETRIES,
    errorRetry: RETRIES,
  },
};

/** Opens something in this browser. */
export const openSound: OpenSound = async (options) => {
  if (!Player.isSupported()) return "unsupported";
  const audio = new Audio();
  const closing = new AbortController();
  const hls = new Player(configure(options, closing));
  setVolume(audio, options);
  setRate(audio, options.rate);
  const listen = (name: string, listener: () => void) =>
    audio.addEventListener(name, listener, { signal: closing.signal });
  let isBeginning = true;
  listen("playing", () => {
    isBeginning = false;
    options.onPlaying();
  });
  listen("waiting", () => {
    if (!isBeginning) options.onWaiting();
    else
      setTimeout(() => {
        if (isBeginning && !closing.signal.aborted) options.onWaiting();
      }, BEGINS_WITHIN_MILLISECONDS);
  });
  listen("ended", options.onFinished);
  let second = -1;
  const tellPosition = () => {
    const position = Math.floor(audio.currentTime);
    if (position === second || !Number.isFinite(audio.duration)) return;
    second = position;
    options.onPosition(position, Math.round(audio.duration));
  };
  listen("timeupdate", () => {
    const { playingDate } = hls;
    if (audio.paused) return;
    if (playingDate !== null) options.onHeard(playingDate.getTime());
    if (options.startAt !== undefined) tellPosition();
  });
  hls.on(Player.Events.ERROR, (_event, data) => {
    if (data.fatal) goOn(hls, data, { options, signal: closing.signal });
  });
  hls.loadSource(options.manifestUrl);
  hls.attachMedia(audio);
  return {
    start: () =>
      audio.play().then(
        () => "started" as const,
        (cause: unknown) => {
          if (cause instanceof DOMException && cause.name === "NotAllowedError") return "blocked" as const;
          // It was closed, or another one was opened, before it began.
          if (closing.signal.aborted) return "started" as const;
          throw cause;
        },
      ),
    setVolume: (volume, isMuted) => setVolume(audio, { volume, isMuted }),
    seek: (position) => {
      isBeginning = true;
      audio.currentTime = Math.max(0, Math.min(position, audio.duration || 0));
    },
    setRate: (rate) => setRate(audio, rate),
    close: () => {
      closing.abort();
      hls.destroy();
      audio.removeAttribute("src");
    },
  };
};

function configure(
  { loadKey, takeList, onEnded, startAt, makeLoader: makeOwnLoader }: SoundOptions,
  closing: AbortController,
): Partial<HlsConfig> {
  const loadOrEnd = async (url: string): Promise<LoadKeyOutcome> => {
    const outcome = await loadKey(url);
    const isLost = !outcome.ok && outcome.code === "UNREACHABLE";
    if (!outcome.ok && !isLost && !closing.signal.aborted) onEnded(outcome);
    return outcome;
  };
  return {
    // A worker would come from a script that this page has written, which its policy refuses.
    enableWorker: false,
    loader:
      makeOwnLoader?.(Player.DefaultConfig.loader) ??
      makeLoader(Player.DefaultConfig.loader, { loadKey: loadOrEnd, ...(takeList && { takeList }) }),
    // What was fetched ahead is there before the browser has opened its buffers; after that it would be looked at a tick later.
    startFragPrefetch: true,
    liveSyncDurationCount: SEGMENTS_BEHIND,
    // Who wants it from somewhere is behind, and stays there.
    liveMaxLatencyDurationCount: startAt === undefined ? FAR_BEHIND : Number.POSITIVE_INFINITY,
    startPosition: startAt ?? -1,
    // The smallest is heard soonest; the next segment is in what the network carries.
    startLevel: 0,
    backBufferLength: 20,
    manifestLoadPolicy: POLICY,
    playlistLoadPolicy: POLICY,
    fragLoadPolicy: POLICY,
    keyLoadPolicy: POLICY,
  };
}

function setVolume(audio: HTMLAudioElement, { volume, isMuted }: { volume: number; isMuted: boolean }): void {
  audio.volume = volume;
  audio.muted = isMuted;
}

function setRate(audio: HTMLAudioElement, rate: number): void {
  // What is opened anew begins with the first of them.
  audio.defaultPlaybackRate = rate;
  audio.playbackRate = rate;
}

interface GoingOn {
  options: SoundOptions;
  signal: AbortSignal;
}

/** After a loss it asks again, at the latest when the network is back; what the browser cannot play is put together anew. */
function goOn(hls: Player, { type, details }: ErrorData, { options, signal }: GoingOn): void {
  if (type === Player.ErrorTypes.MEDIA_ERROR) {
    hls.recoverMediaError();
    return;
  }
  if (type !== Player.ErrorTypes.NETWORK_ERROR) {
    options.onEnded(undefined);
    return;
  }
  const waiting = new AbortController();
  const isOver = AbortSignal.any([signal, waiting.signal]);
  const again = () => {
    if (isOver.aborted) return;
    waiting.abort();
    if (
      details === Player.ErrorDetails.MANIFEST_LOAD_ERROR ||
      details === Player.ErrorDetails.MANIFEST_LOAD_TIMEOUT
    )
      hls.loadSource(options.manifestUrl);
    else hls.startLoad();
  };
  setTimeout(again, AGAIN_AFTER_MILLISECONDS);
  addEventListener("online", again, { signal: isOver });
}
