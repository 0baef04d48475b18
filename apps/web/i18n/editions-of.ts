import type { WebDictionaryName } from "@skywave/localization";

/**
 * What to ask for to get these dictionaries as the page was built with them: `common:2846190357|bills:…`. The build
 * writes their versions into the page, where they cost the first script nothing.
 */
export function editionsOf(names: readonly WebDictionaryName[]): string {
  const editions = document.documentElement.dataset["dictionaries"]?.split("|");
  return names.map((name) => editions?.find((one) => one.startsWith(`${name}:`)) ?? name).join("|");
}

/** The dictionaries that the server has named in the page for what is shown first. */
export function textsOfPage(): WebDictionaryName[] {
  const { texts = "", dictionaries = "" } = document.documentElement.dataset;
  const editions = `|${dictionaries}`;
  return texts.split(" ").filter((name): name is WebDictionaryName => editions.includes(`|${name}:`));
}
