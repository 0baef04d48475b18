import { describe, expect, test } from "vitest";
import { nicknameFrom } from "./nickname-from.ts";

describe("nicknameFrom", () => {
  test.each([
    [{ username: "dana", email: "x@example.com" }, "Dana"],
    [{ username: null, email: "dana.reyes+radio@example.com" }, "Dana Reyes"],
    [{ username: null, email: "émilie_t@example.com" }, "Émilie T"],
    [{ username: null, email: "--@example.com" }, "Listener"],
    [{ username: null, email: null }, "Listener"],
  ])("makes of %j the name %s", (handle, nickname) => {
    expect(nicknameFrom(handle)).toBe(nickname);
  });

  test("makes none that is longer than a profile takes", () => {
    expect(nicknameFrom({ username: "x".repeat(80), email: null })).toHaveLength(50);
  });
});
