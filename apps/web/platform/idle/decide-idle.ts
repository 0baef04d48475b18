const IDLE_LIMIT_IN_MILLISECONDS = 30 * 60 * 1000;
/** Two minutes to answer before a person is signed out (WCAG 2.2.1). */
const WARNING_IN_MILLISECONDS = 2 * 60 * 1000;

export type Idleness =
  | { phase: "active"; warnsInMilliseconds: number }
  | { phase: "warning"; endsInMilliseconds: number }
  | { phase: "over" };

/** What a signed-in page has to do after so long without an answer from the server. */
export function decideIdle(idleInMilliseconds: number): Idleness {
  const endsInMilliseconds = IDLE_LIMIT_IN_MILLISECONDS - idleInMilliseconds;
  if (endsInMilliseconds <= 0) return { phase: "over" };
  if (endsInMilliseconds <= WARNING_IN_MILLISECONDS) return { phase: "warning", endsInMilliseconds };
  return { phase: "active", warnsInMilliseconds: endsInMilliseconds - WARNING_IN_MILLISECONDS };
}
