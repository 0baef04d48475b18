import type { Draw } from "../random.ts";
import type { MusicStyle } from "./style.ts";

/** What stays the same through a piece. */
export interface Piece {
  style: MusicStyle;
  draw: Draw;
  scale: readonly number[];
  /** In semitones above C. */
  keynote: number;
  samplesPerStep: number;
  stepsPerBar: number;
}

/** One bar of it: where it starts, the degree that it stands on, and how full it is. */
export interface Bar {
  startsAt: number;
  degree: number;
  /** Which of the written rhythms the parts play. */
  variant: number;
  parts: ReadonlySet<Part>;
  isLastOfSection: boolean;
}

export type Part = "chords" | "background" | "bass" | "lead" | "drums" | "kick";

/** Where a step of a bar is played: every other one comes late in music that swings. */
export function stepAt({ style, samplesPerStep }: Piece, bar: Bar, step: number): number {
  const late = step % 4 === 2 ? style.swing * 2 : step % 2 === 1 ? style.swing : 0;
  return Math.round(bar.startsAt + (step + late) * samplesPerStep);
}

/** The pitches of a chord on a degree, as near to a pitch as they can lie. */
export function chordOn(
  piece: Piece,
  degree: number,
  { around, size }: { around: number; size: number },
): number[] {
  return Array.from({ length: size }, (_, tone) =>
    nearest(pitchClass(piece, degree + 2 * tone), around),
  ).toSorted((a, b) => a - b);
}

/** In semitones above C, of a degree of the scale counted from 0, beyond the octave too. */
export function pitchClass({ scale, keynote }: Piece, degree: number): number {
  const wrapped = ((degree % scale.length) + scale.length) % scale.length;
  return (keynote + (scale[wrapped] ?? 0)) % 12;
}

/** The pitch of that name which lies nearest to another one. */
export function nearest(name: number, around: number): number {
  const above = (((name - around) % 12) + 12) % 12;
  return above <= 6 ? around + above : around + above - 12;
}
