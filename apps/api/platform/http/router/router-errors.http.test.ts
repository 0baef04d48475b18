import { baseUrlOf, type Endpoint, endpointTable } from "@skywave/contract";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] => Object.values(endpoints));
const CANARY = "canary-of-a-path";

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  port = Number(new URL(await api.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => api.close());

/** What comes back for these very bytes. */
async function answerTo(request: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(": ")[0]?.toLowerCase(), line.split(": ").slice(1).join(": ")]),
  );
  return { status: Number(first.split(" ")[1]), headers, body: JSON.parse(body), whole: head + body };
}

const get = (path: string, headers = "") =>
  `GET ${path} HTTP/1.1\r\nHost: skywave.test\r\nConnection: close\r\n${headers}\r\n`;
const FILLER = "x".repeat(20_000);

describe("an answer that no handler gives", () => {
  test.each([
    ["a path that cannot be decoded", get(`/api/${CANARY}/%zz`), 400, "INVALID_PAYLOAD"],
    ["a path that is not UTF-8", get(`/api/${CANARY}/%ed%a0%80`), 400, "INVALID_PAYLOAD"],
    [
      "a part of a path that is too long",
      get(`/api/order/v1/orders/${CANARY.repeat(300)}`),
      414,
      "URI_TOO_LONG",
    ],
    ["an address of nothing", get(`/api/${CANARY}`), 404, "NOT_FOUND"],
    ["headers that are too large", get(`/${CANARY}`, `X-Filler: ${FILLER}\r\n`), 431, "HEADERS_TOO_LARGE"],
    ["an address that is too large", get(`/${CANARY}${FILLER}`), 431, "HEADERS_TOO_LARGE"],
    ["a method that nobody knows", `${CANARY} / HTTP/1.1\r\n\r\n`, 400, "INVALID_PAYLOAD"],
    ["what is no HTTP", `\x16\x03\x01${CANARY}\r\n\r\n`, 400, "INVALID_PAYLOAD"],
    [
      "a header with a line break of its own",
      get("/api/time/v1/metronome", `X-Some: a\n${CANARY}\r\n`),
      400,
      "INVALID_PAYLOAD",
    ],
    ["no host", `GET /api/${CANARY} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, "INVALID_PAYLOAD"],
    [
      "a way in which an address is not there",
      get("/api/time/v1/metronome").replace("GET", "DELETE"),
      405,
      "METHOD_NOT_ALLOWED",
    ],
  ])(
    "has the one shape, a trace id and the headers of security: %s",
    async (_what, request, status, code) => {
      const answer = await answerTo(request);
      expect([answer.status, answer.body.code, answer.body.status]).toEqual([status, code, status]);
      expect(answer.headers["sxm-trace-id"]).toMatch(/^[\w-]{8,64}$/);
      expect(answer.body.traceId).toBe(answer.headers["sxm-trace-id"]);
      expect(answer.headers).toMatchObject({
        "content-type": expect.stringContaining("application/json"),
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      expect(answer.whole).not.toContain(CANARY);
    },
  );

  test.each([
    ["a page", "GET", { "sec-fetch-dest": "document", accept: "*/*" }, 302],
    ["a page, from an older browser", "GET", { accept: "text/html,*/*;q=0.8" }, 302],
    ["data", "GET", { "sec-fetch-dest": "empty", accept: "text/html" }, 400],
    ["a picture", "GET", { "sec-fetch-dest": "image", accept: "image/png" }, 400],
    ["the page after a form", "POST", { "sec-fetch-dest": "document" }, 400],
  ] as const)("leads people who cannot be told where they are to a page: %s", async (...row) => {
    const [, method, headers, status] = row;
    const answer = await api.app.inject({ method, url: `/${CANARY}/%ed%a0%80`, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      status,
      status === 302 ? "/not-found" : undefined,
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("keeps the trace id that the client has given", async () => {
    const answer = await answerTo(get("/api/%zz", "sxm-trace-id: trace-of-mine\r\n"));
    expect(answer.body.traceId).toBe("trace-of-mine");
  });
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const addresses = [
  ...Map.groupBy(operations, ({ domain, path }) => `${baseUrlOf(domain)}${path.replace(/\{\w+\}/g, "x")}`),
];

describe.each(addresses)("%s", (url, here) => {
  test("says by which methods it is there to whoever comes by another one", async () => {
    const allowed = here.map(({ method }) => method);
    for (const method of METHODS.filter((each) => !(allowed as string[]).includes(each))) {
      const answer = await api.app.inject({ method, url });
      const body = answer.json();
      expect([answer.statusCode, body.code ?? body.error.errorCode], method).toEqual([
        405,
        "METHOD_NOT_ALLOWED",
      ]);
      const said = String(answer.headers["allow"]).split(", ");
      expect(said.filter((each) => each !== "HEAD").toSorted()).toEqual(allowed.toSorted());
      expect(said.includes("HEAD")).toBe((allowed as string[]).includes("GET"));
    }
  });
});
