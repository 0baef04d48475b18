const DAY_IN_MILLISECONDS = 86_400_000;

export interface TimeSpan {
  startDateTime: string;
  endDateTime: string;
}

/**
 * The longest span that history may be asked for, 24 months. It ends tomorrow, so that what the server did a
 * moment ago is in it although our clock may be behind the server's.
 */
export function lastTwoYears(now: number): TimeSpan {
  const end = new Date(now + DAY_IN_MILLISECONDS);
  const start = new Date(end);
  start.setUTCFullYear(end.getUTCFullYear() - 2);
  return { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
}
