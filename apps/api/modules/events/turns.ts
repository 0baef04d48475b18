/** Work in turns: what is short and comes meanwhile need not wait for all of it. */
export interface Turns {
  /** Runs the work as soon as no more than a turn holds is under way; what is larger than a turn has one alone. */
  take<T>(size: number, work: () => Promise<T>): Promise<T>;
}

/** The turns of one node, first come, first served. Sizes are in whatever unit the work is counted in. */
export function createTurns(sizeOfTurn: number): Turns {
  const waiting: { size: number; begin: () => void }[] = [];
  let underWay = 0;
  const isFree = (size: number) => underWay === 0 || underWay + size <= sizeOfTurn;

  function beginNext(): void {
    for (let [next] = waiting; next !== undefined && isFree(next.size); [next] = waiting) {
      waiting.shift();
      underWay += next.size;
      next.begin();
    }
  }

  return {
    take: async (size, work) => {
      if (waiting.length === 0 && isFree(size)) underWay += size;
      else await new Promise<void>((begin) => waiting.push({ size, begin }));
      try {
        return await work();
      } finally {
        underWay -= size;
        // Whoever has come meanwhile is heard first.
        setImmediate(beginNext);
      }
    },
  };
}
