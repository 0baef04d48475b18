import { describe, expect, test } from "vitest";
import { codeOnly } from "./code-only.ts";

describe("codeOnly", () => {
  test.each([
    ["const a = window; // document", "window", "document"],
    ["/* document */ run(window)", "window", "document"],
    ["say('document', \"document\", window)", "window", "document"],
    ["say(`document ${window} document`)", "window", "document"],
    ["say(`a ${b(`document ${window}`)} document`)", "window", "document"],
    ["if (/[\"']document/.test(x)) window", "window", "document"],
    ["const half = window / 2 / document.x", "document.x", "nothing"],
  ])("of %j keeps %s and drops %s", (text, kept, dropped) => {
    const code = codeOnly(text);
    expect(code).toContain(kept);
    expect(code).not.toContain(dropped);
    expect(code).toHaveLength(text.length);
  });

  test("keeps lines where they were", () => {
    expect(codeOnly("/* a\n b */\nwindow").split("\n")[2]).toBe("window");
  });
});
