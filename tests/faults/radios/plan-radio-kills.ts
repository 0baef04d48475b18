import { RADIO_ACT_KINDS, type RadioActKind } from "./radio-acts.ts";

/** Where an act is cut off: at a place on its way, or at a random moment where none is said. */
export interface RadioKill {
  kind: RadioActKind;
  place?: string;
}

/** Every place of every kind of act. */
const STEPS: readonly Required<RadioKill>[] = RADIO_ACT_KINDS.flatMap((kind) =>
  [...kind.crashPoints, ...kind.signalPoints].map((place) => ({ kind, place })),
);

/** Every place that any act comes to: between reserving, charging, settling, activating, moving and joining. */
export const RADIO_PLACES: readonly string[] = [...new Set(STEPS.map(({ place }) => place))];

/** One kill at each place, by the kind of act that has had the fewest so far: as few as meet all of both. */
const ONCE: readonly Required<RadioKill>[] = (() => {
  const chosen: Required<RadioKill>[] = [];
  const timesOf = (kind: RadioActKind) => chosen.filter((step) => step.kind === kind).length;
  for (const place of RADIO_PLACES) {
    const able = STEPS.filter((step) => step.place === place);
    const [step] = able.toSorted((one, other) => timesOf(one.kind) - timesOf(other.kind));
    if (step !== undefined) chosen.push(step);
  }
  return chosen;
})();

/** How many kills meet every place and every kind of act once. */
export const USUAL_DOSE = ONCE.length;

/** Each place once; then the other places of each kind, every third of these kills at a random moment instead. */
export function planRadioKills(count: number): RadioKill[] {
  const others = STEPS.filter((step) => !ONCE.includes(step));
  const rest = [...others, ...ONCE];
  return Array.from({ length: count }, (_none, place) => {
    const first = ONCE[place];
    if (first !== undefined) return first;
    const turn = place - ONCE.length;
    const kind = RADIO_ACT_KINDS[turn % RADIO_ACT_KINDS.length];
    const step = rest[(turn - Math.floor(turn / 3)) % rest.length];
    if (kind === undefined || step === undefined) throw new Error("there is nothing to do");
    return turn % 3 === 2 ? { kind } : step;
  });
}
