import { setTimeout as pause } from "node:timers/promises";

/** Far longer than the work behind an answer, and short for a person. */
const STEP_IN_MILLISECONDS = 50;

/**
 * Waits until a whole number of steps has passed since `startedAt` (milliseconds by `performance.now()`). Answers that
 * must not tell what was found leave by the step, whatever work there was before.
 */
export async function untilNextStep(startedAt: number): Promise<void> {
  const passed = performance.now() - startedAt;
  await pause(STEP_IN_MILLISECONDS - (passed % STEP_IN_MILLISECONDS));
}
