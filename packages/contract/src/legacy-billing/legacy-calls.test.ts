import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpointTable } from "../index.ts";

const CALLS = Object.values<Endpoint>(endpointTable.legacy);
/** Reads billing activity by an address that can be kept, beside the POST that the legacy system has. */
const READ = "readBillingActivity";
/** Stated to be a GET. */
const STATED = "nextBestAction";

describe("the calls of the legacy system", () => {
  test("[S7.78] are POST, all but those that are read by GET", () => {
    expect(CALLS.filter(({ method }) => method !== "POST").map(({ name }) => name)).toEqual([READ, STATED]);
    expect(CALLS.length).toBeGreaterThan(5);
  });

  test("[S7.78] wrap what they answer in data, where they answer anything", () => {
    const unwrapped = CALLS.filter(({ response }) => {
      if (response === undefined) return false;
      const { required } = z.toJSONSchema(response, { io: "input" });
      return required?.join() !== "data";
    });
    expect(unwrapped).toEqual([]);
    expect(CALLS.filter(({ response }) => response === undefined).map(({ name }) => name)).toEqual([
      "logMessage",
    ]);
  });
});
