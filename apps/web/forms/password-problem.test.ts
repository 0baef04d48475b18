import { describe, expect, it } from "vitest";
import { strengthOf } from "./password-problem.ts";

describe("strengthOf", () => {
  it.each([
    ["short", "none"],
    ["eightlong", "fair"],
    ["twelve chars", "good"],
    ["four random words here", "strong"],
    ["password", "none"],
  ])("judges %s as %s", (password, strength) => {
    expect(strengthOf({ email: "jo@example.com", password })).toBe(strength);
  });
});
