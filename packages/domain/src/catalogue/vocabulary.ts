/** How often a word stands in the catalogue; of two that are as near, the commoner one is meant. */
export interface KnownWord {
  word: string;
  count: number;
}

/** All words that anything has. */
export interface Vocabulary {
  /** How often words stand in the catalogue that are this one, or begin with it. */
  countBeginning(typed: string): number;
  /** The word that was most likely meant by one that none begins with; undefined where none is near. */
  nearest(typed: string): string | undefined;
}

/** Arranges words so that one of tens of thousands is found in a moment. */
export function createVocabulary(known: readonly KnownWord[]): Vocabulary {
  const words = known
    .map(({ word, count }) => ({ word, count, letters: lettersOf(word) }))
    .toSorted((one, other) => compare(one.word, other.word));
  const sums: number[] = [];
  for (const { count } of words) sums.push((sums.at(-1) ?? 0) + count);
  const sumBefore = (place: number) => sums[place - 1] ?? 0;

  /** Of the first word that does not stand before this one. */
  const placeOf = (typed: string) => {
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compare(words[middle]?.word ?? "", typed) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  };

  return {
    countBeginning: (typed) => sumBefore(placeOf(`${typed}\uFFFF`)) - sumBefore(placeOf(typed)),

    nearest(typed) {
      const most = slipsIn(typed);
      const letters = lettersOf(typed);
      let best: { word: string; slips: number; count: number } | undefined;
      for (const { word, count, letters: others } of most === 0 ? [] : words) {
        if (Math.abs(word.length - typed.length) > most) continue;
        // A slip brings in one letter and takes out another at most.
        if (countBits(letters ^ others) > 2 * most) continue;
        const slips = countSlips(typed, word);
        if (slips > most) continue;
        if (best === undefined || slips < best.slips || (slips === best.slips && count > best.count))
          best = { word, slips, count };
      }
      return best?.word;
    },
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** So many slips of the finger are forgiven in a word of that length: a short one with two is another word. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Which letters a word has, one bit for each, some of which share theirs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters that were left out, put in, mistaken or swapped with their neighbour, between one word and another. */
export function countSlips(typed: string, meant: string): number {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, place) => place);
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
