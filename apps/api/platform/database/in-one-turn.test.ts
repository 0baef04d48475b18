import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inOneTurn } from "./in-one-turn.ts";

describe("work for what is handed over in one turn", () => {
  it("is done once for all of it, in the order in which it came", async () => {
    const done: string[][] = [];
    const keep = inOneTurn(async (items: string[]) => done.push(items));
    expect(await Promise.all(["a", "b", "a"].map(keep))).toEqual([1, 1, 1]);
    expect(done).toEqual([["a", "b", "a"]]);
  });

  it("takes along nothing that comes once it has begun", async () => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const done: string[][] = [];
    const keep = inOneTurn(async (items: string[]) => {
      done.push([...items]);
      await isLetGo;
    });
    const first = keep("early");
    while (done.length === 0) await nextTurn();
    const second = keep("late");
    letGo();
    await Promise.all([first, second]);
    expect(done).toEqual([["early"], ["late"]]);
  });

  it("fails for all who handed something over, and for nobody after them", async () => {
    let isBroken = true;
    const keep = inOneTurn(async (items: string[]) => {
      if (isBroken) throw new Error("the disk is full");
      return items.length;
    });
    const outcomes = await Promise.allSettled([keep("a"), keep("b")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isBroken = false;
    expect(await keep("c")).toBe(1);
  });
});
