export function isBefore(day: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(day, other) < 0;
}

export function earlierOf(day: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return isBefore(other, day) ? other : day;
}
