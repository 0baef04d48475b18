import { describe, expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

describe("networkOf", () => {
  test("holds neighbours together and strangers apart", () => {
    expect(networkOf("203.0.113.7")).toBe("203.0.113.0/24");
    expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.0/24");
    expect(networkOf("203.0.114.7")).not.toBe(networkOf("203.0.113.7"));
    expect(networkOf("2001:db8:1:ab01::1")).toBe(networkOf("2001:db8:1:abff:1:2:3:4"));
    expect(networkOf("2001:db8:1:ac00::1")).not.toBe(networkOf("2001:db8:1:ab00::1"));
    expect(networkOf("::1")).toBe("0:0:0:0000::/56");
  });
});
