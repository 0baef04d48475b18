import { describe, expect, it } from "vitest";
import { decideDue } from "./decide-due.ts";

const HOUR = 3_600;
const SIZE = HOUR * 6_100;
const PLENTY = 10 * SIZE;

const episode = (id: string, day: number) => ({
  type: "episode-podcast" as const,
  id,
  showId: "one",
  title: "One Guest",
  channelId: "74",
  airedAt: Date.UTC(2026, 10, day),
  durationInSeconds: HOUR,
});
const kept = (
  id: string,
  change: { isWhole?: boolean; isAutomatic?: boolean; isDismissed?: boolean; showId?: string } = {},
) => ({
  id,
  showId: "one",
  isWhole: true,
  isAutomatic: true,
  sizeInBytes: SIZE,
  ...change,
});
const due = (...episodes: ReturnType<typeof episode>[]) => ({ showIds: new Set(["one"]), episodes });
const ids = (episodes: readonly { id: string }[]) => episodes.map(({ id }) => id);

describe("what a device does for its person's lists", () => {
  it("fetches what is missing or not whole, the newest first, and nothing twice", () => {
    const wanted = due(episode("old", 1), episode("new", 3), episode("there", 2), episode("part", 4));
    const decision = decideDue(wanted, [kept("there"), kept("part", { isWhole: false })], PLENTY);
    expect(ids(decision.fetch)).toEqual(["part", "new", "old"]);
    expect(decision).toMatchObject({ remove: [], there: 1, withoutRoom: 0 });
    expect(
      decideDue(
        wanted,
        ["old", "new", "there", "part"].map((id) => kept(id)),
        PLENTY,
      ),
    ).toEqual({
      fetch: [],
      remove: [],
      there: 4,
      withoutRoom: 0,
    });
  });

  it("removes what came by itself and is due no more, and nothing that somebody has kept", () => {
    const decision = decideDue(
      due(episode("new", 3)),
      [kept("heard"), kept("own", { isAutomatic: false }), kept("other", { showId: "off the list" })],
      PLENTY,
    );
    expect(decision.remove).toEqual(["heard"]);
  });

  it("does not fetch again what was removed by hand, and forgets that once it is due no more", () => {
    const dismissed = kept("dismissed", { isWhole: false, isDismissed: true });
    const wanted = due(episode("dismissed", 2), episode("new", 3));
    expect(decideDue(wanted, [dismissed], PLENTY)).toMatchObject({ there: 0, remove: [] });
    expect(ids(decideDue(wanted, [dismissed], PLENTY).fetch)).toEqual(["new"]);
    expect(decideDue(due(episode("new", 3)), [dismissed], PLENTY).remove).toEqual(["dismissed"]);
  });

  it("takes the newest that find room, beside what came by itself already and stays", () => {
    const wanted = due(episode("a", 4), episode("b", 3), episode("c", 2), episode("there", 1));
    const decision = decideDue(wanted, [kept("there"), kept("own", { isAutomatic: false })], 2 * SIZE);
    expect(ids(decision.fetch)).toEqual(["a"]);
    expect(decision.withoutRoom).toBe(2);
  });

  it("has the room of what it removes", () => {
    const decision = decideDue(due(episode("new", 3)), [kept("heard")], SIZE);
    expect([ids(decision.fetch), decision.remove]).toEqual([["new"], ["heard"]]);
  });

  it("fetches nothing where there is no room at all", () => {
    expect(decideDue(due(episode("new", 3)), [], 0)).toMatchObject({ fetch: [], withoutRoom: 1 });
  });
});
