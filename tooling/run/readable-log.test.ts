import { describe, expect, test } from "vitest";
import { readable } from "./readable-log.mjs";

describe("readable", () => {
  test("turns a structured line into one for people", () => {
    const line = readable(
      '{"level":40,"time":1795255816000,"pid":1,"hostname":"h","traceId":"t-1","msg":"slow"}',
    );
    expect(line).toMatch(/^\d\d:\d\d:\d\d warn {2}slow {2}traceId=t-1$/);
  });

  test("keeps the trace of an error", () => {
    expect(readable('{"level":50,"msg":"no","err":{"message":"x","stack":"Error: x\\n at y"}}')).toContain(
      "at y",
    );
  });

  test.each(["plain words", "{broken", '{"a":1}'])("leaves %j as it is", (line) => {
    expect(readable(line)).toBe(line);
  });
});
