import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerError } from "../problem-answer.ts";
import { decompressBody } from "./decompress-body.ts";

const LIMIT = 64 * 1024;
const THINGS = { things: ["one", "zwölf", "👍🏽"] };
const TEXT = Buffer.from(JSON.stringify(THINGS));

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.post("/things", { bodyLimit: LIMIT, preParsing: decompressBody(LIMIT) }, ({ body }) => ({
    read: body,
  }));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

async function post(payload: Buffer, encoding?: string) {
  const answer = await app.inject({
    method: "POST",
    url: "/things",
    payload,
    headers: { "content-type": "application/json", ...(encoding && { "content-encoding": encoding }) },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** JSON of exactly so many bytes. */
const textOf = (bytes: number) => Buffer.from(JSON.stringify("0".repeat(bytes - 2)));

describe("a body", () => {
  test.each([
    ["gzip", gzipSync(TEXT)],
    ["GZIP", gzipSync(TEXT)],
    ["x-gzip", gzipSync(TEXT)],
    ["br", brotliCompressSync(TEXT)],
    ["identity", TEXT],
    [undefined, TEXT],
  ])("that comes as %s is read", async (encoding, payload) => {
    expect(await post(payload, encoding)).toMatchObject({ status: 200, body: { read: THINGS } });
  });

  test.each(["deflate", "zstd", "gzip, br", "gzip;q=1", ""])(
    "that comes as %j is refused, and told what may come",
    async (encoding) => {
      const answer = await app.inject({
        method: "POST",
        url: "/things",
        payload: deflateSync(TEXT),
        headers: { "content-type": "application/json", "content-encoding": encoding },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
      expect(answer.headers["accept-encoding"]).toBe("gzip, br");
    },
  );

  test("counts by what comes out of it, to the byte", async () => {
    for (const [encoding, compress] of [
      ["gzip", gzipSync],
      ["br", brotliCompressSync],
    ] as const) {
      expect((await post(compress(textOf(LIMIT)), encoding)).status).toBe(200);
      const larger = await post(compress(textOf(LIMIT + 1)), encoding);
      expect([larger.status, larger.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    }
  });

  test("counts by what comes in, too", async () => {
    const stored = gzipSync(textOf(LIMIT), { level: constants.Z_NO_COMPRESSION });
    expect(stored.length).toBeGreaterThan(LIMIT);
    const { status, body } = await post(stored, "gzip");
    expect([status, body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test("that holds far more than the limit is not unpacked any further", async () => {
    const member = gzipSync(Buffer.alloc(16 * 1024 * 1024), { level: 9 });
    const bomb = Buffer.concat(Array.from({ length: 3 }, () => member));
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let [isAnswered, most] = [false, before];
    const answer = post(bomb, "gzip").finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      most = Math.max(most, held());
      await nextTurn();
    }
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(most - before).toBeLessThan(4 * 1024 * 1024);
  });

  test.each([
    ["not what it says", TEXT],
    ["cut off", gzipSync(TEXT).subarray(0, -12)],
    ["empty", Buffer.from("")],
    ["no JSON inside", gzipSync(TEXT.subarray(1))],
  ])("that is %s is refused", async (_what, payload) => {
    const { status, body } = await post(payload, "gzip");
    expect([status, body.code]).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("that is still coming when it is refused gets its answer", async () => {
    const socket = connect(port, "127.0.0.1");
    const chunk = Buffer.alloc(LIMIT, 1);
    socket.write(
      "POST /things HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    for (let sent = 0; sent < 2; sent += 1) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      socket.write("\r\n");
    }
    const [answer]: unknown[] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});
