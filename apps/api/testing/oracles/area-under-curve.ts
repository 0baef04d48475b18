/**
 * How well a guesser does who calls the slower of two answers the known one: 0.5 is chance, 1 is always. Ties count
 * half, and the side does not matter.
 */
export function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((took) => ({ took, isKnown: true })),
    ...unknown.map((took) => ({ took, isKnown: false })),
  ].toSorted((one, other) => one.took - other.took);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.took === all[start]?.took) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += all.slice(start, end).filter(({ isKnown }) => isKnown).length * rank;
    start = end;
  }
  const area = (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
  return Math.max(area, 1 - area);
}
