const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A span of time in its two largest units, such as "3 hr 12 min"; milliseconds below one second. */
export function formatSpan(milliseconds: number, locale: string): string {
  const format = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits,
    }).format(value);
  const size = Math.abs(milliseconds);
  const first = UNITS.findIndex(([, length]) => size >= length);
  if (first < 0) return format(milliseconds, "millisecond", 1);
  let rest = size;
  const words = UNITS.slice(first, first + 2).flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [format(count, unit)];
  });
  return `${milliseconds < 0 ? "−" : ""}${words.join(" ")}`;
}
