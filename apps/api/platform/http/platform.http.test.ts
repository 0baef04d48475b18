import { brotliDecompressSync } from "node:zlib";
import { type Endpoint, endpointTable } from "@skywave/contract";
import { DICTIONARY_VERSIONS } from "@skywave/localization";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const post = (url: string, options: { headers?: Record<string, string>; payload?: string | object } = {}) =>
  api.app.inject({ method: "POST", url, ...options });

describe("writes", () => {
  const devices = "/api/device/v1/devices";
  const payload = {
    devicePlatform: "web-desktop",
    deviceAttributes: {
      browser: { app: "web-commerce", appVersion: "1.0", browser: "t", browserVersion: "1", userAgent: "t" },
    },
    grantVersion: "v2",
  };

  test("are refused from another origin, a sibling host included", async () => {
    const origin = "http://evil.localhost:80";
    const answer = await post(devices, { headers: { origin, host: "localhost:80" }, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "FORBIDDEN"]);
  });

  test("are refused when a browser's cookies come without the header that needs a preflight", async () => {
    const answer = await post(devices, { headers: { cookie: "a=b" }, payload });
    expect(answer.statusCode).toBe(403);
  });

  test("are refused in any form but JSON", async () => {
    const answer = await post(devices, {
      headers: { "content-type": "text/plain" },
      payload: JSON.stringify(payload),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("are refused when they are larger than anything we ask for", async () => {
    const answer = await post(devices, { payload: { ...payload, filler: "x".repeat(70_000) } });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});

describe("large answers", () => {
  const configuration = "/api/configservice/v1/applications/web/configs/v1/me";
  const get = (encoding: string) =>
    api.app.inject({ url: configuration, headers: { "accept-encoding": encoding } });

  test("that are the same for everybody come compressed to whoever takes brotli", async () => {
    const [plain, compressed, again] = [await get("gzip"), await get("gzip, br"), await get("br")];
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(compressed.rawPayload).toString("utf8")).toBe(plain.payload);
    expect(again.rawPayload.equals(compressed.rawPayload)).toBe(true);
    expect(plain.headers["vary"]).toBe("Accept-Encoding");
  });

  test("to a person are never compressed, as their length would tell of the secrets in them", async () => {
    const visitor = await api.visitor();
    const { status, headers } = await visitor.call(
      "eligibility",
      "getNewOffers",
      { query: { country: "US" } },
      { headers: { "accept-encoding": "br" } },
    );
    expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
  });
});

describe("refusals", () => {
  test("[S3.07] carry code, description, status, the fields that are wrong, and the trace id", async () => {
    const answer = await post("/api/device/v1/devices", {
      headers: { "sxm-trace-id": "trace-of-mine" },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ code: "INVALID_PAYLOAD", status: 400, traceId: "trace-of-mine" });
    expect(answer.json().invalidFields.length).toBeGreaterThan(0);
    expect(answer.headers["sxm-trace-id"]).toBe("trace-of-mine");
    expect(answer.json().description).toMatch(/\w/);
  });

  test("[S3.07] name the kind of thing that is not there", async () => {
    const answer = await api.app.inject({ url: "/api/eligibility/v1/offers/catalog/none" });
    expect(answer.json()).toMatchObject({
      code: "NOT_FOUND",
      description: expect.any(String),
      status: 404,
      notFoundResourceType: "offer",
    });
  });

  test("are kept by no cache, whether they are made at the door or behind it", async () => {
    const visitor = await api.visitor();
    const kept = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await api.app.inject({ url, headers });
      return [answer.statusCode, answer.headers["cache-control"]];
    };
    expect(await kept("/api/subscription/v1/subscriptions")).toEqual([401, "no-store"]);
    const headers = { authorization: `Bearer ${visitor.accessToken}` };
    expect(await kept("/api/subscription/v1/subscriptions", headers)).toEqual([403, "no-store"]);
    expect(await kept("/api/configservice/v1/applications/web/configs/v2/me")).toEqual([404, "no-store"]);
  });

  test("answer an unknown address of the API with 404", async () => {
    const answer = await api.app.inject({ url: "/api/no/such/call" });
    expect(answer.statusCode).toBe(404);
  });
});

describe("configuration", () => {
  const read = async () =>
    (await api.app.inject({ url: "/api/configservice/v1/applications/web/configs/v1/me" })).json();

  test("[S7.33] is had by application and version, and in production mode hides what is there for tests", async () => {
    const answerFor = async (place: string) => {
      const answer = await api.app.inject({ url: `/api/configservice/v1/applications/${place}` });
      return [answer.statusCode, answer.json().settings?.isSandbox];
    };
    expect(await answerFor("web/configs/v1/me")).toEqual([200, true]);
    expect(await answerFor("web/configs/v1/me?enableProdMode=false")).toEqual([200, true]);
    expect(await answerFor("web/configs/v1/me?enableProdMode=true")).toEqual([200, false]);
    expect(await answerFor("other/configs/v1/me")).toEqual([404, undefined]);
    expect(await answerFor("web/configs/v2/me")).toEqual([404, undefined]);
  });

  test("tells each call with its method, path, proof, timeout and retry rule", async () => {
    const { domains } = await read();
    expect(domains.order.endpoints.completeOrder).toEqual({
      method: "PUT",
      path: endpointTable.order.completeOrder.path,
      enabled: true,
      isIdempotentByKey: true,
      timeoutInMilliseconds: 15_000,
      retry: { limit: 3, delayInMilliseconds: 2_000, backoff: "exponential", isRepeatable: false },
    });
    for (const calls of Object.values<Record<string, Endpoint>>(endpointTable))
      for (const { domain, name, grant, isIdempotentByKey = false } of Object.values(calls)) {
        const { grant: told = "authenticated", isIdempotentByKey: isSafe = false } =
          domains[domain].endpoints[name];
        expect({ name, told, isSafe }).toEqual({ name, told: grant, isSafe: isIdempotentByKey });
      }
  });

  test("[S9.06] [S9.07] says how often the time, the device's grant and a purge may be asked for, and how far clocks may differ", async () => {
    const { settings } = await read();
    expect(settings.time).toEqual({
      postInitializationPollInterval: 1_800_000,
      maxTwoWayLatency: 5000,
      maxDiscrepancyInterval: 5000,
    });
    expect(settings.minIntervalBetweenDeviceGrantRefreshes).toBe(3_600_000);
    expect(settings.minIntervalBetweenSessionPurges).toBe(300_000);
  });

  test("[S9.13] says that people may have passkeys", async () => {
    expect((await read()).settings.isPasskeyEnabled).toBe(true);
  });

  test("[S9.01] gives each call fifteen seconds, those of the legacy system three more tries two seconds apart, and the time none", async () => {
    const { domains } = await read();
    expect(domains.legacy.endpoints.billingActivity).toMatchObject({
      timeoutInMilliseconds: 15_000,
      retry: { limit: 3, delayInMilliseconds: 2_000, backoff: "fixed", isRepeatable: true },
    });
    expect(domains.time.endpoints.metronome).toMatchObject({
      timeoutInMilliseconds: 15_000,
      retry: { limit: 0 },
    });
    const others = Object.values<Record<string, Endpoint>>(endpointTable)
      .flatMap((calls) => Object.values(calls))
      .filter(({ domain, name }) => domains[domain].endpoints[name].timeoutInMilliseconds !== 15_000);
    expect(others).toEqual([]);
  });

  test("shows a call that was switched off, which then refuses", async () => {
    const change = (enabled: boolean) => ({
      method: "PUT" as const,
      url: "/sandbox/api/endpoints",
      payload: { domain: "time", name: "metronome", enabled },
    });
    await api.app.inject(change(false));
    expect((await read()).domains.time.endpoints.metronome.enabled).toBe(false);
    expect((await api.app.inject({ url: "/api/time/v1/metronome" })).json().code).toBe("ENDPOINT_DISABLED");
    await api.app.inject(change(true));
    expect((await api.app.inject({ url: "/api/time/v1/metronome" })).statusCode).toBe(200);
  });

  test("[S1.10] [S7.34] serves dictionaries by key and version, and names the one it does not have", async () => {
    const url = "/api/localizationservice/v1/localizations";
    const { common, checkout } = DICTIONARY_VERSIONS;
    const found = await api.app.inject({
      url,
      query: { dictionaries: `common:${common}|checkout:${checkout}`, locale: "fr-CA" },
    });
    expect(Object.keys(found.json().dictionaries)).toEqual(["common", "checkout"]);
    const usual = await api.app.inject({ url, query: { dictionaries: `common:${common}` } });
    expect([usual.statusCode, Object.keys(usual.json().dictionaries)]).toEqual([200, ["common"]]);
    const nothing = await api.app.inject({ url, query: { locale: "fr-CA" } });
    expect([nothing.statusCode, nothing.json().invalidFields]).toMatchObject([
      400,
      [{ field: "dictionaries" }],
    ]);
    const missing = await api.app.inject({ url, query: { dictionaries: "common:1" } });
    expect([missing.statusCode, missing.json().details]).toEqual([404, { key: "common:1" }]);
  });

  test("[S7.36] tells the time in milliseconds, to whoever asks, as it passes", async () => {
    const askTime = async () => {
      const answer = await api.app.inject({ method: "GET", url: "/api/time/v1/metronome" });
      return [answer.statusCode, answer.json()];
    };
    const now = Date.parse("2026-03-10T15:00:00Z");
    expect(await askTime()).toEqual([200, { data: { time: now } }]);
    api.passTime({ seconds: 2 });
    expect(await askTime()).toEqual([200, { data: { time: now + 2_000 } }]);
    api.passTime({ seconds: -2 });
  });
});

describe("documents and health", () => {
  test("describe every call of the table", async () => {
    const { paths } = (await api.app.inject({ url: "/openapi.json" })).json();
    const described = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    const names = Object.values(endpointTable).flatMap((endpoints) => Object.keys(endpoints));
    expect(described.toSorted()).toEqual(names.toSorted());
  });

  test("are not there where they are switched off", async () => {
    const other = await openTestApi({ PUBLIC_DOCS: "off" });
    for (const url of ["/openapi.json", "/docs", "/docs/api", "/docs/api/"])
      expect((await other.app.inject({ url })).statusCode, url).toBe(404);
    await other.close();
  });

  test("are live and ready", async () => {
    expect((await api.app.inject({ url: "/health/live" })).statusCode).toBe(200);
    expect((await api.app.inject({ url: "/health/ready" })).json()).toEqual({ status: "ready" });
  });
});
