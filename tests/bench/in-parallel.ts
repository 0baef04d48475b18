/** Does the work for each item, so many at a time, and keeps the order of the results. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers take from one iterator, so that none waits while another still has a list of its own.
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
