import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi({}, { timeToArriveInMilliseconds: 1_000 });
  port = Number(new URL(await api.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => api.close());

const HEAD =
  "POST /api/device/v1/devices HTTP/1.1\r\nHost: skywave.test\r\nContent-Type: application/json\r\n";

/** Sends the start at once and the rest a byte at a time, until the other side has enough. */
async function drip(start: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(start);
  const dripping = setInterval(() => socket.write("x"), 50);
  // What is still written after the other side has closed comes to nothing.
  socket.on("error", () => clearInterval(dripping));
  const answer = await text(socket);
  clearInterval(dripping);
  socket.destroy();
  return answer;
}

describe("a request that does not come to its end", () => {
  test.each([
    ["a body of a told length", `${HEAD}Content-Length: 60000\r\n\r\n{"`],
    ["a body in chunks", `${HEAD}Transfer-Encoding: chunked\r\n\r\n5000\r\n{"`],
    ["headers", `${HEAD}X-Some: `],
  ])("is ended with 408: %s", async (_what, start) => {
    const [head = "", body = ""] = (await drip(start)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ code: "REQUEST_TIMEOUT", status: 408 });
  });

  test("does not take others with it", async () => {
    const slow = drip(`${HEAD}Content-Length: 60000\r\n\r\n{"`);
    const quick = await fetch(`http://127.0.0.1:${port}/health/live`);
    expect(quick.status).toBe(200);
    expect(await slow).toContain("REQUEST_TIMEOUT");
  });
});
