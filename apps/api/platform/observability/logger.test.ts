import { Writable } from "node:stream";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { answerError } from "../http/problem-answer.ts";
import { loggerOptions } from "./logger.ts";

const CANARIES = ["pat@example.com", "secret-token-canary", "a quiet evening"];

/** Everything that a server with our options writes while it answers. */
async function logOf(act: (app: ReturnType<typeof Fastify>) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { ...loggerOptions({ logLevel: "info" }), stream } });
  app.setErrorHandler(answerError);
  await act(app);
  await app.close();
  return lines.join("");
}

describe("loggerOptions", () => {
  test("write no query, token, cookie or value of a failed statement", async () => {
    const log = await logOf(async (app) => {
      app.get("/status", () => {
        const cause = new Error("Key (email)=(pat@example.com) already exists.", {
          cause: new Error('invalid input syntax for type date: "a quiet evening"'),
        });
        throw new Error("Failed query: insert\nparams: pat@example.com,a quiet evening", { cause });
      });
      await app.inject({
        url: "/status?handle=pat@example.com",
        headers: { authorization: "Bearer secret-token-canary", cookie: "AUTH_TOKEN=secret-token-canary" },
      });
    });
    expect(log).toContain("Failed query");
    expect(log).toContain("invalid input syntax for type date");
    expect(CANARIES.filter((canary) => log.includes(canary))).toEqual([]);
  });
});
