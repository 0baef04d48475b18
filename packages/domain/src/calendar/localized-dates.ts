/**
 * Days and times in a language. Those of the platform are taken as they are, but for French: there the first of a month is
 * written 1er, an hour has no zero before it, and a full hour has no minutes.
 * Source: Office québécois de la langue française, « Banque de dépannage linguistique », date et heure.
 */
export function localizedDates(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, "format"> {
  const dates = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith("fr")) return dates;
  return {
    format: (moment) =>
      dates
        .format(moment)
        .replace(/\b0?(\d+\sh)(\s00(?!\smin))?/, "$1")
        .replace(/(^|\s)1(?=\s(?!h)\p{L})/u, "$11er"),
  };
}
