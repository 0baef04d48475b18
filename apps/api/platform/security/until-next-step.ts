import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** Longer than the work behind an answer, and nothing to a person. */
const STEP_IN_MILLISECONDS = 20;
/** Timers count in whole milliseconds, from the start of a turn: by so much they may come too late. */
const GRAIN_IN_MILLISECONDS = 3;

/**
 * Waits until a whole number of steps has passed since `startedAt` (milliseconds by `performance.now()`). Answers that
 * must not tell what was found leave by the step, whatever work there was before; to the turn, as thousands of
 * measurements together see far less than a millisecond.
 */
export async function untilNextStep(startedAt: number): Promise<void> {
  const passed = performance.now() + GRAIN_IN_MILLISECONDS - startedAt;
  const leavesAt = startedAt + Math.ceil(passed / STEP_IN_MILLISECONDS) * STEP_IN_MILLISECONDS;
  await pause(leavesAt - GRAIN_IN_MILLISECONDS - performance.now());
  while (performance.now() < leavesAt) await nextTurn();
}
