import { baseUrlOf, type Endpoint, endpointTable } from "@skywave/contract";
import type { InjectOptions } from "fastify";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] => Object.values(endpoints));
const NEVER_REFUSED = "logMessage";
const DEEP = `${'[{"a":'.repeat(3_700)}1${"}]".repeat(3_700)}`;

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  port = Number(new URL(await api.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => api.close());

async function send({ domain, method, path }: Endpoint, parameter: string, options: InjectOptions = {}) {
  const url = `${baseUrlOf(domain)}${path.replace(/\{\w+\}/g, parameter)}`;
  const answer = await api.app.inject({ method, url, ...options });
  const content = answer.body === "" ? {} : JSON.parse(answer.body);
  return { status: answer.statusCode, code: content.code ?? content.error?.errorCode };
}

const json = (payload: string) => ({ payload, headers: { "content-type": "application/json" } });

const refused = { status: 400, code: "INVALID_PAYLOAD" };

describe.each(operations.filter(({ path }) => path.includes("{")))("$method $domain $name", (operation) => {
  test("refuses in its path what cannot be stored, and what turns the direction of writing", async () => {
    for (const parameter of ["a%00b", "a%E2%80%AEb"])
      expect(await send(operation, parameter), parameter).toEqual(refused);
  });
});

describe.each(operations)("$method $domain $name", (operation) => {
  const unread = operation.name === NEVER_REFUSED ? { status: 204, code: undefined } : refused;

  test("refuses U+0000 in its query, cookies and headers before it asks who calls", async () => {
    expect(await send(operation, "x", { query: { a: "b\0" } })).toEqual(refused);
    expect(await send(operation, "x", { query: { "\0": "b" } })).toEqual(refused);
    const cookie = { cookie: "langpref=a%00b", "sxm-trace-id": "of-this-test" };
    expect(await send(operation, "x", { headers: cookie })).toEqual(refused);
    expect(await send(operation, "x", { headers: { "user-agent": "a\0b" } })).toEqual(refused);
  });

  test("refuses what turns the direction of writing in its query", async () => {
    expect(await send(operation, "x", { query: { a: "b\u2067c" } })).toEqual(unread);
  });

  test("refuses unstorable and deep bodies, whatever field they are in", async () => {
    if (operation.method === "GET") return;
    const bodies = ['{"any":"a\\u0000b"}', '{"any":["\\ud800"]}', '{"a\\u0000b":1}', `{"any":${DEEP}}`, DEEP];
    for (const body of bodies)
      expect(await send(operation, "x", json(body)), body.slice(0, 20)).toEqual(unread);
  });

  test("refuses what turns the direction of writing, but for fields that nobody is shown", async () => {
    if (operation.method === "GET") return;
    for (const mark of ["\u202E", "\u200F", "\u2066", "\u061C"])
      expect(await send(operation, "x", json(JSON.stringify({ any: mark })))).toEqual(unread);
    for (const field of operation.unshownFields ?? []) {
      const shape = await api.app.inject({
        method: operation.method,
        url: `${baseUrlOf(operation.domain)}${operation.path}`,
        ...json(JSON.stringify({ [field]: "\u200F" })),
      });
      expect(shape.json().invalidFields ?? []).not.toContainEqual({ field, code: "characters" });
    }
  });
});

test("only passwords and events are shown to nobody", () => {
  const unshown = operations.flatMap(({ name, unshownFields = [] }) =>
    unshownFields.map((field) => `${name} ${field}`),
  );
  expect(unshown.toSorted()).toEqual([
    "authenticatePassword password",
    "changePassword newPassword",
    "create password",
    "createSalIdentity password",
    "createV2 password",
    "logIn password",
    "newAccount password",
    "registerAccount password",
    "setStreamingCredentials newPassword",
    "stepUpWithPassword password",
    "submitTelemetryActions actions",
    "submitTelemetryEvents events",
    "submitUserEvents events",
    "updateAccountPassword newPassword",
    "updateAccountPassword oldPassword",
    "updateStreaming newPassword",
    "validatePassword password",
  ]);
});

test("a request that names two hosts is refused, whatever it asks for", async () => {
  for (const path of ["/api/time/v1/metronome", "/health/live", "/"]) {
    const socket = connect(port, "127.0.0.1");
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: skywave.test\r\nhost: elsewhere.test\r\nConnection: close\r\n\r\n`,
    );
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ code: "INVALID_PAYLOAD", status: 400 });
  }
});
