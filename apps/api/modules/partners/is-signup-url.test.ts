import { describe, expect, test } from "vitest";
import { isSignupUrl } from "./is-signup-url.ts";

describe("isSignupUrl", () => {
  test("takes the partner's own page", () => {
    expect(isSignupUrl("partner-podwave", "https://join.podwave.example/start?ticket=1")).toBe(true);
  });

  test.each([
    "http://join.podwave.example/start",
    "https://podwave.example/start",
    "https://join.podwave.example.attacker.example/",
    "https://join.podwave.example@attacker.example/",
    "https://somebody@join.podwave.example/",
    "https://join.podwave.example:8443/",
    "javascript:alert(1)//join.podwave.example",
    "//join.podwave.example/start",
    "",
  ])("refuses %j", (address) => {
    expect(isSignupUrl("partner-podwave", address)).toBe(false);
  });

  test("refuses every page of a partner that has none on the list", () => {
    expect(isSignupUrl("partner-unknown", "https://join.podwave.example/")).toBe(false);
  });
});
