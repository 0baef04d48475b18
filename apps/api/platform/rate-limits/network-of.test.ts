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

  test.each([
    ["of IPv4, with numbers of each length", "203.10.1.123", "203.10.1.0/24"],
    ["of IPv4, in the notation of IPv6 and capitals", "::FFFF:203.10.113.200", "203.10.113.0/24"],
    ["of IPv6, that ends in an address of IPv4", "64:ff9b::203.0.113.7", "64:ff9b:0:0000::/56"],
    ["in full", "2001:db8:1:ab01:2:3:4:5", "2001:db8:1:ab00::/56"],
    ["in capitals", "2001:DB8:A:AB01::1", "2001:db8:a:ab00::/56"],
    ["with its zeros left out at the end", "2001:db8::", "2001:db8:0:0000::/56"],
    ["with its zeros left out at the start", "::1:ab01:0:0:0:5", "0:0:1:ab00::/56"],
    ["with one zero left out in the middle", "2001:db8::ab01:0:0:0:1", "2001:db8:0:ab00::/56"],
    ["with a short fourth group", "2001:db8:1:1ab::1", "2001:db8:1:0100::/56"],
    ["of nothing but zeros", "::", "0:0:0:0000::/56"],
  ])("reads an address %s", (_how, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
