import { type Draw, drawFrom, shuffled } from "../random.ts";
import { SAMPLES_PER_SECOND } from "../samples/sampling.ts";
import type { Note } from "../timbre/note.ts";
import { hitsOf } from "./hits-of.ts";
import { drumsOf } from "./add-drums.ts";
import { SCALES, type TalkStyle } from "./style.ts";

/** A sentence, as it can be read while it is said; in seconds from the start of the piece. */
export interface Caption {
  from: number;
  until: number;
  text: string;
}

export interface Talk {
  notes: Note[];
  captions: Caption[];
}

const VOWELS = /[aeiouyàâéèêëîïôùûœ]+/gi;
const BED_BAR_IN_SECONDS = 4;
const STRESS_EVERY = 3;

/** Writes people talking for that long: the melody of their voices, what lies under it, and what they say. */
export function composeTalk(style: TalkStyle, seed: number, sampleCount: number): Talk {
  const draw = drawFrom(seed);
  const seconds = sampleCount / SAMPLES_PER_SECOND;
  const keynote = draw.below(12);
  const talk: Talk = { notes: [], captions: [] };
  addBed(talk.notes, style, { keynote, seconds });
  addRhythm(talk.notes, style, seconds);
  const sentences = shuffled(style.sentences, draw);
  let at = 0.6;
  for (let turn = 0; ; turn += 1) {
    const text = sentences[turn % sentences.length] ?? style.sentences[0];
    const lasts = syllablesOf(text) / style.syllablesPerSecond;
    // Nobody is cut off in the middle of a sentence.
    if (at + 0.5 + lasts > seconds - 2) return talk;
    if (turn % 4 === 0) at = addSting(talk.notes, style, at);
    addVoice(talk.notes, style, { draw, text, at, turn });
    talk.captions.push({ from: at, until: at + lasts, text });
    at += lasts + style.pause * (0.8 + 0.5 * draw.fraction());
  }
}

function syllablesOf(text: string): number {
  return text.match(VOWELS)?.length ?? 1;
}

/** One tone for each syllable: falling to the end of a statement, rising to that of a question. */
function addVoice(
  notes: Note[],
  style: TalkStyle,
  { draw, text, at, turn }: { draw: Draw; text: string; at: number; turn: number },
): void {
  const speaker = style.speakers[turn % style.speakers.length] ?? style.speakers[0];
  const count = syllablesOf(text);
  const each = 1 / style.syllablesPerSecond;
  for (let syllable = 0; syllable < count; syllable += 1) {
    const done = syllable / count;
    const isStressed = syllable % STRESS_EVERY === 0;
    const end = text.endsWith("?") && done > 0.8 ? 5 : -4 * done;
    const pitch = speaker.around + end + (isStressed ? 2.5 : 0) + 1.5 * (draw.fraction() - 0.5);
    notes.push({
      startsAt: Math.round((at + syllable * each) * SAMPLES_PER_SECOND),
      lasts: Math.round(each * (isStressed ? 0.85 : 0.65) * SAMPLES_PER_SECOND),
      pitch,
      slidesTo: pitch - 0.8 + (isStressed ? -0.6 : 0.5),
      strength: isStressed ? 0.5 : 0.36,
      side: speaker.side,
      plays: { instrument: "voice" },
    });
  }
}

function addSting(notes: Note[], { sting }: TalkStyle, at: number): number {
  sting.pitches.forEach((pitch, order) => {
    notes.push({
      startsAt: Math.round((at + order * 0.16) * SAMPLES_PER_SECOND),
      lasts: Math.round(0.3 * SAMPLES_PER_SECOND),
      pitch,
      strength: sting.strength,
      side: 0,
      plays: { instrument: sting.instrument },
    });
  });
  return at + sting.pitches.length * 0.16 + 0.4;
}

function addBed(
  notes: Note[],
  { bed }: TalkStyle,
  { keynote, seconds }: { keynote: number; seconds: number },
): void {
  const scale = SCALES.major;
  for (let bar = 0; (bar + 1) * BED_BAR_IN_SECONDS <= seconds; bar += 1) {
    const degree = bed.degrees[bar % bed.degrees.length] ?? 0;
    for (const tone of [0, 2, 4]) {
      const place = degree + tone;
      const pitch = 48 + keynote + (scale[place % 7] ?? 0) + (place >= 7 ? 12 : 0);
      notes.push({
        startsAt: bar * BED_BAR_IN_SECONDS * SAMPLES_PER_SECOND,
        lasts: Math.round(BED_BAR_IN_SECONDS * 0.95 * SAMPLES_PER_SECOND),
        pitch,
        strength: bed.strength,
        side: tone === 0 ? 0 : tone === 2 ? -0.5 : 0.5,
        plays: { instrument: bed.instrument },
      });
    }
  }
}

function addRhythm(notes: Note[], style: TalkStyle, seconds: number): void {
  const step = 60 / style.beatsPerMinute / 4;
  const bar = 16 * step;
  for (const [drum, rhythm] of drumsOf(style.rhythm))
    for (let start = 0; start + bar <= seconds; start += bar)
      for (const hit of hitsOf(rhythm))
        notes.push({
          startsAt: Math.round((start + hit.step * step) * SAMPLES_PER_SECOND),
          lasts: 0,
          pitch: 0,
          strength: style.rhythmStrength * hit.strength,
          side: 0,
          plays: { drum },
        });
}
