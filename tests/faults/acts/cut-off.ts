import { setTimeout as pause } from "node:timers/promises";
import { startUnlessKilled, wasKilled } from "../../system/service.ts";
import type { NodeOptions, System } from "../../system/system.ts";
import type { Act } from "./act.ts";

const LATEST_MOMENT_IN_MILLISECONDS = 150;
const CRASH_LIMIT_IN_MILLISECONDS = 15_000;
const TRIES = 3;

/** How an act is cut off. */
export interface CutOff {
  act: Act;
  /** A place in the code; a random moment where none is said. */
  crashAt?: string;
  /** The place is come to by what goes on once the call has been answered. */
  isAfterAnswer?: boolean;
  options: NodeOptions;
}

/** What came of a kill. */
export interface CutOffReport {
  /** Before the kill: a promise that has to hold. */
  isAnswered: boolean;
  /** How many times the API died at the place. */
  deaths: number;
}

/** Kills the API at a place in its code or at a random moment of an act. */
export async function cutOff(
  system: System,
  { act, crashAt, isAfterAnswer = false, options }: CutOff,
): Promise<CutOffReport> {
  const starting = await system.nodeAt({ ...options, ...(crashAt !== undefined && { crashAt }) });
  let node = await startUnlessKilled(starting);
  let deaths = 0;
  // What earlier acts have left met the place first. That is one kill more, and no harm.
  for (; node === undefined && deaths < TRIES; node = await startUnlessKilled(starting)) deaths += 1;
  if (node === undefined) return { isAnswered: false, deaths: deaths + 1 };
  const answering = act.run(node.url).then(
    (answer) => act.done.includes(answer),
    // The connection was lost with the process, as it was meant to be.
    () => false,
  );
  if (crashAt === undefined) await pause(Math.random() * LATEST_MOMENT_IN_MILLISECONDS);
  else {
    const patience = pause(CRASH_LIMIT_IN_MILLISECONDS);
    await Promise.race([node.ended, patience, ...(isAfterAnswer ? [] : [answering])]);
  }
  // A connection ends a little before the process that it led to.
  const isDead = !node.isRunning() || (crashAt !== undefined && (await wasKilled(node)));
  await node.kill();
  return { isAnswered: await answering, deaths: deaths + (isDead ? 1 : 0) };
}
