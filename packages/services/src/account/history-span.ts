const DAY_IN_MILLISECONDS = 86_400_000;
const MONTHS = 24;

export interface HistorySpan {
  startDateTime: string;
  endDateTime: string;
}

/**
 * The longest span that history may be asked for, 24 months. It ends tomorrow, so that what the server did a
 * moment ago is in it although our clock may be behind the server's. In the sandbox, where bills can be made
 * to fall due long before their day, it reaches as far ahead as back.
 */
export function historySpan(now: number, isSandbox: boolean): HistorySpan {
  const end = new Date(now + DAY_IN_MILLISECONDS);
  if (isSandbox) end.setUTCMonth(end.getUTCMonth() + MONTHS / 2);
  const start = new Date(end);
  start.setUTCMonth(end.getUTCMonth() - MONTHS);
  return { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
}
