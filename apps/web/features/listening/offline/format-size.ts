import type { Locale } from "@skywave/localization";

const MEGABYTE = 1_000_000;

/** As devices show it: whole megabytes. */
export function formatSize(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 0,
  }).format(Math.ceil(bytes / MEGABYTE));
}
