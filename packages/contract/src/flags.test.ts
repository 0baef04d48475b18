import { describe, expect, test } from "vitest";
import { FLAGS } from "./flags.ts";

describe("FLAGS", () => {
  test.each(Object.entries(FLAGS))("%s is not past the day it was to be removed by", (_name, flag) => {
    const today = Temporal.Now.plainDateISO();
    expect(Temporal.PlainDate.compare(today, flag.removeBy)).toBeLessThanOrEqual(0);
  });
});
