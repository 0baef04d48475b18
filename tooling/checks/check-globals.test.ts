import { describe, expect, test } from "vitest";
import { checkGlobals } from "./check-globals.ts";

const found = (text: string, path = "packages/services/src/orders/a.ts") => checkGlobals([{ path, text }]);

describe("checkGlobals", () => {
  test.each([
    "window.location.href",
    "document.cookie = a;",
    "process.env.PORT",
    "const now = Date.now();",
    "const now = new Date();",
    "Temporal.Now.instant()",
    "setTimeout(run, 10);",
    "const wait = setInterval;",
    "Math.random()",
    "localStorage.getItem(key)",
    "crypto.randomUUID()",
    "globalThis.fetch",
    "open({ window });",
    "const far = `${window.origin}/* not a comment`;",
  ])("refuses %j", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    "clock.setTimeout(run, 10);",
    "interface Platform { setTimeout: (run: () => void) => void }",
    "// the window's clock",
    'say("window");',
    "const then = new Date(instant);",
    "function draw({ document }: Page) { document.write(); }",
    "for (const process of processes) process.stop();",
    "type Page = typeof window;",
    "interface Clock { setTimeout(run: () => void): void }",
  ])("does not mind %j", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("leaves the browser adapters and the tests alone", () => {
    expect(found("window.x", "packages/sdk/src/browser/storage.ts")).toEqual([]);
    expect(found("Date.now()", "packages/sdk/src/clock.test.ts")).toEqual([]);
  });
});
