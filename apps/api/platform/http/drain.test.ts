import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { createDrain } from "./drain.ts";

const QUIET = 300;
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

async function open() {
  const app = Fastify({ forceCloseConnections: "idle" });
  const drain = createDrain(app, { quietInMilliseconds: QUIET });
  const held = Promise.withResolvers<void>();
  app.get("/at-once", () => ({ answered: true }));
  app.get("/held", async () => {
    await held.promise;
    return { answered: true };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  const ask = async (path: string): Promise<IncomingMessage> => {
    const request = get(`${url}${path}`, { agent });
    const [response] = await once(request, "response");
    response.resume();
    await once(response, "end");
    return response;
  };
  return { app, drain, held, ask, port: Number(new URL(url).port) };
}

describe("createDrain", () => {
  test("keeps connections until it is told to stop, then answers and asks each client to go elsewhere", async () => {
    const { drain, ask } = await open();
    expect((await ask("/at-once")).headers.connection).toBe("keep-alive");
    expect(drain.isDraining()).toBe(false);
    const closing = drain.close();
    expect(drain.isDraining()).toBe(true);
    const answer = await ask("/at-once");
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
    await closing;
    await expect(ask("/at-once")).rejects.toThrow("ECONNREFUSED");
  });

  test("waits for quiet from the last request on, and closes connections that are kept or were never used", async () => {
    const { drain, ask, port } = await open();
    const unused = connect(port, "127.0.0.1");
    await once(unused, "connect");
    await ask("/at-once");
    const closing = drain.close();
    await pause(QUIET / 2);
    const askedAt = performance.now();
    await ask("/at-once");
    await closing;
    expect(performance.now() - askedAt).toBeGreaterThanOrEqual(QUIET);
    unused.destroy();
  });

  test("answers what was asked before, however long it takes, and closes that connection too", async () => {
    const { drain, ask, held } = await open();
    const asked = ask("/held");
    await ask("/at-once");
    const closing = drain.close();
    let isClosed = false;
    void closing.then(() => {
      isClosed = true;
    });
    await pause(QUIET * 2);
    expect(isClosed).toBe(false);
    held.resolve();
    expect((await asked).headers.connection).toBe("close");
    await closing;
  });
});
