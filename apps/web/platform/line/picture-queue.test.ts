import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeLine } from "./line.ts";
import { queuePicture } from "./picture-queue.ts";

type Sighting = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

let tell: (sightings: Sighting[]) => void = () => undefined;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(onChange: (sightings: Sighting[]) => void) {
      tell = onChange;
    }
    observe() {}
    unobserve() {}
  },
);

/** The pictures that are asked for, by their number. */
let asked: Set<number>;
let places: Element[];
let arrivals: (() => void)[];

beforeEach(() => {
  asked = new Set();
  places = [0, 1, 2, 3].map(() => document.createElement("div"));
  arrivals = places.map((place, at) =>
    queuePicture(place, (isAsked) => void (isAsked ? asked.add(at) : asked.delete(at))),
  );
});
afterEach(() => {
  for (const arrive of arrivals) arrive();
  vi.useRealTimers();
});

function come(seen: readonly number[]): void {
  tell(places.map((target, at) => ({ target, isIntersecting: seen.includes(at) })));
}
const arrive = (at: number) => arrivals[at]?.();

it("asks for all that is in sight, and for the others once that is there, two at a time", () => {
  come([2, 3]);
  expect([...asked]).toEqual([2, 3]);
  arrive(2);
  expect([...asked]).toEqual([2, 3]);
  arrive(3);
  expect([...asked]).toEqual([2, 3, 0, 1]);
});

it("asks for one that waits as soon as it comes into sight", () => {
  come([]);
  expect([...asked]).toEqual([0, 1]);
  come([3]);
  expect([...asked]).toEqual([0, 1, 3]);
});

it("asks for none while the line is taken, lets those go that nobody sees, and asks anew afterwards", () => {
  come([]);
  const giveBack = takeLine();
  expect([...asked]).toEqual([]);
  come([3]);
  expect([...asked]).toEqual([]);
  giveBack();
  expect([...asked]).toEqual([3]);
  arrive(3);
  expect([...asked]).toEqual([3, 0, 1]);
});

it("goes on with what is in sight and under way while the line is taken", () => {
  come([1]);
  takeLine()();
  expect([...asked]).toEqual([1]);
});

it("waits three seconds for a line and no longer", () => {
  vi.useFakeTimers();
  takeLine();
  come([1]);
  vi.advanceTimersByTime(2_999);
  expect([...asked]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...asked]).toEqual([1]);
});

it("goes on once the last of those who took the line has given it back", () => {
  const [one, other] = [takeLine(), takeLine()];
  come([1]);
  one();
  expect([...asked]).toEqual([]);
  other();
  expect([...asked]).toEqual([1]);
});
