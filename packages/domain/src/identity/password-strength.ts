/** 0 is guessed at once, 4 is beyond guessing. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SHORTEST_RUN = 3;
const BITS_OF_A_REPEAT = 1;
const BITS_OF_A_WORD = 11;
const LEVELS_IN_BITS = [28, 40, 56, 72] as const;

/**
 * Estimates how hard a password is to guess, for a meter. It counts what each character adds: one that repeats or
 * continues a run adds next to nothing, letters that read like words add as much as a word does. It never refuses.
 */
export function estimatePasswordStrength(
  password: string,
  knownWords: readonly string[] = [],
): PasswordStrength {
  const known = knownWords.filter((word) => word.length >= SHORTEST_RUN);
  const rest = known.reduce((text, word) => text.replaceAll(word.toLowerCase(), ""), password.toLowerCase());
  const capitals = new Set(password.match(/\p{Lu}/gu) ?? []).size;
  const bits = Math.min(capitals, 4) + bitsOf([...rest]);
  const [one, two, three, four] = LEVELS_IN_BITS;
  if (bits < one) return 0;
  if (bits < two) return 1;
  if (bits < three) return 2;
  return bits < four ? 3 : 4;
}

function bitsOf(characters: readonly string[]): number {
  const alphabet = alphabetOf(characters);
  const full = Math.log2(Math.max(alphabet, 2));
  let bits = 0;
  let lettersInARow = 0;
  for (const [index, character] of characters.entries()) {
    lettersInARow = /\p{L}/u.test(character) ? lettersInARow + 1 : 0;
    if (isForeseeable(characters, index)) bits += BITS_OF_A_REPEAT;
    else bits += lettersInARow > SHORTEST_RUN ? bitsInAWord() : full;
  }
  return bits;
}

/** A word of seven letters is one of a few thousand, so each of its letters adds less than a free one. */
function bitsInAWord(): number {
  return BITS_OF_A_WORD / 6;
}

function isForeseeable(characters: readonly string[], index: number): boolean {
  const [before, last, current] = [characters[index - 2], characters[index - 1], characters[index]];
  if (last === undefined || current === undefined) return false;
  if (current === last) return true;
  if (
    characters
      .slice(Math.max(0, index - 8), index)
      .join("")
      .includes(last + current)
  )
    return true;
  return before !== undefined && ROWS.some((row) => continues(row, before + last + current));
}

function continues(row: string, run: string): boolean {
  return row.includes(run) || [...row].toReversed().join("").includes(run);
}

function alphabetOf(characters: readonly string[]): number {
  const text = characters.join("");
  return (
    (/\d/.test(text) ? 10 : 0) +
    (/[a-z]/.test(text) ? 26 : 0) +
    (/[ !-/:-@[-`{-~]/.test(text) ? 20 : 0) +
    (/[^ -~]/.test(text) ? 60 : 0)
  );
}
