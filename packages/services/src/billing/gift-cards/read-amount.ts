/** Reads an amount as people type it in either language, in major units; undefined if it is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s$]/g, "").replace(",", ".");
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
