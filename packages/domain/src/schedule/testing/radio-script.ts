import fc from "fast-check";
import { LIFE_IN_DAYS, type ScheduleScript, scheduleScripts } from "./schedule-script.ts";

/** Something that happens to the radio on which a plan is heard. A move from no radio is a link to one. */
export type RadioAct = { kind: "moveRadio"; feeInCents: number } | { kind: "takeRadioOff" };

/** A life whose plan is heard on a radio: the first one from its first day on. */
export interface RadioScript extends ScheduleScript {
  /** On a day on which something happens to the plan as well, this comes after it. */
  radioActs: readonly { afterDays: number; act: RadioAct }[];
}

const feeInCents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 }));
const act: fc.Arbitrary<RadioAct> = fc.oneof(
  { weight: 3, arbitrary: feeInCents.map((fee) => ({ kind: "moveRadio" as const, feeInCents: fee })) },
  { weight: 1, arbitrary: fc.constant({ kind: "takeRadioOff" as const }) },
);

/** Lives of up to twelve acts, in which a plan also changes its radio up to ten times, at times on the day of an act. */
export const radioScripts: fc.Arbitrary<RadioScript> = scheduleScripts.chain((script) => {
  const anyDay = fc.integer({ min: 0, max: LIFE_IN_DAYS });
  const days = script.acts.map(({ afterDays }) => afterDays);
  const afterDays = days.length === 0 ? anyDay : fc.oneof(anyDay, fc.constantFrom(...days));
  return fc
    .array(fc.record({ afterDays, act }), { maxLength: 10 })
    .map((acts) => ({ ...script, radioActs: acts.toSorted((a, b) => a.afterDays - b.afterDays) }));
});
