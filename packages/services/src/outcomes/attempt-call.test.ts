import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration, signIn } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { attemptCall } from "./attempt-call.ts";

const GET_ORDER = { domain: "order", name: "getOrder", input: { params: { orderId: "order-1" } } } as const;

describe("attemptCall", () => {
  it("turns a call that an operator switched off into a failure, and logs why", async () => {
    const configuration = makeConfiguration();
    const endpoint = configuration.domains["order"]?.endpoints["getOrder"];
    if (endpoint) endpoint.enabled = false;
    const platform = createFakePlatform();
    const skywave = createSkywave(platform, { configuration });
    expect(await attemptCall(skywave, GET_ORDER)).toMatchObject({ ok: false });
    expect(platform.logged).toMatchObject([{ level: "error", details: { cause: expect.any(Error) } }]);
  });

  it("lets a cancelled call end as its caller wishes", async () => {
    const platform = createFakePlatform();
    signIn(platform);
    const skywave = createSkywave(platform, { configuration: makeConfiguration() });
    const signal = AbortSignal.abort(new Error("left"));
    platform.server.answer("getOrder", () => Promise.reject(signal.reason));
    await expect(attemptCall(skywave, { ...GET_ORDER, options: { signal } })).rejects.toThrow("left");
  });
});
