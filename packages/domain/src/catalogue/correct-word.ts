/** How often a word stands in the catalogue; of two that are as near, the commoner one is meant. */
export interface KnownWord {
  word: string;
  count: number;
}

/** So many slips of the finger are forgiven in a word of that length: a short one with two is another word. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The known word that was most likely meant by one that no known word begins with; undefined where none is near. */
export function correctWord(typed: string, known: readonly KnownWord[]): string | undefined {
  let best: { word: string; slips: number; count: number } | undefined;
  const most = slipsIn(typed);
  if (most === 0) return undefined;
  for (const { word, count } of known) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const slips = countSlips(typed, word);
    if (slips > most) continue;
    if (best === undefined || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word, slips, count };
  }
  return best?.word;
}

/** Letters that were left out, put in, mistaken or swapped with their neighbour, between one word and another. */
export function countSlips(typed: string, meant: string): number {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = typed[i - 1] === meant[j - 1];
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      if (isSwapped) least = Math.min(least, at(before, j - 2) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return at(row, meant.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
