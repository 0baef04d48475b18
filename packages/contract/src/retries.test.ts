import { describe, expect, test } from "vitest";
import type { Endpoint } from "./wire/endpoint.ts";
import { endpointTable } from "./endpoint-table.ts";

/** Read or written as a whole, and yet sent once only: what is old by then, done at once, or too much to send twice. */
const ONCE = new Set([
  "metronome",
  "getEntries",
  "getEntry",
  "override",
  "setStreamingCredentials",
  "sendStudentDocument",
  "deleteIdentity",
]);

const calls = Object.values(endpointTable)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .map((endpoint) => ({ ...endpoint, isLasting: ["GET", "PUT", "DELETE"].includes(endpoint.method) }));

describe("a call whose answer got lost", () => {
  test.each(calls.filter(({ isLasting }) => isLasting))(
    "is sent again where it comes to the same: $method $name",
    ({ name, retry }) => {
      expect(retry).toBe(ONCE.has(name) ? "none" : "limited");
    },
  );

  test.each(calls.filter(({ isIdempotentByKey }) => isIdempotentByKey === true))(
    "is sent again where it carries a key: $method $name",
    ({ retry }) => {
      expect(retry).toBe("limited");
    },
  );
});
