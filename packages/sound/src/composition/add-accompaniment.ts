import type { Note } from "../timbre/note.ts";
import { type Bar, chordOn, nearest, type Piece, pitchClass, stepAt } from "./piece.ts";
import { hitsOf } from "./hits-of.ts";
import type { ChordPart } from "./style.ts";

const STRUM_IN_SAMPLES = 350;
/** The lowest a bass goes, which small loudspeakers still tell something of. */
const BASS_AROUND = 40;

/** Adds chords, what lies behind them, and the bass of one bar. */
export function addAccompaniment(notes: Note[], piece: Piece, bar: Bar): void {
  const { chords, background } = piece.style;
  if (bar.parts.has("chords")) addChords(notes, piece, { bar, part: chords });
  if (background !== undefined && bar.parts.has("background"))
    addChords(notes, piece, { bar, part: background });
  if (bar.parts.has("bass")) addBass(notes, piece, bar);
}

function addChords(notes: Note[], piece: Piece, { bar, part }: { bar: Bar; part: ChordPart }): void {
  const rhythm = part.rhythms[bar.variant % part.rhythms.length] ?? part.rhythms[0];
  const pitches = chordOn(piece, bar.degree, { around: part.around, size: piece.style.chordSize });
  let broken = 0;
  for (const { step, steps, strength } of hitsOf(rhythm)) {
    const startsAt = stepAt(piece, bar, step);
    const lasts = Math.round(steps * piece.samplesPerStep * 0.95);
    const played = part.manner === "broken" ? [brokenTone(pitches, broken)] : pitches;
    broken += 1;
    played.forEach((pitch, order) => {
      notes.push({
        startsAt: startsAt + (part.manner === "strum" ? order * STRUM_IN_SAMPLES : 0),
        lasts,
        pitch,
        strength: part.strength * strength * (0.92 + 0.08 * piece.draw.fraction()),
        side: part.side,
        plays: { instrument: part.instrument },
      });
    });
  }
}

/** Up the chord, its octave, and down again. */
function brokenTone(pitches: readonly number[], index: number): number {
  const up = [...pitches, (pitches[0] ?? 60) + 12];
  const there = up.length - 1;
  const place = index % (2 * there);
  return up[place <= there ? place : 2 * there - place] ?? 60;
}

function addBass(notes: Note[], piece: Piece, bar: Bar): void {
  const { instrument, rhythms, strength } = piece.style.bass;
  const rhythm = rhythms[bar.variant % rhythms.length] ?? rhythms[0];
  const root = nearest(pitchClass(piece, bar.degree), BASS_AROUND);
  for (const { step, steps, sign } of hitsOf(rhythm)) {
    notes.push({
      startsAt: stepAt(piece, bar, step),
      lasts: Math.round(steps * piece.samplesPerStep * 0.9),
      pitch: bassTone(piece, bar, { root, sign }),
      strength,
      side: 0,
      plays: { instrument },
    });
  }
}

function bassTone(piece: Piece, bar: Bar, { root, sign }: { root: number; sign: string }): number {
  if (sign === "8") return root + 12;
  if (sign === "3") return nearest(pitchClass(piece, bar.degree + 2), root + 4);
  if (sign === "5") return nearest(pitchClass(piece, bar.degree + 4), root + 4);
  return root;
}
