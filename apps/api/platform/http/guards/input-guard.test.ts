import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerInputGuard } from "./input-guard.ts";

const TURNED = "a\u202Eb";

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  registerInputGuard(app);
  app.all("/things/:name", () => ({ taken: true }));
  app.post("/passwords", { config: { unshownFields: ["password"] } }, () => ({ taken: true }));
  app.post("/scrubbed", { config: { isScrubbed: true } }, () => ({ taken: true }));
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

async function send(options: InjectOptions) {
  const { statusCode, body } = await app.inject({ method: "GET", url: "/things/any", ...options });
  return { status: statusCode, ...(body !== "" && JSON.parse(body)) };
}

const taken = { status: 200, taken: true };
const refusedFor = (field: string, code = "characters") => ({
  status: 400,
  code: "INVALID_PAYLOAD",
  invalidFields: [{ field, code }],
});

describe("registerInputGuard", () => {
  test.each([
    ["path", { url: "/things/a%00b" }],
    ["cookie", { headers: { cookie: "language=a%00b" } }],
    ["user-agent", { headers: { "user-agent": "a\0b" } }],
    ["x-any", { headers: { "x-any": "\uD800" } }],
  ])("names the %s that holds what cannot be stored", async (field, options) => {
    expect(await send(options)).toMatchObject(refusedFor(field));
  });

  test("decodes no header but the cookies", async () => {
    expect(await send({ headers: { "user-agent": "a%00b" } })).toEqual(taken);
    expect(await send({ headers: { cookie: "language=fr-CA" } })).toEqual(taken);
  });

  test("names the field of the path, the query or the body that turns the direction of writing", async () => {
    const encoded = encodeURIComponent(TURNED);
    expect(await send({ url: `/things/${encoded}` })).toMatchObject(refusedFor("name"));
    expect(await send({ query: { search: TURNED } })).toMatchObject(refusedFor("search"));
    const body = { person: { names: ["Zoë", TURNED] } };
    expect(await send({ method: "POST", payload: body })).toMatchObject(refusedFor("person.names.1"));
  });

  test("names the body where what is wrong has no name of its own", async () => {
    expect(await send({ method: "POST", payload: { [TURNED]: 1 } })).toMatchObject(refusedFor("body"));
  });

  test("tells what is too deep from what cannot be written", async () => {
    const payload = `${'{"a":'.repeat(40)}1${"}".repeat(40)}`;
    const headers = { "content-type": "application/json" };
    expect(await send({ method: "POST", payload, headers })).toMatchObject(refusedFor("a", "depth"));
  });

  test("lets a field that nobody is shown turn the direction, and no other one", async () => {
    const post = (payload: object) => send({ method: "POST", url: "/passwords", payload });
    expect(await post({ password: TURNED })).toEqual(taken);
    expect(await post({ password: "a", name: TURNED })).toMatchObject(refusedFor("name"));
  });

  test("takes any characters where they are made harmless, and drops what is too deep without a word", async () => {
    const post = (payload: string) =>
      send({ method: "POST", url: "/scrubbed", payload, headers: { "content-type": "application/json" } });
    expect(await post(JSON.stringify({ message: `a\0${TURNED}` }))).toEqual(taken);
    expect(await post(`${"[".repeat(40)}${"]".repeat(40)}`)).toEqual({ status: 204 });
  });
});

describe("the host of a request", () => {
  async function ask(head: string) {
    const socket = connect(port, "127.0.0.1");
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
    const [status = "", body = "{}"] = (await text(socket)).split("\r\n\r\n");
    return { status: Number(status.split(" ")[1]), ...JSON.parse(body) };
  }

  test("is refused by its name where there are two", async () => {
    const head = "GET /things/any HTTP/1.1\r\nHost: skywave.test\r\nhost: elsewhere.test";
    expect(await ask(head)).toMatchObject(refusedFor("host"));
  });

  test("may be missing in HTTP/1.0 only", async () => {
    expect(await ask("GET /things/any HTTP/1.0")).toEqual(taken);
    expect((await ask("GET /things/any HTTP/1.1")).status).toBe(400);
  });

  test("is taken where it is one, and may come again in another header", async () => {
    expect(await ask("GET /things/any HTTP/1.1\r\nHost: skywave.test\r\nX-Any: host")).toEqual(taken);
  });
});
