import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let unnamed: TestApi;
beforeAll(async () => {
  api = await openTestApi({ BUILD_NAME: "2026.3.10-a" });
  unnamed = await openTestApi();
});
afterAll(() => Promise.all([api.close(), unnamed.close()]));

const ask = (at: TestApi, host: string) =>
  at.app.inject({ url: "/services/utility/env-info", headers: { host } });

describe("envInfo", () => {
  test("[S7.90] tells anybody which build answers, and for which country its host stands", async () => {
    const inUs = await ask(api, "listen.skywave.example");
    expect([inUs.statusCode, inUs.json()]).toEqual([200, { data: { build: "2026.3.10-a", country: "US" } }]);
    const inCanada = await ask(api, "can.localhost:8080");
    expect(inCanada.json()).toEqual({ data: { build: "2026.3.10-a", country: "CA" } });
  });

  test("says so where nobody named the build", async () => {
    const answer = await ask(unnamed, "localhost");
    expect(answer.json().data.build).toBe("unnamed");
  });

  test("is read, and written by nobody", async () => {
    const answer = await api.app.inject({ method: "POST", url: "/services/utility/env-info" });
    expect([answer.statusCode, answer.json().error.errorCode]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });
});
