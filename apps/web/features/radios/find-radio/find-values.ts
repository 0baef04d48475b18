import { plateRegionsOf, readPlate } from "@skywave/domain/vehicles/plate";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import type { Country } from "@skywave/domain/locale/country";
import type { Locator } from "@skywave/services/radios/find-radio";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

/** By what a radio is found, as analytics call it: its ID, the VIN of its vehicle, or the license plate. */
export type Way = "RID" | "VIN" | "LPL";
export type FindValues = Record<"radioId" | "vin" | "licensePlate" | "state", string>;
export const EMPTY: FindValues = { radioId: "", vin: "", licensePlate: "", state: "" };
/** In their order on the page. */
export const FIELDS: Readonly<Record<Way, readonly (keyof FindValues)[]>> = {
  RID: ["radioId"],
  VIN: ["vin"],
  LPL: ["licensePlate", "state"],
};

/** What the server is asked by. */
export function locatorOf(way: Way, { radioId, vin, licensePlate, state }: FindValues): Locator {
  switch (way) {
    case "RID":
      return { radioId };
    case "VIN":
      return { vin };
    case "LPL":
      return { licensePlate, state };
  }
}

/** What is wrong with the fields of one way before they are sent. */
export function checkFindValues(
  way: Way,
  typed: FindValues,
  { country, translate }: { country: Country; translate: Translator<"radios"> },
): FieldProblem<keyof FindValues>[] {
  switch (way) {
    case "RID":
      return problemsIn([{ field: "radioId", message: checkRadioId(typed.radioId, translate) }]);
    case "VIN":
      return problemsIn([{ field: "vin", message: checkVin(typed.vin, translate) }]);
    case "LPL":
      return problemsIn([
        { field: "licensePlate", message: checkPlate(typed.licensePlate, translate) },
        { field: "state", message: checkState(typed.state, country, translate) },
      ]);
  }
}

function checkRadioId(typed: string, translate: Translator<"radios">): string | undefined {
  if (typed.trim() === "") return translate("find-radio.radio-id-empty");
  return readRadioId(typed).ok ? undefined : translate("find-radio.radio-id-invalid");
}

function checkVin(typed: string, translate: Translator<"radios">): string | undefined {
  if (typed.trim() === "") return translate("find-radio.vin-empty");
  return readVin(typed).ok ? undefined : translate("find-radio.vin-invalid");
}

function checkPlate(typed: string, translate: Translator<"radios">): string | undefined {
  if (typed.trim() === "") return translate("find-radio.plate-empty");
  return readPlate(typed).ok ? undefined : translate("find-radio.plate-invalid");
}

function checkState(typed: string, country: Country, translate: Translator<"radios">): string | undefined {
  const isKnown = plateRegionsOf(country).some(({ code }) => code === typed);
  return isKnown ? undefined : translate("find-radio.region-empty");
}

/** What a VIN with a wrong check digit is remembered by; undefined for one that has none. */
export function doubtfulVin(typed: string): string | undefined {
  const read = readVin(typed);
  return read.ok && !read.hasGoodCheckDigit ? read.vin : undefined;
}
