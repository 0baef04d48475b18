import type { Because, TasteType, TasteValue } from "@skywave/contract";
import type { KnownTaste } from "./tastes.ts";

/** Something that may be shown, by the channel on which it is heard. */
interface Candidate {
  channel: { number: number };
}

export interface ChosenTaste {
  taste: KnownTaste;
  value: TasteValue;
}

export interface Liking {
  tastes: readonly ChosenTaste[];
  /** Of each channel the thumbs up for what it plays, and those down. */
  thumbs: ReadonlyMap<number, { up: number; down: number }>;
}

export type Ranked<T> = T & { because: Because };

/** How much it counts that somebody likes it: an artist says more than a genre, and a genre more than a mood. */
const WEIGHTS: Readonly<Record<TasteType, number>> = { artist: 4, genre: 3, mood: 2 };
/** Thumbs move a channel up and down, and do not outweigh an artist. */
const MOST_BY_THUMBS = 3;

/**
 * What is for somebody, the best first, each with the strongest reason for it; as it came where two are as good. What is
 * disliked as much as liked is left out, as is what nothing was said of.
 */
export function rankByTaste<T extends Candidate>(candidates: readonly T[], liking: Liking): Ranked<T>[] {
  return candidates
    .flatMap((candidate) => {
      const score = scoreOf(candidate.channel.number, liking);
      const because = reasonFor(candidate.channel.number, liking);
      return score > 0 && because !== undefined ? [{ score, ranked: { ...candidate, because } }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ ranked }) => ranked);
}

function scoreOf(channel: number, { tastes, thumbs }: Liking): number {
  const chosen = tastes
    .filter(({ taste }) => taste.channels.has(channel))
    .reduce((sum, { taste, value }) => sum + WEIGHTS[taste.tasteType] * (value === "like" ? 1 : -1), 0);
  return chosen + byThumbs(thumbs.get(channel));
}

function byThumbs({ up, down } = { up: 0, down: 0 }): number {
  return Math.max(-MOST_BY_THUMBS, Math.min(MOST_BY_THUMBS, up - down));
}

function reasonFor(channel: number, { tastes, thumbs }: Liking): Because | undefined {
  const [strongest] = tastes
    .filter(({ taste, value }) => value === "like" && taste.channels.has(channel))
    .toSorted(({ taste: a }, { taste: b }) => WEIGHTS[b.tasteType] - WEIGHTS[a.tasteType]);
  const weight = strongest === undefined ? 0 : WEIGHTS[strongest.taste.tasteType];
  const of = thumbs.get(channel);
  if (of !== undefined && byThumbs(of) > weight) return { kind: "feedback", thumbsUp: of.up };
  if (strongest === undefined) return undefined;
  const { tasteType, tasteId, name } = strongest.taste;
  return { kind: "taste", tasteType, tasteId, name };
}
