import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { untilNextStep } from "./until-next-step.ts";

const STEP_IN_MILLISECONDS = 20;

test.each([0, 1, 7, 19, 20, 33])(
  "an answer after %i ms of work leaves at a step, and not before it",
  async (workInMilliseconds) => {
    const startedAt = performance.now();
    await pause(workInMilliseconds);
    const worked = performance.now() - startedAt;
    await untilNextStep(startedAt);
    const passed = performance.now() - startedAt;
    const steps = Math.ceil(worked / STEP_IN_MILLISECONDS);
    expect(passed).toBeGreaterThanOrEqual(steps * STEP_IN_MILLISECONDS);
  },
);
