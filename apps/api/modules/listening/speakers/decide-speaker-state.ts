import type { Speaker } from "@skywave/contract";

interface SpeakerFacts {
  order: "playing" | "paused" | "stopped";
  /** Whether its person may hear just now what it is to play. */
  mayHear: boolean;
  /** The stream of that device, since the order. */
  stream: "playing" | "taken" | "none";
}

/** What a linked device does, as far as the platform knows. */
export function decideSpeakerState({ order, mayHear, stream }: SpeakerFacts): Speaker["state"] {
  if (order !== "playing") return order;
  if (!mayHear) return "refused";
  return stream === "none" ? "starting" : stream;
}
