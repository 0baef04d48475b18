import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import { answered, createFakePlatform, makeConfiguration, makeSession, refused } from "../testing/index.ts";

const IDENTITY = { grant: "identity-grant", identityId: "identity-1", emailAddress: "ada@example.com" };
const SIGNED_IN = makeSession({ sessionType: "authenticated", accessToken: "access-2" });
const LEGACY = refused({ status: 409, code: "LEGACY_SIGN_IN_REQUIRED" });

async function open() {
  const platform = createFakePlatform();
  const location = { countryCode: "CA" } as const;
  const skywave = createSkywave(platform, { configuration: makeConfiguration(), location });
  await platform.time.runUntil(skywave.start());
  return { server: platform.server, session: skywave.session };
}

describe("attachIdentity", () => {
  it("[S4.27] signs in to the legacy system, with the same grant, whoever has their account there", async () => {
    const { server, session } = await open();
    server.answer("authenticated", LEGACY);
    server.answer("legacySignIn", answered(201, SIGNED_IN));
    expect(await session.attachIdentity(IDENTITY)).toMatchObject({ ok: true });
    expect(server.seen("legacySignIn")).toMatchObject([
      { headers: { Authorization: "Bearer identity-grant" }, body: '{"location":{"countryCode":"CA"}}' },
    ]);
    expect(session.current()).toMatchObject({ sessionType: "authenticated", identityId: "identity-1" });
  });

  it("[S6.05] keeps the anonymous session when the legacy system refuses", async () => {
    const { server, session } = await open();
    server.answer("authenticated", LEGACY);
    server.answer("legacySignIn", refused({ status: 403, code: "ACCOUNT_TYPE_NOT_SUPPORTED" }));
    const attached = await session.attachIdentity(IDENTITY);
    expect(attached).toMatchObject({ ok: false, failure: { code: "ACCOUNT_TYPE_NOT_SUPPORTED" } });
    expect(session.current()?.sessionType).toBe("anonymous");
  });

  it("[S4.27] keeps the anonymous session of an identity that is not eligible, and asks nobody else", async () => {
    const { server, session } = await open();
    server.answer("authenticated", refused({ status: 403, code: "IDENTITY_NOT_ELIGIBLE_ERROR" }));
    const attached = await session.attachIdentity(IDENTITY);
    expect(attached).toMatchObject({ ok: false, failure: { code: "IDENTITY_NOT_ELIGIBLE_ERROR" } });
    expect(server.seen("legacySignIn")).toEqual([]);
    expect(session.current()?.sessionType).toBe("anonymous");
  });
});
