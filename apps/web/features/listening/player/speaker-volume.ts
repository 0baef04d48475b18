import type { Speaker } from "@skywave/contract";
import type { ChosenSpeaker, PlayerRefusal } from "./player-state.ts";

export function volumeOf({
  volume: { volumeInPercent, isMuted },
}: Pick<Speaker, "volume">): Pick<ChosenSpeaker, "volume" | "isMuted"> {
  return { volume: volumeInPercent / 100, isMuted };
}

export function isSameSpeaker(
  one: Pick<ChosenSpeaker, "smartDeviceId">,
  other: Pick<ChosenSpeaker, "smartDeviceId">,
): boolean {
  return one.smartDeviceId === other.smartDeviceId;
}

export function speakerRefused(code: PlayerRefusal) {
  return { kind: "refused", code, planName: "" } as const;
}
