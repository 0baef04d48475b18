import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import { answered, createFakePlatform, makeConfiguration, signIn } from "../testing/index.ts";

function open() {
  const platform = createFakePlatform();
  signIn(platform);
  return { platform, skywave: createSkywave(platform, { configuration: makeConfiguration() }) };
}

describe("identifiers", () => {
  it("[S9.14] start with OAC- for a transaction, and each is another one", () => {
    const { identifiers } = open().skywave;
    const ids = [identifiers.newTransactionId(), identifiers.newTransactionId()];
    for (const id of ids) expect(id).toMatch(/^OAC-[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it("set no cookie before somebody asks for the anonymous id", async () => {
    const { platform, skywave } = open();
    await platform.time.runUntil(skywave.start());
    expect(platform.jar.has("ANONYMOUS_ID")).toBe(false);
    expect(skywave.identifiers.anonymousId()).toBe(platform.jar.get("ANONYMOUS_ID"));
  });

  it("[S9.14] of a call, its trace and its key, have 20 letters and digits", async () => {
    const { platform, skywave } = open();
    platform.server.answer("updateAccount", answered(200, {}));
    await skywave.call("user", "updateAccount", { body: { privacyAgreements: [] } });
    const headers = platform.server.seen("updateAccount")[0]?.headers;
    for (const name of ["sxm-trace-id", "Idempotency-Key"] as const)
      expect(headers?.[name]).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
