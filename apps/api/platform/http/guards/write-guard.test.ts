import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerWriteGuard } from "./write-guard.ts";

const HOST = "skywave.test";

async function open(publicUrl: string | undefined): Promise<FastifyInstance> {
  const app = Fastify();
  registerWriteGuard(app, { publicUrl });
  app.all("/things", () => ({ taken: true }));
  await app.ready();
  return app;
}

async function send(app: FastifyInstance, options: InjectOptions) {
  const headers = { host: HOST, ...options.headers };
  const { statusCode, body } = await app.inject({ method: "POST", url: "/things", ...options, headers });
  return { status: statusCode, code: JSON.parse(body).code };
}

const TAKEN = { status: 200, code: undefined };
const FORBIDDEN = { status: 403, code: "FORBIDDEN" };
const WRONG_TYPE = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" };

let app: FastifyInstance;
beforeAll(async () => {
  app = await open(`https://${HOST}/account`);
});
afterAll(() => app.close());

describe("a write", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "by %s is taken from our own pages only",
    async (method) => {
      expect(await send(app, { method, headers: { origin: `https://${HOST}` } })).toEqual(TAKEN);
      expect(await send(app, { method, headers: { origin: `http://${HOST}` } })).toEqual(FORBIDDEN);
      expect(await send(app, { method, headers: { origin: "https://elsewhere.test" } })).toEqual(FORBIDDEN);
    },
  );

  test("is taken without an origin, as no browser sends it", async () => {
    expect(await send(app, {})).toEqual(TAKEN);
  });

  test("with cookies needs the header that a foreign page sends only after a preflight", async () => {
    expect(await send(app, { headers: { cookie: "a=b" } })).toEqual(FORBIDDEN);
    expect(await send(app, { headers: { cookie: "a=b", "sxm-trace-id": "mine" } })).toEqual(TAKEN);
    expect(await send(app, { headers: { cookie: "a=b", "sxm-trace-id": "" } })).toEqual(TAKEN);
  });

  test("is refused from any origin where the host cannot be read as one", async () => {
    const headers = { host: "sky wave", origin: "https://sky wave" };
    expect(await send(app, { headers })).toEqual(FORBIDDEN);
  });
});

describe("a read", () => {
  test.each(["GET", "HEAD", "OPTIONS"] as const)(
    "by %s is taken from everywhere, with cookies or without",
    async (method) => {
      const headers = { host: HOST, origin: "https://elsewhere.test", cookie: "a=b" };
      expect((await app.inject({ method, url: "/things", headers })).statusCode).toBe(200);
    },
  );
});

describe("a body", () => {
  const withType = (type: string, payload: string) =>
    send(app, { payload, headers: { "content-type": type } });

  test("is JSON, in UTF-8 where it says so", async () => {
    const types = ["application/json", "Application/JSON", 'application/json ; charset = "utf-8"'];
    for (const type of types) expect(await withType(type, "{}"), type).toEqual(TAKEN);
    const others = [
      "text/plain",
      "application/json; charset=utf-16",
      "x application/json",
      "application/json x",
    ];
    for (const type of others) expect(await withType(type, "{}"), type).toEqual(WRONG_TYPE);
  });

  test("that is empty may come with any type", async () => {
    const headers = { "content-type": "application/json", "content-length": "0" };
    expect(await send(app, { headers: { ...headers, "content-type": "text/plain" } })).not.toEqual(
      WRONG_TYPE,
    );
    expect(await send(app, {})).toEqual(TAKEN);
  });

  test("without a type is refused, however its length is told", async () => {
    expect(await send(app, { headers: { "content-length": "2" }, payload: "{}" })).toEqual(WRONG_TYPE);
    const inChunks = { "transfer-encoding": "chunked" };
    expect(await send(app, { headers: inChunks, payload: Readable.from(["{}"]) })).toEqual(WRONG_TYPE);
  });
});

describe("without a public address", () => {
  test("our own pages are those on the scheme and host that were asked", async () => {
    const local = await open(undefined);
    expect(await send(local, { headers: { origin: `http://${HOST}` } })).toEqual(TAKEN);
    expect(await send(local, { headers: { origin: `https://${HOST}` } })).toEqual(FORBIDDEN);
    await local.close();
  });
});
