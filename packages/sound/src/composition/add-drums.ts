import type { DrumName } from "../timbre/drums.ts";
import type { Note } from "../timbre/note.ts";
import { hitsOf } from "./hits-of.ts";
import { type Bar, type Piece, stepAt } from "./piece.ts";

/** Where each stands, as a listener before the stage sees it. */
const SIDES: Partial<Record<DrumName, number>> = {
  hat: 0.3,
  openHat: 0.3,
  ride: -0.3,
  shaker: -0.4,
  conga: 0.4,
  tom: 0.2,
  clave: -0.3,
};
const LOW: ReadonlySet<DrumName> = new Set(["kick", "softKick", "stomp"]);
/** Played only where a section ends and leads into the next. */
const FILLS: ReadonlySet<DrumName> = new Set(["tom"]);

/** Adds the beats of one bar. */
export function addDrums(notes: Note[], piece: Piece, bar: Bar): void {
  for (const [drum, rhythm] of drumsOf(piece.style.drums)) {
    if (LOW.has(drum) && !bar.parts.has("kick")) continue;
    if (FILLS.has(drum) && !bar.isLastOfSection) continue;
    for (const { step, strength } of hitsOf(rhythm))
      notes.push({
        startsAt: stepAt(piece, bar, step),
        lasts: 0,
        pitch: 0,
        strength: piece.style.drumStrength * strength * (0.9 + 0.1 * piece.draw.fraction()),
        side: SIDES[drum] ?? 0,
        plays: { drum },
      });
  }
}

/** The drums of a style with what each plays. */
export function drumsOf(drums: Partial<Record<DrumName, string>>): [DrumName, string][] {
  const names = Object.keys(drums).filter((name): name is DrumName => name in drums);
  return names.map((name) => [name, drums[name] ?? ""]);
}
