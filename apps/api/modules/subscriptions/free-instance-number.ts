/** The first instance number that nobody has, of those from one on; of a person's plans with one product no two have the same. */
export function freeInstanceNumber(taken: readonly number[], from = 0): number {
  let number = from;
  while (taken.includes(number)) number += 1;
  return number;
}
