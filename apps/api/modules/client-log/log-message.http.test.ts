import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { PRODUCTION } from "#testing/production.ts";

const lines: string[] = [];
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(...String(chunk).split("\n").filter(Boolean));
    done();
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LOG_LEVEL: "info" }, { logStream });
});
afterAll(() => api.close());

interface Reported {
  level: number;
  page: Record<string, string>;
}

/** The lines that pages caused, from now on. */
function follow() {
  const start = lines.length;
  return () =>
    lines
      .slice(start)
      .filter((line) => line.includes("a page reports"))
      .map((line) => JSON.parse(line) as Reported);
}

let addresses = 0;
function send(payload: unknown, headers: Record<string, string> = {}, remoteAddress?: string) {
  addresses += 1;
  return api.app.inject({
    method: "POST",
    url: "/services/utility/log-message",
    remoteAddress: remoteAddress ?? `10.9.${addresses >> 8}.${addresses & 255}`,
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
}

const NASTY = [
  "\u001B]0;owned\u0007\u001B[2J",
  'a\r\n{"level":60,"msg":"forged"}',
  "\u2028\u2029\u0085\u000B\u000C",
  "\u202Etxt.exe",
  "\uFEFF\u200B\uFFFE",
  "𝕿𝖍𝖊 ﷽ ᚛ᚄᚓᚐᚋᚒᚄ",
  "<script>alert(1)</script>",
  "'; DROP TABLE log; --",
  "%s%n%x ${jndi:ldap://a} {{7*7}}",
  "__proto__",
  "\uD800",
];

describe("logMessage", () => {
  test("[A3.34] takes a line that says nothing as one of the start page, without a message", async () => {
    const reported = follow();
    expect((await send({})).statusCode).toBe(204);
    expect(reported()).toMatchObject([{ level: 30, page: { url: "/", message: "" } }]);
  });

  test("[A7.01] [A7.03] [A7.04] writes one line at the level that was sent, and answers 204 [S7.90] [A9.03] [S9.27]", async () => {
    for (const [logLevel, level] of [
      ["INFO", 30],
      ["WARN", 40],
      ["ERROR", 50],
    ] as const) {
      const reported = follow();
      const answer = await send({
        url: "https://skywave.test/account",
        stacktrace: "at f (a.js:1:2)",
        message: "broken",
        logLevel,
        referrer: "https://mail.test/",
      });
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
      expect(reported()).toMatchObject([
        {
          level,
          page: {
            url: "https://skywave.test/account",
            stacktrace: "at f (a.js:1:2)",
            message: "broken",
            referrer: "https://mail.test/",
          },
        },
      ]);
    }
  });

  test.each(NASTY)(
    "makes one line in its log of %j, with nothing in it that a terminal obeys",
    async (text) => {
      const reported = follow();
      const start = lines.length;
      await send({ message: text, stacktrace: text, url: text, referrer: text, logLevel: "ERROR" });
      expect(reported()).toHaveLength(1);
      const written = lines
        .slice(start)
        .filter((line) => line.includes("a page reports"))
        .join("");
      expect(written).not.toMatch(/[\p{Cc}\u2028\u2029\u202E\u200B\uFEFF]/u);
      expect(written).not.toContain('"level":60');
    },
  );

  test("keeps no secret, mail address, card number or query", async () => {
    const reported = follow();
    await send({
      message: "failed for pat@example.com with 4242 4242 4242 4242",
      stacktrace: "Authorization: Bearer canary-of-a-token",
      url: "https://skywave.test/?magicLink=canary",
      referrer: "https://skywave.test/#grant=canary",
      logLevel: "ERROR",
    });
    expect(reported()).toHaveLength(1);
    // Two groups of it: four digits alone stand in many a time and trace id.
    expect(JSON.stringify(reported())).not.toMatch(/pat@|4242 ?4242|canary/);
  });

  test.each([
    "not JSON",
    "[]",
    "null",
    '{"message":{"toString":1}}',
    JSON.stringify({ message: "x".repeat(9_000) }),
  ])("answers 204 to what it cannot use: %.20s", async (payload) => {
    expect((await send(payload)).statusCode).toBe(204);
  });

  test("refuses other sites and other kinds of content, as every write does", async () => {
    const foreign = await send({ message: "x" }, { origin: "https://elsewhere.test" });
    const form = await send("message=x", { "content-type": "application/x-www-form-urlencoded" });
    expect([foreign.statusCode, form.statusCode]).toEqual([403, 415]);
  });

  test("keeps twenty lines a minute of one device, and does not say so", async () => {
    const visitor = await api.visitor();
    const reported = follow();
    for (let index = 0; index < 25; index += 1) {
      const answer = await visitor.call("legacy", "logMessage", { body: { message: "again" } });
      expect(answer.status).toBe(204);
    }
    expect(reported()).toHaveLength(20);
  });

  test("keeps sixty lines a minute of one address", async () => {
    const outside = await openTestApi(
      {
        LOG_LEVEL: "info",
        ...PRODUCTION,
      },
      { logStream },
    );
    const reported = follow();
    for (let index = 0; index < 65; index += 1)
      await outside.app.inject({
        method: "POST",
        url: "/services/utility/log-message",
        remoteAddress: "203.0.113.7",
        payload: { message: "again" },
      });
    expect(reported()).toHaveLength(60);
    await outside.close();
  });
});
