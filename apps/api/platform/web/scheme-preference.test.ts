import { expect, test } from "vitest";
import { schemeOf } from "./scheme-preference.ts";

test.each([
  [{ scheme: "dark" }, "dark"],
  [{ scheme: "light" }, "light"],
  [{ scheme: "device" }, undefined],
  [{ scheme: '"><script>' }, undefined],
  [{}, undefined],
])("reads the choice out of %j", (cookies, scheme) => {
  expect(schemeOf(cookies)).toBe(scheme);
});
