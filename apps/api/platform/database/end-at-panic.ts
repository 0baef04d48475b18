import type { PGlite } from "@electric-sql/pglite";

/**
 * Ends the process when the embedded database breaks: the next question to it would never come back, and hold up
 * everything else. What it had agreed to is in its log, from which the next start brings it back.
 */
export function endAtPanic(lite: PGlite): void {
  const [ask, askStepByStep] = [lite.execProtocol.bind(lite), lite.execProtocolStream.bind(lite)];
  lite.execProtocol = (...question) => ask(...question).catch(endIfBroken);
  lite.execProtocolStream = (...question) => askStepByStep(...question).catch(endIfBroken);
}

function endIfBroken(cause: unknown): never {
  if (!isPanic(cause)) throw cause;
  process.stderr.write(`The embedded database is broken until the next start: ${cause.message}\n`);
  process.exit(1);
}

function isPanic(cause: unknown): cause is Error {
  return cause instanceof Error && "severity" in cause && cause.severity === "PANIC";
}
