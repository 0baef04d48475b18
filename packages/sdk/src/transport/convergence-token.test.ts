import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  makeConfiguration,
  makeSession,
  refused,
  signIn,
} from "../testing/index.ts";

const ORDER = { params: { orderId: "order-1" } };
const INVALID = refused({ status: 400, code: "invalid-convergence-token" });
const fresh = makeSession({ sessionType: "authenticated", accessToken: "access-2" });

async function open() {
  const platform = createFakePlatform();
  signIn(platform);
  platform.server.answer("refresh", answered(200, fresh));
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  const withToken = { convergenceToken: "converge-1" };
  platform.server.answer("getOrder", Object.assign(answered(200, { id: "order-1" }), withToken));
  await skywave.call("order", "getOrder", ORDER);
  return { platform, skywave };
}

const tokensOf = (platform: ReturnType<typeof createFakePlatform>) =>
  platform.server.seen("getOrder").map(({ headers }) => headers["x-sxm-convergence-token"]);

describe("the convergence token", () => {
  it("[S9.09] goes back in its header with every call of the session", async () => {
    const { platform, skywave } = await open();
    await skywave.call("order", "getOrder", ORDER);
    expect(tokensOf(platform)).toEqual([undefined, "converge-1"]);
  });

  it("[S8.08] is cleared and the session refreshed when the server calls it invalid", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("getOrder", INVALID, answered(200, { id: "order-1" }));
    expect(await skywave.call("order", "getOrder", ORDER)).toMatchObject({ ok: true });
    expect(tokensOf(platform)).toEqual([undefined, "converge-1", undefined]);
    expect(platform.server.seen("refresh")).toHaveLength(1);
  });

  it("[S8.08] is given up once by calls that were refused with it at the same time, which all go through", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("getOrder", INVALID, INVALID, answered(200, { id: "order-1" }));
    const both = [skywave.call("order", "getOrder", ORDER), skywave.call("order", "getOrder", ORDER)];
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ ok: true });
    expect(platform.server.seen("refresh")).toHaveLength(1);
  });

  it("[S8.08] is given up once per session only", async () => {
    const { platform, skywave } = await open();
    platform.server.answer("getOrder", INVALID);
    const first = await skywave.call("order", "getOrder", ORDER);
    const second = await skywave.call("order", "getOrder", ORDER);
    for (const answer of [first, second])
      expect(answer).toMatchObject({ ok: false, failure: { code: "invalid-convergence-token" } });
    expect(platform.server.seen("refresh")).toHaveLength(1);
  });

  it.each([
    { message: "invalid-convergence-token" },
    { code: "BAD_REQUEST", message: "invalid-convergence-token", description: "The token is not known" },
    { error: { errorCode: "BAD_REQUEST" }, message: "invalid-convergence-token" },
  ])(
    "[S8.08] is cleared, and the session refreshed, by a message, whatever stands beside it: %j",
    async (body) => {
      const { platform, skywave } = await open();
      platform.server.answer("getOrder", answered(400, body), answered(200, { id: "order-1" }));
      expect((await skywave.call("order", "getOrder", ORDER)).ok).toBe(true);
      expect(tokensOf(platform)).toEqual([undefined, "converge-1", undefined]);
      expect(platform.server.seen("refresh")).toHaveLength(1);
    },
  );
});
