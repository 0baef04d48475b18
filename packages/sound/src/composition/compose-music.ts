import { drawFrom } from "../random.ts";
import { SAMPLES_PER_SECOND } from "../samples/sampling.ts";
import type { Note } from "../timbre/note.ts";
import { addAccompaniment } from "./add-accompaniment.ts";
import { addDrums } from "./add-drums.ts";
import { addLead, makeTheme } from "./add-lead.ts";
import { type Bar, type Part, type Piece } from "./piece.ts";
import { type MusicStyle, SCALES } from "./style.ts";

const STEPS_PER_BEAT = 4;
const BARS_PER_SECTION = 8;
/** In the order of a song, repeated until its time is over; the last bars are those of its end. */
const SECTIONS: readonly { theme: number; parts: readonly Part[] }[] = [
  { theme: 0, parts: ["chords", "drums", "bass"] },
  { theme: 0, parts: ["chords", "bass", "drums", "kick", "lead"] },
  { theme: 1, parts: ["chords", "background", "bass", "drums", "kick", "lead"] },
  { theme: 0, parts: ["chords", "bass", "drums", "kick", "lead"] },
  { theme: 1, parts: ["chords", "background", "bass", "drums", "kick", "lead"] },
  { theme: 2, parts: ["chords", "background", "bass", "drums", "lead"] },
];

/** Writes a piece of that length in a style; the same for the same seed. */
export function composeMusic(style: MusicStyle, seed: number, sampleCount: number): Note[] {
  const draw = drawFrom(seed);
  const [slowest, fastest] = style.beatsPerMinute;
  const beatsPerMinute = slowest + draw.below(fastest - slowest + 1);
  const piece: Piece = {
    style,
    draw,
    scale: SCALES[draw.pick(style.scales)],
    keynote: draw.below(12),
    samplesPerStep: (SAMPLES_PER_SECOND * 60) / beatsPerMinute / STEPS_PER_BEAT,
    stepsPerBar: style.beatsPerBar * STEPS_PER_BEAT,
  };
  const progressions = [draw.pick(style.progressions), draw.pick(style.progressions)] as const;
  const themes = [makeTheme(piece), makeTheme(piece), makeTheme(piece)] as const;
  const notes: Note[] = [];
  const samplesPerBar = piece.samplesPerStep * piece.stepsPerBar;
  // The last bar rings out.
  const barCount = Math.floor(sampleCount / samplesPerBar) - 1;
  for (let index = 0; index < barCount; index += 1) {
    const { theme, parts } = SECTIONS[Math.floor(index / BARS_PER_SECTION) % SECTIONS.length] ?? FULLEST;
    const progression = progressions[theme === 0 ? 0 : 1];
    const bar: Bar = {
      startsAt: index * samplesPerBar,
      degree: index === barCount - 1 ? 0 : (progression[index % progression.length] ?? 0),
      variant: theme,
      parts: new Set(parts),
      isLastOfSection: index % BARS_PER_SECTION === BARS_PER_SECTION - 1,
    };
    addAccompaniment(notes, piece, bar);
    if (bar.parts.has("lead") && index < barCount - 1)
      addLead(notes, piece, { bar, theme: themes[theme] ?? themes[0], index });
    if (bar.parts.has("drums")) addDrums(notes, piece, bar);
  }
  return notes;
}

const FULLEST = { theme: 1, parts: ["chords", "bass", "drums", "kick", "lead"] } as const;
