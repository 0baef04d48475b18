import { answered, makeSession, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadLegacyAccount } from "./load-legacy-account.ts";

const ACCOUNT = { country: "US", accountType: "consumer", hasService: true };
const SYSTEM = { ok: false, code: "SYSTEM", traceId: "", needsSignIn: true };

describe("loadLegacyAccount", () => {
  it("gives what the legacy system says about the signed-in person", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getLegacyAccount", answered(200, ACCOUNT));
    expect(await loadLegacyAccount(skywave)).toEqual({ ok: true, legacyAccount: ACCOUNT });
  });

  it("[S5.23] fails with SYSTEM, and asks nobody, in a session without an identity grant", async () => {
    const { skywave, platform } = openSkywave();
    await skywave.start();
    platform.server.answer("getIdentity", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    platform.server.answer("migrateSession", answered(201, makeSession({ sessionType: "authenticated" })));
    await skywave.session.migrate("legacy-token");
    expect(skywave.session.current()).toMatchObject({ sessionType: "authenticated", identityId: null });
    expect(await loadLegacyAccount(skywave)).toEqual(SYSTEM);
    expect(platform.server.seen("getLegacyAccount")).toEqual([]);
    expect(platform.logged.at(-1)?.details).toEqual({ call: "getLegacyAccount" });
  });

  it("[S5.23] fails with SYSTEM for a visitor", async () => {
    const { skywave, platform } = openSkywave();
    expect(await loadLegacyAccount(skywave)).toEqual(SYSTEM);
    expect(platform.server.requests).toEqual([]);
  });

  it("tells that the legacy system knows nothing of the person", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getLegacyAccount", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await loadLegacyAccount(skywave)).toEqual({ ok: false, code: "NOT_FOUND" });
  });
});
