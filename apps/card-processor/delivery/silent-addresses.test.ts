import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Attempt, SilentAddresses } from "./silent-addresses.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function attempt(eventId: string, { count = 1, endpointId = "we_1" } = {}): Attempt {
  const event = { id: eventId, type: "charge.succeeded", object: {}, createdInSeconds: 0, endpointIds: [] };
  const endpoint = { id: endpointId, url: "http://127.0.0.1:1", secret: "s", enabledEvents: [] };
  return {
    delivery: { event, endpoint: { ...endpoint, createdInSeconds: 0, description: null, isDeleted: false } },
    count,
  };
}

function open() {
  const tried: string[] = [];
  const attempts: Attempt[] = [];
  const silent = new SilentAddresses((again) => {
    attempts.push(...again);
    tried.push(...again.map(({ delivery }) => delivery.event.id));
  });
  return { silent, tried, attempts };
}

test("one delivery looks for all, after pauses that double", () => {
  const { silent, tried, attempts } = open();
  for (const id of ["one", "two", "three"]) silent.noteSilence(attempt(id));
  vi.advanceTimersByTime(500);
  expect(tried).toEqual(["one"]);
  for (const again of attempts.splice(0)) silent.noteSilence(again);
  vi.advanceTimersByTime(999);
  expect(tried).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(tried).toEqual(["one", "two"]);
});

test("what comes right after a look waits with the others, and later looks for itself", () => {
  const { silent } = open();
  expect(silent.takeIn(attempt("early"))).toBe(false);
  silent.noteSilence(attempt("one"));
  expect(silent.takeIn(attempt("two"))).toBe(true);
  expect(silent.takeIn(attempt("other", { endpointId: "we_2" }))).toBe(false);
  expect(silent.takeIn(attempt("again", { count: 2 }))).toBe(false);
  vi.advanceTimersByTime(500);
  expect(silent.takeIn(attempt("three"))).toBe(false);
});

test("an answer lets all go, and the next silence begins anew", () => {
  const { silent, tried } = open();
  for (const id of ["one", "two"]) silent.noteSilence(attempt(id));
  silent.noteAnswer("we_1");
  expect(tried).toEqual(["one", "two"]);
  silent.noteAnswer("we_1");
  vi.advanceTimersByTime(10_000);
  expect(tried).toEqual(["one", "two"]);
  silent.noteSilence(attempt("three"));
  vi.advanceTimersByTime(500);
  expect(tried).toEqual(["one", "two", "three"]);
});

test("whoever has not answered for an hour is gone, and what waited for them is let go of", () => {
  const { silent, tried } = open();
  silent.noteSilence(attempt("one"));
  vi.advanceTimersByTime(59 * 60_000);
  silent.noteSilence(attempt("two"));
  expect(silent.isGone("we_1")).toBe(false);
  vi.advanceTimersByTime(60_000);
  silent.noteSilence(attempt("three"));
  expect(silent.isGone("we_1")).toBe(true);
  expect(silent.isGone("we_2")).toBe(false);
  silent.forget("we_1");
  tried.length = 0;
  vi.advanceTimersByTime(2 * 60 * 60_000);
  expect(tried).toEqual([]);
  expect(silent.isGone("we_1")).toBe(false);
});
