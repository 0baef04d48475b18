import { describe, expect, test } from "vitest";
import { checkWaits } from "./check-waits.ts";

const found = (text: string, path = "apps/web/ui/a.test.tsx") => checkWaits([{ path, text }]);

describe("checkWaits", () => {
  test.each(["await vi.waitFor(() => look());", "await vi.waitUntil(look);"])("refuses %j", (text) => {
    expect(found(text)).toEqual([
      expect.stringContaining("apps/web/ui/a.test.tsx:1: gives up after a second"),
    ]);
  });

  test.each([
    "await vi.waitFor(() => look(), PATIENCE);",
    "await vi.waitUntil(look, { timeout: 45_000 });",
    "await expect.poll(look).toBe(true);",
    "await waitFor(() => look());",
  ])("does not mind %j", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("looks at tests alone", () => {
    expect(found("vi.waitFor(look);", "apps/web/ui/a.ts")).toEqual([]);
  });
});
