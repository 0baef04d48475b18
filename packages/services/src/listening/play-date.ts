const PLAY_DATE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})([+-]\d\d)(\d\d)$/;

/** A moment as calls about playing write it, `2026-03-10T15:00:00.000+0000`, in milliseconds since 1970. */
export function readPlayDate(text: string): number {
  const [, moment, hours, minutes] = PLAY_DATE.exec(text) ?? [];
  if (moment === undefined) throw new Error(`${text} is not a date of a call about playing`);
  return Date.parse(`${moment}${hours}:${minutes}`);
}

/** The same the other way round. */
export function writePlayDate(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().replace("Z", "+0000");
}
