import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeApp } from "#testing/render-page.tsx";
import { AppServicesContext } from "../app-services.ts";
import { useAskWhenOver } from "./use-ask-when-over.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Waits for the end of something, and tells after how many seconds it asked. */
function waitFor(endsAt: number | undefined) {
  const asked: number[] = [];
  const fake = fakeSkywave();
  fake.skywave.clock.now = Date.now;
  const app = makeApp(fake);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppServicesContext value={app}>{children}</AppServicesContext>
  );
  const ask = () => void asked.push((Date.now() - NOON) / SECOND);
  const hook = renderHook((end: number | undefined) => useAskWhenOver(end, ask), {
    wrapper,
    initialProps: endsAt,
  });
  return { asked, ...hook };
}

describe("what is known until it is over", () => {
  it("is asked for anew at its end, and once for what comes then", () => {
    const { asked, rerender } = waitFor(NOON + 180 * SECOND);
    vi.advanceTimersByTime(180 * SECOND);
    rerender(NOON + 400 * SECOND);
    vi.advanceTimersByTime(220 * SECOND);
    expect(asked).toEqual([180, 400]);
  });

  it("is asked for again as long as nothing newer comes, each time after twice the pause and at most ten minutes", () => {
    const { asked } = waitFor(NOON + 60 * SECOND);
    vi.advanceTimersByTime(HOUR);
    const pauses = asked.map((at, place) => at - (asked[place - 1] ?? 0));
    expect(pauses).toEqual([60, 10, 20, 40, 80, 160, 320, 600, 600, 600, 600]);
  });

  it("is left alone for five seconds where it is over already, and until its end where that is years away", () => {
    const late = waitFor(NOON - HOUR);
    const early = waitFor(NOON + 30 * 365 * 24 * HOUR);
    vi.advanceTimersByTime(5 * SECOND);
    expect([late.asked, early.asked]).toEqual([[5], []]);
    vi.advanceTimersByTime(24 * HOUR);
    expect(early.asked).toEqual([]);
  });

  it("is no longer asked for once the page is gone, nor while nothing is known", () => {
    const unknown = waitFor(undefined);
    const { asked, unmount } = waitFor(NOON + SECOND);
    unmount();
    vi.advanceTimersByTime(HOUR);
    expect([unknown.asked, asked]).toEqual([[], []]);
  });
});
