import { describe, expect, test } from "vitest";
import { meetByKey, type Timed } from "./meet-by-key.ts";

const NOON = Temporal.Instant.from("2026-03-10T12:00:00Z");

async function* stream(items: readonly Timed[]): AsyncIterable<Timed> {
  for (const item of items) yield item;
}

const item = (key: string, secondsBefore: number): Timed => ({
  key,
  at: NOON.subtract({ seconds: secondsBefore }),
});

async function meet(ours: readonly Timed[], theirs: readonly Timed[]): Promise<string[]> {
  const met: string[] = [];
  for await (const one of meetByKey(stream(ours), stream(theirs)))
    met.push(`${one.kind} ${one.kind === "theirsAlone" ? one.theirs.key : one.ours.key}`);
  return met.toSorted();
}

describe("meetByKey", () => {
  test("brings together what has one key, though its times differ and the orders cross", async () => {
    const ours = [item("a", 1), item("b", 3), item("c", 4)];
    const theirs = [item("b", 0), item("a", 2), item("c", 9)];
    expect(await meet(ours, theirs)).toEqual(["both a", "both b", "both c"]);
  });

  test("names those that are on one side only", async () => {
    expect(await meet([item("a", 1), item("b", 2)], [item("b", 2), item("c", 3)])).toEqual([
      "both b",
      "oursAlone a",
      "theirsAlone c",
    ]);
    expect(await meet([], [item("c", 3)])).toEqual(["theirsAlone c"]);
    expect(await meet([item("a", 1)], [])).toEqual(["oursAlone a"]);
  });

  test("tells each of them once, whatever the streams are like", async () => {
    // A small generator of its own, so that a failure can be repeated.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const keys = Array.from({ length: random(40) }, (_none, index) => `k${index}`);
      const side = () =>
        keys
          .filter(() => random(4) > 0)
          .map((key) => item(key, Number(key.slice(1)) * 900 + random(20_000)))
          .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
      const [ours, theirs] = [side(), side()];
      const told = await meet(ours, theirs);
      const count = (kind: string, list: readonly Timed[]) =>
        told.filter((line) => line.startsWith("both") || line.startsWith(kind)).length - list.length;
      const both = told.filter((line) => line.startsWith("both")).map((line) => line.slice(5));
      expect(new Set(both).size).toBe(both.length);
      // Whoever waited too long is told alone on each side, which its look-up by key puts right.
      expect([count("oursAlone", ours), count("theirsAlone", theirs)]).toEqual([0, 0]);
    }
  });

  test("keeps next to nothing in memory over a long day", async () => {
    const total = 20_000;
    let most = 0;
    let open = 0;
    async function* side(lag: number, step: number): AsyncIterable<Timed> {
      for (let index = 0; index < total; index += 1) {
        open += step;
        most = Math.max(most, Math.abs(open));
        yield item(`k${index}`, index * 4 + lag);
      }
    }
    let both = 0;
    for await (const one of meetByKey(side(0, 1), side(2, -1))) both += one.kind === "both" ? 1 : 0;
    expect(both).toBe(total);
    expect(most).toBeLessThan(5);
  });
});
