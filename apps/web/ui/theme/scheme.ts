/** By day, by night, or as the device says. */
export const SCHEMES = ["device", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const NAME = "scheme";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** What this page is drawn in: the server writes a choice of before into its first tag. */
export function chosenScheme(): Scheme {
  const chosen = document.documentElement.dataset[NAME];
  return SCHEMES.find((scheme) => scheme === chosen) ?? "device";
}

/** Draws the page in it at once, and every page of the next year. */
export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  const isDevice = scheme === "device";
  if (isDevice) delete dataset[NAME];
  else dataset[NAME] = scheme;
  const isSecure = location.protocol === "https:";
  const life = isDevice ? 0 : YEAR_IN_SECONDS;
  document.cookie = `${NAME}=${scheme}; path=/; max-age=${life}; samesite=lax${isSecure ? "; secure" : ""}`;
}
