import type { Note } from "../timbre/note.ts";
import type { InstrumentName } from "../timbre/instruments.ts";
import { type Bar, chordOn, nearest, type Piece, pitchClass, stepAt } from "./piece.ts";

const BARS = 4;
/** How far one tone of a melody lies from the next, in degrees; the nearer, the likelier. */
const STEPS = [0, 1, 1, -1, -1, 2, -2, 1, -1, 3, -3] as const;
const REACH_IN_DEGREES = 7;

interface Tone {
  step: number;
  steps: number;
  /** Above the degree that the melody moves around. */
  height: number;
}

/** A melody of four bars that a piece comes back to, without the chords that it will lie over. */
export interface Theme {
  instrument: InstrumentName;
  bars: readonly (readonly Tone[])[];
}

/** Makes a melody of which the first and third bar are alike, as tunes that people remember. */
export function makeTheme({ style, draw, stepsPerBar }: Piece): Theme {
  let height = draw.below(5) - 2;
  const makeBar = (isLast: boolean): Tone[] => {
    const tones: Tone[] = [];
    for (let step = 0; step < stepsPerBar; step += 2) {
      const isStrong = step % 4 === 0;
      if (!draw.chance(style.lead.density * (isStrong ? 1.5 : 0.8))) continue;
      height = Math.max(-REACH_IN_DEGREES, Math.min(REACH_IN_DEGREES, height + draw.pick(STEPS)));
      tones.push({ step, steps: 2, height });
      // The end of a phrase rests, and breath is taken.
      if (isLast && step >= stepsPerBar / 2) break;
    }
    tones.forEach((tone, index) => {
      tone.steps = Math.min(8, (tones[index + 1]?.step ?? stepsPerBar) - tone.step);
    });
    return tones;
  };
  const first = makeBar(false);
  return {
    instrument: draw.pick(style.lead.instruments),
    bars: [first, makeBar(false), first, makeBar(true)],
  };
}

/** Adds one bar of a melody, bent to the chord that it lies over. */
export function addLead(
  notes: Note[],
  piece: Piece,
  { bar, theme, index }: { bar: Bar; theme: Theme; index: number },
): void {
  const { around, strength } = piece.style.lead;
  const chord = chordOn(piece, bar.degree, { around: 0, size: 3 }).map((pitch) => ((pitch % 12) + 12) % 12);
  for (const { step, steps, height } of theme.bars[index % BARS] ?? []) {
    const plain = nearest(pitchClass(piece, height), around + Math.round(height * 1.7));
    const isStrong = step % 8 === 0;
    notes.push({
      startsAt: stepAt(piece, bar, step),
      lasts: Math.round(steps * piece.samplesPerStep * 0.92),
      pitch: isStrong ? nearestOf(chord, plain) : plain,
      strength: strength * (isStrong ? 1 : 0.85),
      side: 0.1,
      plays: { instrument: theme.instrument },
    });
  }
}

function nearestOf(names: readonly number[], around: number): number {
  const pitches = names.map((name) => nearest(name, around));
  return pitches.toSorted((a, b) => Math.abs(a - around) - Math.abs(b - around))[0] ?? around;
}
