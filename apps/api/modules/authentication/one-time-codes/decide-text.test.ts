import { describe, expect, test } from "vitest";
import { decideText } from "./decide-text.ts";

describe("decideText", () => {
  test("stops once fewer than a fifth of a hundred texts to a prefix were redeemed", () => {
    expect(decideText({ sent: 100, redeemed: 19 })).toBe("stop");
    expect(decideText({ sent: 100, redeemed: 20 })).toBe("send");
  });

  test("does not judge a prefix by fewer than a hundred texts", () => {
    expect(decideText({ sent: 99, redeemed: 0 })).toBe("send");
  });
});
