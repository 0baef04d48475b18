import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Does one piece of work for all that several callers hand over in one turn of the event loop: the busier a node is, the
 * less each of them costs. Where it fails, it fails for all of them.
 */
export function inOneTurn<Item, Result>(
  work: (items: Item[]) => PromiseLike<Result>,
): (item: Item) => Promise<Result> {
  let gathering: { items: Item[]; result: Promise<Result> } | undefined;

  const doAll = async (items: Item[]): Promise<Result> => {
    await nextTurn();
    gathering = undefined;
    return work(items);
  };
  const gather = () => {
    const items: Item[] = [];
    return { items, result: doAll(items) };
  };

  return (item) => {
    gathering ??= gather();
    gathering.items.push(item);
    return gathering.result;
  };
}
