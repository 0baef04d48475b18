import { type Region, regionsOf } from "../addresses/regions.ts";
import type { Country } from "../locale/country.ts";

const PLATE = /^[A-Z0-9]{1,8}$/i;
/** Where the armed forces have their mail sent to; no car is registered there. */
const POST_ONLY: readonly string[] = ["AA", "AE", "AP"];

/** Reads a license plate as people type it: in small letters, with the blanks and hyphens that are painted on it. */
export function readPlate(typed: string): { ok: true; plate: string } | { ok: false } {
  const bare = typed.replace(/[\s-]/g, "");
  return PLATE.test(bare) ? { ok: true, plate: bare.toUpperCase() } : { ok: false };
}

/** The states or provinces of a country that give plates. */
export function plateRegionsOf(country: Country): readonly Region[] {
  return regionsOf(country).filter(({ code }) => !POST_ONLY.includes(code));
}
