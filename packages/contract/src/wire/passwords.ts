import { z } from "zod";

const MOST_CHARACTERS = 128;

/** As people count characters, and as the rule for new ones does: many alphabets take two of the units that JavaScript counts. */
function ofCharacters(least: number) {
  return z
    .string()
    .min(least)
    .check(({ value, issues }) => {
      if ([...value].length <= MOST_CHARACTERS) return;
      issues.push({
        code: "too_big",
        origin: "string",
        maximum: MOST_CHARACTERS,
        inclusive: true,
        input: value,
      });
    })
    .meta({ maxLength: MOST_CHARACTERS });
}

/** A password that somebody has. */
export const Password = ofCharacters(1);
/** One that somebody wants; what is wrong with it is said by the rule for passwords. */
export const NewPassword = ofCharacters(0);
