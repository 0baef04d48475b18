import { baseUrlOf, type Endpoint, endpointTable } from "@skywave/contract";
import type { InjectOptions } from "fastify";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const HOST = "skywave.test";
const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] => Object.values(endpoints));
const writes = operations.filter(({ method }) => method !== "GET");

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ PUBLIC_URL: `https://${HOST}` });
});
afterAll(() => api.close());

async function send({ domain, method, path }: Endpoint, options: InjectOptions = {}) {
  const url = `${baseUrlOf(domain)}${path.replace(/\{\w+\}/g, "x")}`;
  const headers = { host: HOST, ...options.headers };
  const answer = await api.app.inject({ method, url, ...options, headers });
  return { status: answer.statusCode, code: codeIn(answer.body) };
}

/** Of a refusal in either of the two shapes. */
function codeIn(body: string): string | undefined {
  const content = body === "" ? {} : JSON.parse(body);
  return content.code ?? content.error?.errorCode;
}

const FORBIDDEN = { status: 403, code: "FORBIDDEN" };
const WRONG_TYPE = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" };

const FOREIGN_ORIGINS = [
  "https://elsewhere.test",
  `http://${HOST}`,
  `https://${HOST}:8443`,
  `https://sibling.${HOST}`,
  `https://${HOST}.elsewhere.test`,
  "null",
  "",
  "not an origin",
];

const OTHER_TYPES = [
  undefined,
  "text/plain",
  "TEXT/PLAIN",
  "text/plain; application/json",
  "text/plain;charset=utf-8",
  "multipart/form-data; boundary=application/json",
  "application/x-www-form-urlencoded",
  "application/json, text/plain",
  "application/jsonx",
  "application/json-patch+json",
  "application/json; charset=utf-16",
  " ",
];

describe.each(writes)("$method $domain $name", (operation) => {
  test("is refused from every origin that differs from ours in scheme, host or port", async () => {
    for (const origin of FOREIGN_ORIGINS)
      expect(await send(operation, { headers: { origin } }), origin).toEqual(FORBIDDEN);
  });

  test("is let past by our own origin, by a port that goes without saying, and by none", async () => {
    const own = { origin: `https://${HOST}` };
    for (const headers of [own, { ...own, host: `${HOST}:443` }, { ...own, host: HOST.toUpperCase() }, {}])
      expect(await send(operation, { headers })).not.toEqual(FORBIDDEN);
  });

  test("is refused when cookies come without the header that needs a preflight", async () => {
    expect(await send(operation, { headers: { cookie: "a=b" } })).toEqual(FORBIDDEN);
  });

  test("takes a body of no other type than JSON, all at once or in chunks", async () => {
    for (const type of OTHER_TYPES) {
      const headers = type === undefined ? {} : { "content-type": type };
      expect(await send(operation, { headers, payload: "{}" }), type).toEqual(WRONG_TYPE);
      const inChunks = {
        headers: { ...headers, "transfer-encoding": "chunked" },
        payload: Readable.from(["{}"]),
      };
      expect(await send(operation, inChunks), `${type} in chunks`).toEqual(WRONG_TYPE);
    }
  });

  test("takes JSON however its type is spelt", async () => {
    for (const type of ["application/json", "APPLICATION/JSON", 'application/json ; charset="UTF-8"'])
      expect(await send(operation, { headers: { "content-type": type }, payload: "{}" }), type).not.toEqual(
        WRONG_TYPE,
      );
  });
});

describe.each(operations.filter(({ method }) => method === "GET"))("$method $domain $name", (operation) => {
  test("takes no body of another type than JSON either", async () => {
    const headers = { "content-type": "text/plain" };
    expect(await send(operation, { headers, payload: "x" })).toEqual(WRONG_TYPE);
  });
});
