/** The looks that the product has: by day and by night. */
export type Scheme = "light" | "dark";

/** What a person has chosen in the place of what their device says; undefined where the device decides. */
export function schemeOf(cookies: Readonly<Record<string, string | undefined>>): Scheme | undefined {
  const { scheme } = cookies;
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
}
