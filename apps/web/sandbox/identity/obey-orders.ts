import type { CallOutput, SpeakerVolume, TunedSource } from "@skywave/contract";
import type { StoreApi } from "zustand";
import type { OpenSound, Sound } from "#features/listening/sound/sound.ts";
import { SPEAKER_ORDER, type WaitingDevice } from "./waiting-device.ts";

const ASK_EVERY_MILLISECONDS = 2_000;
/** How often a speaker says that it plays: with every fifth question. */
const REPORT_WITH_EVERY = 5;

type Order = CallOutput<"playback", "readSpeakerOrder">;

/** The knob of a speaker: where it stands, and whether a hand has turned it since the speaker asked last. */
export interface Knob extends SpeakerVolume {
  isTurned: boolean;
}

export interface Obeying {
  device: Pick<WaitingDevice, "call">;
  openSound: OpenSound;
  knob: StoreApi<Knob>;
  delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** Tells what is heard; undefined while nothing is. */
  show: (title: string | undefined) => void;
}

/** Plays what the owner of a linked speaker chooses elsewhere, until the signal, as the speaker itself would. */
export async function obeyOrders({ device, openSound, knob, delay, signal, show }: Obeying): Promise<void> {
  let sound: Sound | undefined;
  let obeyed: string | null = null;

  function silence(): void {
    sound?.close();
    sound = undefined;
    show(undefined);
  }

  async function play(source: NonNullable<Order["source"]>): Promise<void> {
    const tuned = await tune(device, source);
    if (tuned === undefined) return;
    const opened = await openSound({
      manifestUrl: tuned.manifestUrl,
      startAt: source.startAtInSeconds,
      rate: 1,
      ...loudnessOf(knob.getState()),
      loadKey: (url) => loadKey(device, url),
      onHeard: () => undefined,
      onPosition: () => undefined,
      onPlaying: () => show(`${tuned.nowPlaying.title} · ${tuned.nowPlaying.artist}`),
      onWaiting: () => undefined,
      onFinished: silence,
      onEnded: silence,
    });
    if (opened === "unsupported") return;
    if (signal.aborted) return opened.close();
    sound = opened;
    await opened.start();
  }

  signal.addEventListener("abort", silence);
  const forgetKnob = knob.subscribe((turned) => {
    const { volume, isMuted } = loudnessOf(turned);
    sound?.setVolume(volume, isMuted);
  });
  signal.addEventListener("abort", forgetKnob);
  for (let question = 0; !signal.aborted; question += 1) {
    const stood = knob.getState();
    const answer = await device.call("GET", `${SPEAKER_ORDER}${tellTurned(stood)}`);
    if (answer.ok) {
      const order: Order = await answer.json();
      // A hand that turns it meanwhile is newer.
      if (knob.getState() === stood) knob.setState({ ...order.volume, isTurned: false });
      if (order.changedAt !== obeyed) {
        obeyed = order.changedAt;
        silence();
        if (order.state === "playing" && order.source !== undefined) await play(order.source);
        else await report(device, false);
      }
    }
    const isTime = sound !== undefined && question % REPORT_WITH_EVERY === 0;
    if (isTime && (await report(device, true)) === "taken") silence();
    await delay(ASK_EVERY_MILLISECONDS, signal);
  }
}

function tellTurned({ volumeInPercent, isMuted, isTurned }: Knob): string {
  return isTurned ? `?volumeInPercent=${volumeInPercent}&isMuted=${isMuted}` : "";
}

function loudnessOf({ volumeInPercent, isMuted }: Knob) {
  return { volume: volumeInPercent / 100, isMuted };
}

type Device = Obeying["device"];

async function tune(
  device: Device,
  { type, id }: NonNullable<Order["source"]>,
): Promise<TunedSource | undefined> {
  const answer = await device.call("POST", "/playback/play/v1/tuneSource", {
    type,
    id,
    hlsVersion: "V3",
    manifestVariant: type === "channel-linear" ? "WEB" : "FULL",
    mtcVersion: "V2",
  });
  return answer.ok ? answer.json() : undefined;
}

async function loadKey(device: Device, url: string) {
  const answer = await device.call("POST", "/playback/key/v1/byUrl", { url });
  // Why it was refused is told to whoever directs the speaker.
  if (!answer.ok) return { ok: false, code: "STREAM_ENDED" } as const;
  const { key }: CallOutput<"playback", "getDecryptionKeyByUrl"> = await answer.json();
  return { ok: true, key } as const;
}

async function report(device: Device, isPlaying: boolean): Promise<string> {
  const answer = await device.call("POST", "/playback/state/v1/streamsStatus", { isPlaying });
  if (!answer.ok) return "unknown";
  const { state }: CallOutput<"playback", "streamsStatus"> = await answer.json();
  return state;
}
