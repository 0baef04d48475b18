import { describe, expect, it } from "vitest";
import { isPlatformDisabled } from "./is-platform-disabled.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

describe("isPlatformDisabled", () => {
  it.each([
    ["none where none is named", "", WINDOWS, false],
    ["a system", "ios", IPHONE, true],
    ["a browser, whatever its engine calls itself", "edge", WINDOWS, true],
    ["not the browser that another one is made from", "chrome", WINDOWS, false],
    ["not the system that another one is made from", "linux", ANDROID, false],
    ["one of several, written in any way", " Firefox , ANDROID ,", ANDROID, true],
    ["nobody who says nothing of themselves", "ios,chrome", "", false],
  ])("is %s", (_what, disabled, userAgent, isDisabled) => {
    expect(isPlatformDisabled(disabled, userAgent)).toBe(isDisabled);
  });
});
