import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Answers to whatever it is sent: nobody could do anything about a refusal. */
const NEVER_REFUSED = "logMessage";

describe("a refusal of the legacy system", () => {
  test.each(Object.values<Endpoint>(endpointTable.legacy).filter(({ name }) => name !== NEVER_REFUSED))(
    "[S7.78] stands under error with its code, its text's key, its log id and an empty stack trace: $name",
    async ({ method, path, grant }) => {
      // What asks nobody who they are refuses a page of another site.
      const isOpen = grant === "none" || grant === "optional";
      // Read by anybody, from anywhere: what is wrong is the request itself.
      const isOpenRead = isOpen && method === "GET";
      const wrong = isOpen ? { origin: "http://evil.localhost" } : { authorization: "Bearer of-nobody" };
      const response = await api.app.inject({
        method,
        url: `/services${path}`,
        headers: { ...wrong, "content-type": "application/json" },
        ...(isOpenRead && { query: { any: "\u202E" } }),
        ...(method === "POST" && { payload: "{}" }),
      });
      expect(response.statusCode).toBe(isOpenRead ? 400 : isOpen ? 403 : 401);
      expect(response.json()).toEqual({
        error: {
          errorCode: expect.stringMatching(/./),
          errorPropKey: expect.stringMatching(/^error\./),
          logId: response.headers["sxm-trace-id"],
          errorStackTrace: "",
        },
      });
    },
  );
});
