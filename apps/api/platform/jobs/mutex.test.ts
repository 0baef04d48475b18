import { describe, expect, test } from "vitest";
import { createMutex } from "./mutex.ts";

function countRunning() {
  const seen = { now: 0, most: 0, order: [] as string[] };
  const work = (name: string) => async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.order.push(name);
    seen.now -= 1;
    return name;
  };
  return { seen, work };
}

describe("turns", () => {
  test("are taken one after another, in the order they were asked for, and each has its own answer", async () => {
    const runExclusive = createMutex();
    const { seen, work } = countRunning();
    const names = ["first", "second", "third"];
    expect(await Promise.all(names.map((name) => runExclusive(work(name))))).toEqual(names);
    expect(seen).toEqual({ now: 0, most: 1, order: names });
  });

  test("go on after one that failed, and tell only its own caller", async () => {
    const runExclusive = createMutex();
    const { work } = countRunning();
    const failed = runExclusive(() => Promise.reject(new Error("failed")));
    const next = runExclusive(work("next"));
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("next");
  });
});
