/** A day of the month from which months are counted, so that the 31st comes back after a shorter month. */
export interface Anchor {
  year: number;
  month: number;
  day: number;
  monthsOn: number;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lengthOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0);
}

function write(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function read(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

export function dayAfter(day: string): string {
  const [year, month, date] = read(day);
  if (date < lengthOf(year, month)) return write(year, month, date + 1);
  return month === 12 ? write(year + 1, 1, 1) : write(year, month + 1, 1);
}

export function anchorOn(today: string): Anchor {
  const [year, month, day] = read(today);
  return { year, month, day, monthsOn: 0 };
}

export function monthsBetween(anchor: Anchor, today: string): number {
  const [year, month] = read(today);
  return (year - anchor.year) * 12 + month - anchor.month;
}

export function dayOf({ year, month, day, monthsOn }: Anchor): string {
  const months = year * 12 + month - 1 + monthsOn;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return write(inYear, inMonth, Math.min(day, lengthOf(inYear, inMonth)));
}

export function fallsOn(anchor: Anchor, today: string): boolean {
  return dayOf({ ...anchor, monthsOn: monthsBetween(anchor, today) }) === today;
}

export function daysUntilMonthsOn(today: string, monthsOn: number): number {
  const end = dayOf({ ...anchorOn(today), monthsOn });
  let days = 0;
  for (let day = today; day !== end; day = dayAfter(day)) days += 1;
  return days;
}
