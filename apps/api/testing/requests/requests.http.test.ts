import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EAGER, openTestApi, type TestApi } from "../open-test-api.ts";
import { type Fault, type RequestsReport, runRequests } from "./run-requests.ts";

// Ten seconds on a quiet machine, which tests seldom have.
const PATIENCE_IN_MILLISECONDS = 300_000;

/** On a busy machine the content store may be slower than it is waited for, which is told as it is. */
const isStoreSlow = ({ operation, status }: Fault) =>
  status === 503 && (operation === "getEntries" || operation === "getEntry");

let api: TestApi;
let report: RequestsReport;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
  report = await runRequests(api, { count: 1_000, seed: 20_261_123 });
}, PATIENCE_IN_MILLISECONDS);
afterAll(() => api.close());

describe("hostile requests to every call of the document", () => {
  test("are never answered with what is our fault", () => {
    expect(report.faults.filter((fault) => !isStoreSlow(fault))).toEqual([]);
  });

  test("come from requests that succeed, so that handlers are reached behind every guard", () => {
    expect(report.reached.size).toBe(report.operations);
    expect(report.succeeded.size).toBeGreaterThanOrEqual(140);
  });
});
