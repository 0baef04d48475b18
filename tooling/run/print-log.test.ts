import { PassThrough } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { printLog } from "./print-log.mjs";

const SLOW = '{"level":40,"time":1795255816000,"pid":1,"hostname":"h","traceId":"t-1","msg":"slow"}';

/** What is printed of a service that logs these lines and ends. */
async function printed(...lines: string[]): Promise<string> {
  const [service, target] = [new PassThrough(), new PassThrough()];
  let output = "";
  target.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  printLog(service, target);
  service.end(lines.map((line) => `${line}\n`).join(""));
  await expect.poll(() => output.split("\n").length).toBeGreaterThan(lines.length);
  return output;
}

describe("printLog", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("turns a structured line into one for people, without colours where nobody sees them", async () => {
    expect(await printed(SLOW)).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: slow \{"traceId":"t-1"\}\n$/);
  });

  test("keeps the trace of an error", async () => {
    const line = '{"level":50,"msg":"no","err":{"type":"Error","message":"x","stack":"Error: x\\n    at y"}}';
    expect(await printed(line)).toContain("at y");
  });

  test.each(["plain words", "{broken", '{"a":1}', '{"level":"high"}', ""])(
    "leaves %j as it is",
    async (line) => {
      expect(await printed(line)).toBe(`${line}\n`);
    },
  );

  test("keeps lines in their order", async () => {
    expect(await printed("one", SLOW, "two")).toMatch(/^one\n.*slow.*\ntwo\n$/);
  });

  test("prints all as it came when asked for JSON", async () => {
    vi.stubEnv("SKYWAVE_LOG", "json");
    expect(await printed(SLOW)).toBe(`${SLOW}\n`);
  });
});
