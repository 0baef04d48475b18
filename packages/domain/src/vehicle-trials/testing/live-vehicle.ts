import fc from "fast-check";
import { changeVehicle, NEXT_STATES, nextTurnOf, type VehicleEvent } from "../change-vehicle.ts";
import { type LifecycleState, lifecycleOn, type VehicleFacts } from "../lifecycle.ts";
import { magicLinkTrialOn } from "../magic-link-trial-state.ts";
import { type ScriptedEvent, SlowVehicle, type VehicleScript } from "./slow-vehicle.ts";

const FIRST_DAY = Temporal.PlainDate.from("2026-01-31");
const NEW: VehicleFacts = { trial: null, paidFrom: null };

const oneOf = fc.constantFrom<Exclude<VehicleEvent["kind"], "trialGiven">>(
  "trialStarted",
  "trialClaimed",
  "followOnChosen",
  "followOnDropped",
  "planStarted",
  "planEnded",
);

const trialDays = fc.integer({ min: 1, max: 40 });
/** Of a first day from today; most makers name none. */
const startsIn = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: -40, max: 40 }) },
);
const trialGiven = fc.record({ kind: fc.constant("trialGiven" as const), days: trialDays, startsIn });
const acts: fc.Arbitrary<VehicleScript> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: trialGiven },
    { weight: 6, arbitrary: oneOf.map((kind) => ({ kind })) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: trialDays }) },
  ),
  { maxLength: 24 },
);
/** How far a life goes as most do, before anything may happen. */
const beginnings: fc.Arbitrary<VehicleScript> = fc
  .tuple(trialDays, fc.integer({ min: 0, max: 4 }))
  .map(([length, steps]) =>
    (
      [
        { kind: "trialGiven", days: length, startsIn: null },
        { kind: "trialStarted" },
        { kind: "trialClaimed" },
        { kind: "followOnChosen" },
      ] as const
    ).slice(0, steps),
  );

/** Lives in which anything may happen at any time, most of it where it can. */
export const vehicleScripts: fc.Arbitrary<VehicleScript> = fc
  .tuple(beginnings, acts)
  .map(([beginning, rest]) => [...beginning, ...rest]);

export interface LivedVehicle {
  /** What the two models disagree about; undefined where they agree. */
  difference: string | undefined;
  /** Each state that it was in, and each step from one to another, by its cause. */
  seen: ReadonlySet<string>;
}

/** Lives a script in the state machine and in the slow model, and compares them after everything that happens. */
export function liveVehicle(script: VehicleScript): LivedVehicle {
  const slow = new SlowVehicle();
  const seen = new Set<string>();
  let facts = NEW;
  let today = FIRST_DAY;
  let state: LifecycleState = "INACTIVE";

  const compare = (cause: keyof typeof NEXT_STATES, hasHappened: boolean): string | undefined => {
    const after = lifecycleOn(facts, today);
    const isForeseen = hasHappened ? NEXT_STATES[cause][state].includes(after) : after === state;
    if (hasHappened) seen.add(`${state} ${cause} ${after}`);
    const before = state;
    state = after;
    if (!isForeseen) return `${before} became ${after} by ${cause}`;
    if (after !== slow.state) return `${cause}: ${after}, and slowly ${slow.state}`;
    const { daysBeforeTrialEnd } = magicLinkTrialOn(facts, today);
    if (daysBeforeTrialEnd === slow.daysBeforeTrialEnd) return undefined;
    return `${cause}: ${daysBeforeTrialEnd} days left, and slowly ${slow.daysBeforeTrialEnd}`;
  };

  const passDays = (days: number): string | undefined => {
    for (let day = 0; day < days; day += 1) {
      const turnsOn = nextTurnOf(facts, today);
      today = today.add({ days: 1 });
      slow.passDay();
      const difference = compare("daysPassed", turnsOn?.equals(today) === true);
      if (difference !== undefined) return difference;
    }
    return undefined;
  };

  for (const act of script) {
    if (act.kind === "wait") {
      const difference = passDays(act.days);
      if (difference !== undefined) return { difference, seen };
      continue;
    }
    const changed = changeVehicle(facts, datedFrom(today, act), today);
    const hasHappened = slow.happen(act);
    if (hasHappened !== (changed !== undefined)) return { difference: `${act.kind} in ${state}`, seen };
    facts = changed ?? facts;
    const difference = compare(act.kind, hasHappened);
    if (difference !== undefined) return { difference, seen };
  }
  return { difference: undefined, seen };
}

function datedFrom(today: Temporal.PlainDate, event: ScriptedEvent): VehicleEvent {
  if (event.kind !== "trialGiven") return event;
  const { kind, days, startsIn: daysAhead } = event;
  return { kind, days, startsOn: daysAhead === null ? null : today.add({ days: daysAhead }) };
}

/** Every step that the table foresees. */
export const FORESEEN: readonly string[] = Object.entries(NEXT_STATES).flatMap(([cause, from]) =>
  Object.entries(from).flatMap(([state, next]) => next.map((after) => `${state} ${cause} ${after}`)),
);
