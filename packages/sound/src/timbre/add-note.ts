import { SAMPLES_PER_SECOND, type Stereo } from "../samples/sampling.ts";
import { addDrum, drumLengthInSeconds } from "./drums.ts";
import { type Instrument, INSTRUMENTS } from "./instruments.ts";
import type { Note } from "./note.ts";
import { SINE, tableFor, waveAt } from "./wave-tables.ts";

/** From here on a tone that fades by itself is not heard any more. */
const FADED = 5;
/**
 * Strength, brightness and pitch are computed once for so many samples of a tone, counted from its start, and run
 * evenly in between. Any part of a tone then sounds as it does in the whole.
 */
const STRETCH = 32;
/** Below it, the bright half of a tone is not worth its computation. */
const UNHEARD = 0.004;

/** Sound, and what of it comes back from the walls. */
export interface Mix extends Stereo {
  echoed: Float32Array;
}

/** How long a note is heard, its ringing included, in samples. */
export function heardFor(note: Note): number {
  if ("drum" in note.plays) return drumLengthInSeconds(note.plays.drum) * SAMPLES_PER_SECOND;
  const { release }: Instrument = INSTRUMENTS[note.plays.instrument];
  return note.lasts + release * FADED * SAMPLES_PER_SECOND;
}

/** Adds a note to sound that starts at sample `from` of its piece. It sounds the same wherever the sound starts. */
export function addNote(into: Mix, note: Note, from: number): void {
  const offset = note.startsAt - from;
  const angle = ((note.side + 1) * Math.PI) / 4;
  const leftGain = note.strength * Math.cos(angle);
  const rightGain = note.strength * Math.sin(angle);
  if ("drum" in note.plays) {
    addDrum(into, { drum: note.plays.drum, offset, leftGain, rightGain, grain: note.startsAt });
    return;
  }
  const instrument: Instrument = INSTRUMENTS[note.plays.instrument];
  const echoGain = note.strength * instrument.echo;
  const half = instrument.detuneInHundredths / 200;
  if (half === 0) addTone(into, note, { leftGain, rightGain, echoGain, offset, instrument, detune: 0 });
  else {
    const tone = { echoGain: echoGain / 2, offset, instrument };
    addTone(into, note, { leftGain: leftGain * 0.9, rightGain: rightGain * 0.45, ...tone, detune: -half });
    addTone(into, note, { leftGain: leftGain * 0.45, rightGain: rightGain * 0.9, ...tone, detune: half });
  }
}

interface Tone {
  leftGain: number;
  rightGain: number;
  echoGain: number;
  offset: number;
  instrument: Instrument;
  /** In semitones. */
  detune: number;
}

function addTone(into: Mix, note: Note, tone: Tone): void {
  const { leftGain, rightGain, echoGain, offset, instrument } = tone;
  const { left, right, echoed } = into;
  const course = courseOf(note, tone);
  const bright = tableFor(instrument.bright, course.hertz);
  const dull = tableFor(instrument.dull, course.hertz);
  const end = Math.min(left.length, offset + Math.floor(heardFor(note)));
  const firstStretch = Math.floor(Math.max(0, -offset) / STRETCH) * STRETCH;
  for (let start = firstStretch; offset + start < end; start += STRETCH) {
    const now = start / SAMPLES_PER_SECOND;
    const then = (start + STRETCH) / SAMPLES_PER_SECOND;
    const level = course.levelAt(now);
    const levelStep = (course.levelAt(then) - level) / STRETCH;
    const turns = course.turnsAt(now);
    const turnsStep = (course.turnsAt(then) - turns) / STRETCH;
    const brightness = Math.exp(-now / instrument.brightFor);
    const first = Math.max(0, -(offset + start));
    const last = Math.min(STRETCH, end - offset - start);
    for (let sample = first; sample < last; sample += 1) {
      const turn = turns + turnsStep * sample;
      const place = turn - Math.floor(turn);
      let value = waveAt(dull, place);
      if (brightness > UNHEARD) value += brightness * (waveAt(bright, place) - value);
      value *= level + levelStep * sample;
      const index = offset + start + sample;
      left[index] = (left[index] ?? 0) + value * leftGain;
      right[index] = (right[index] ?? 0) + value * rightGain;
      if (echoGain > 0) echoed[index] = (echoed[index] ?? 0) + value * echoGain;
    }
  }
}

/** How a tone runs: its strength, and the turns that its wave has made, after so many seconds. */
interface Course {
  hertz: number;
  levelAt(seconds: number): number;
  turnsAt(seconds: number): number;
}

function courseOf(note: Note, { instrument, detune }: Tone): Course {
  const { attack, decay, sustain, release, vibrato } = instrument;
  const hertz = hertzOf(note.pitch + detune);
  const slide = note.slidesTo === undefined ? 0 : hertzOf(note.slidesTo + detune) - hertz;
  const heldFor = note.lasts / SAMPLES_PER_SECOND;
  const depth = vibrato.rate === 0 ? 0 : (hertz * vibrato.depth) / (2 * Math.PI * vibrato.rate);
  return {
    hertz,
    levelAt: (seconds) => {
      const held = sustain + (1 - sustain) * Math.exp(-seconds / decay);
      const risen = held * Math.min(1, seconds / attack);
      return seconds > heldFor ? risen * Math.exp((heldFor - seconds) / release) : risen;
    },
    turnsAt: (seconds) => {
      let turns = hertz * seconds;
      // A pitch that slides evenly while the tone is held, and stays where it came to.
      if (slide !== 0) {
        const slid = Math.min(seconds, heldFor);
        turns += slide * ((slid * slid) / (2 * heldFor) + (seconds - slid));
      }
      if (depth > 0) {
        const swing = vibrato.rate * seconds;
        turns += depth * waveAt(SINE, swing - Math.floor(swing));
      }
      return turns;
    },
  };
}

function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
