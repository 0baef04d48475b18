const DAY_IN_MILLISECONDS = 86_400_000;
const MOST_MONTHS = 24;

export interface HistorySpan {
  startDateTime: string;
  endDateTime: string;
}

/**
 * The last months that history may be asked for, at most 24. It ends tomorrow, so that what the server did a
 * moment ago is in it although our clock may be behind the server's. In the sandbox, where bills can be made
 * to fall due long before their day, it reaches a year ahead, and so at most a year back.
 */
export function historySpan(now: number, isSandbox: boolean, months = MOST_MONTHS): HistorySpan {
  const tomorrow = new Date(now + DAY_IN_MILLISECONDS);
  const ahead = isSandbox ? MOST_MONTHS / 2 : 0;
  const end = monthsFrom(tomorrow, ahead);
  const start = monthsFrom(end, -Math.min(MOST_MONTHS, months + ahead));
  return { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
}

function monthsFrom(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  return moved;
}
