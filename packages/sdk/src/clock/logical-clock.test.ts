import { describe, expect, it } from "vitest";
import type { CookieOptions } from "../platform/platform.ts";
import { createFakePlatform, NOW } from "../testing/index.ts";
import { createLogicalClock } from "./logical-clock.ts";

describe("createLogicalClock", () => {
  it("[S3.06] counts events from an epoch, in a cookie with two elements", async () => {
    const platform = createFakePlatform();
    const clock = createLogicalClock(platform, () => null);
    expect(await clock.tick()).toEqual([NOW, 1]);
    expect(await clock.tick()).toEqual([NOW, 2]);
    const raw = platform.jar.get("LOGICAL_CLOCK") ?? "";
    expect(JSON.parse(Buffer.from(raw, "base64url").toString())).toEqual([NOW, 2]);
  });

  it("[S9.09] keeps its cookie for a year from the last event on", async () => {
    const platform = createFakePlatform();
    const ages: number[] = [];
    const cookies = {
      ...platform.cookies,
      write: (_name: string, _value: string, { maxAgeInSeconds }: CookieOptions) => {
        ages.push(maxAgeInSeconds);
      },
    };
    const clock = createLogicalClock({ ...platform, cookies }, () => null);
    await clock.tick();
    await clock.tick();
    expect(ages).toEqual([365 * 24 * 60 * 60, 365 * 24 * 60 * 60]);
  });

  it("gives no number twice when two tabs count at once", async () => {
    const platform = createFakePlatform();
    const clocks = [platform, platform.openTab()].map((tab) => createLogicalClock(tab, () => null));
    const ticks = await Promise.all(clocks.flatMap((clock) => [clock.tick(), clock.tick(), clock.tick()]));
    expect(new Set(ticks.map(String)).size).toBe(6);
  });

  it.each([
    { broken: true },
    [1],
    [1, 2, 3],
    ["a", "b"],
    [NOW - 1, "2"],
    ["1", 2],
    [NOW - 1, -1],
    [-1, 1],
    [NOW - 1, 1.5],
    [NOW - 1, null],
    // Adding one makes no difference soon after.
    [NOW - 1, 2 ** 52],
  ])("begins a new epoch when it finds %j", async (found) => {
    const platform = createFakePlatform();
    platform.setCookie("LOGICAL_CLOCK", found);
    expect(await createLogicalClock(platform, () => null).tick()).toEqual([NOW, 1]);
  });

  it.each([
    [0, 0],
    [NOW - 1, 2 ** 52 - 1],
  ])("goes on from the epoch %i and the count %i", async (epoch, counter) => {
    const platform = createFakePlatform();
    platform.setCookie("LOGICAL_CLOCK", [epoch, counter]);
    expect(await createLogicalClock(platform, () => null).tick()).toEqual([epoch, counter + 1]);
  });
});
