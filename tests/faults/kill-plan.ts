/** How one order's API process is killed: at a place in its code, or some time after the call was sent. */
export type Kill = ({ kind: "point"; crashAt: string } | { kind: "moment"; afterMilliseconds: number }) & {
  /** Whether the order is for several plans. */
  isForSeveral: boolean;
};

/** The places on a confirming call's way at which the API can be told to die. */
export const CRASH_POINTS = [
  "confirm.reserved",
  "confirm.asked",
  "settle.begun",
  "settle.written",
  "settle.announced",
  "confirm.settled",
  "confirm.received",
] as const;

// A confirming call takes some 20 to 80 ms here, more on a busy machine; some of these come before, some after.
const LATEST_MOMENT_IN_MILLISECONDS = 100;

/** Half of the kills at named places, in turn; the other half at random moments. Half of the orders are for several plans. */
export function planKill(cycle: number): Kill {
  // The number of places is odd, so that over time each is met by either kind of order.
  const isForSeveral = cycle % 4 >= 2;
  if (cycle % 2 === 1)
    return {
      kind: "moment",
      afterMilliseconds: Math.random() * LATEST_MOMENT_IN_MILLISECONDS,
      isForSeveral,
    };
  const crashAt = CRASH_POINTS[(cycle / 2) % CRASH_POINTS.length] ?? CRASH_POINTS[0];
  return { kind: "point", crashAt, isForSeveral };
}

/** What the closing table counts it under. */
export function nameOfKill(kill: Kill): string {
  return kill.kind === "point" ? kill.crashAt : "random moment";
}
