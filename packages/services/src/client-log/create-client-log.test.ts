import type { LogEntry } from "@skywave/sdk";
import { answered } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { createClientLog } from "./create-client-log.ts";

const PAGE = { url: "https://skywave.test/account?dtok=secret#part", referrer: "https://mail.test/?token=1" };

function open(page = PAGE) {
  const { skywave, platform, bodies } = openSkywave();
  platform.server.answer("logMessage", answered(204));
  const lost: unknown[] = [];
  const report = createClientLog({
    skywave,
    thirdPartyScripts: ["chrome-extension://", "https://tags.test/"],
    page: () => page,
    onLost: (cause) => lost.push(cause),
  });
  return { report, platform, lost, bodies: () => bodies("logMessage") };
}

function thrown(stack: string): LogEntry {
  const cause = Object.assign(new Error("broken"), { stack });
  return { level: "error", message: "Uncaught", details: { cause } };
}

describe("createClientLog", () => {
  it("[A7.03] sends address, stack, message, level and referrer, the addresses without their queries", async () => {
    const { report, bodies, lost } = open();
    await report(thrown("at render (https://skywave.test/a.js:1:2)"));
    expect(bodies()).toEqual([
      {
        url: "https://skywave.test/account",
        referrer: "https://mail.test/",
        message: "Uncaught: Error: broken",
        stacktrace: "at render (https://skywave.test/a.js:1:2)",
        logLevel: "ERROR",
        client: "sxm browser 1.12.2",
      },
    ]);
    expect(lost).toEqual([]);
  });

  it.each([
    ["words", "gone", "Uncaught: gone"],
    ["what is no error", { status: 409 }, 'Uncaught: {"status":409}'],
    [
      "an error without a stack",
      Object.assign(new Error("broken"), { stack: undefined }),
      "Uncaught: Error: broken",
    ],
  ])("tells a cause that is %s, and no stack", async (_what, cause, message) => {
    const { report, bodies } = open();
    await report({ level: "error", message: "Uncaught", details: { cause } });
    expect(bodies()).toMatchObject([{ message, stacktrace: "" }]);
  });

  it("leaves to the page what cannot be written down", async () => {
    const { report, platform, lost } = open();
    const cause: { self?: object } = {};
    cause.self = cause;
    await report({ level: "error", message: "Uncaught", details: { cause } });
    expect(lost).toEqual([expect.any(TypeError)]);
    expect(platform.server.seen("logMessage")).toEqual([]);
  });

  it("[S9.10] names tenant, platform and version of the client with each line", async () => {
    const { report, bodies } = open();
    await report({ level: "info", message: "x" });
    expect(bodies()).toMatchObject([{ client: "sxm browser 1.12.2" }]);
  });

  it("[A7.02] sends them with cookies, and by a request that outlives the page", async () => {
    const { report, platform } = open();
    await report({ level: "info", message: "Refused", details: { status: 409 } });
    expect(platform.server.seen("logMessage")[0]).toMatchObject({
      withCredentials: true,
      outlivesPage: true,
      body: expect.stringContaining('Refused {\\"status\\":409}'),
    });
  });

  it("[A8.26] reports what a script of others did as information only", async () => {
    const { report, bodies } = open();
    await report(thrown("at f (chrome-extension://abc/content.js:1:2)"));
    expect(bodies()).toMatchObject([{ logLevel: "INFO" }]);
  });

  it("reports ten times a page and then no more", async () => {
    const { report, bodies } = open();
    for (let index = 0; index < 12; index += 1) await report({ level: "error", message: String(index) });
    expect(bodies()).toHaveLength(10);
  });

  it("lets no more than five everyday lines take the place of errors", async () => {
    const { report, bodies } = open();
    for (let index = 0; index < 12; index += 1) await report({ level: "info", message: String(index) });
    await report(thrown("at f (a.js:1:2)"));
    expect(bodies()).toHaveLength(6);
  });

  it("[A7.02] does not report that a report was lost", async () => {
    const { report, platform, lost } = open();
    platform.server.answer("logMessage", { kind: "lost" });
    await report({ level: "error", message: "x" });
    expect(platform.server.seen("logMessage")).toHaveLength(1);
    expect(lost).toMatchObject([{ kind: "unreachable" }]);
    expect(platform.logged).toEqual([]);
  });

  it("keeps within eight KiB, whatever is told", async () => {
    const long = "界".repeat(9_000);
    const { report, platform } = open({ url: long, referrer: long });
    await report({
      level: "error",
      message: long,
      details: { cause: Object.assign(new Error(), { stack: long }) },
    });
    const [request] = platform.server.seen("logMessage");
    expect(new TextEncoder().encode(request?.body).length).toBeLessThan(8 * 1024);
  });
});
