import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import {
  answered,
  createFakePlatform,
  type FakePlatform,
  makeConfiguration,
  makeSession,
  refused,
  signIn,
} from "../testing/index.ts";
import type { RecordCall } from "./create-records.ts";

const KEY = "KEPT_RECORDS";
const RECORD: RecordCall = { name: "updateAccount", input: { body: { privacyAgreements: [] } } };
const UNAVAILABLE = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });
const FORBIDDEN = refused({ status: 403, code: "FORBIDDEN" });

async function open(platform: FakePlatform) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  return skywave;
}

async function openSignedIn(...answers: Parameters<FakePlatform["server"]["answer"]>[1][]) {
  const platform = createFakePlatform();
  signIn(platform);
  platform.server.answer("updateAccount", ...answers);
  return { platform, skywave: await open(platform) };
}

const keysSent = (platform: FakePlatform) =>
  platform.server.seen("updateAccount").map(({ headers }) => headers["Idempotency-Key"]);

describe("records.send", () => {
  it("makes the call at once, and keeps nothing", async () => {
    const { platform, skywave } = await openSignedIn(answered(200, {}));
    await skywave.records.send(RECORD);
    expect(platform.server.seen("updateAccount")).toHaveLength(1);
    expect(platform.storage.get(KEY)).toBeUndefined();
  });

  it("[S8.03] says nothing of a failure but to the log, and makes the call again at the next sign-in", async () => {
    const { platform, skywave } = await openSignedIn(UNAVAILABLE, answered(200, {}));
    await skywave.records.send(RECORD);
    expect(platform.logged.map(({ message }) => message)).toContain("A record was not made");
    const next = platform.openTab();
    await open(next);
    await expect.poll(() => keysSent(platform)).toHaveLength(2);
    await expect.poll(() => platform.storage.get(KEY)).toBeUndefined();
    expect(new Set(keysSent(platform)).size, "the same key, so that it acts once").toBe(1);
  });

  it("[S8.03] keeps the record of a page that is closed while it is sent", async () => {
    const { platform, skywave } = await openSignedIn(() => new Promise(() => {}));
    void skywave.records.send(RECORD);
    await expect.poll(() => keysSent(platform)).toHaveLength(1);
    const later = createFakePlatform();
    signIn(later);
    later.storage.set(KEY, platform.storage.get(KEY) ?? "");
    later.server.answer("updateAccount", answered(200, {}));
    await open(later);
    await expect.poll(() => keysSent(later)).toEqual(keysSent(platform));
  });

  it("[S8.03] makes it again only for the person it is about", async () => {
    const { platform, skywave } = await openSignedIn(UNAVAILABLE, answered(200, {}));
    const signedInWith = (accessToken: string) =>
      answered(201, makeSession({ sessionType: "authenticated", accessToken }));
    platform.server.answer("signOut", answered(204));
    platform.server.answer("authenticated", signedInWith("other"), signedInWith("same"));
    await skywave.records.send(RECORD);
    for (const identityId of ["identity-2", "identity-1"]) {
      await skywave.session.signOut();
      await skywave.session.attachIdentity({ grant: "g", identityId });
      await platform.time.advance(0);
    }
    await expect.poll(() => keysSent(platform)).toHaveLength(2);
    const bearers = platform.server.seen("updateAccount").map(({ headers }) => headers["Authorization"]);
    expect(bearers).toEqual(["Bearer access-1", "Bearer same"]);
  });

  it("keeps it over a sign-in without a network, and gives up what the server refuses again", async () => {
    const { platform, skywave } = await openSignedIn(FORBIDDEN, UNAVAILABLE, FORBIDDEN);
    await skywave.records.send(RECORD);
    expect(platform.storage.get(KEY)).toBeDefined();
    await open(platform.openTab());
    await expect.poll(() => keysSent(platform)).toHaveLength(2);
    expect(platform.storage.get(KEY)).toBeDefined();
    await open(platform.openTab());
    await expect.poll(() => platform.storage.get(KEY)).toBeUndefined();
    expect(keysSent(platform)).toHaveLength(3);
  });

  it("forgets what is kept of somebody who deletes their account", async () => {
    const { platform, skywave } = await openSignedIn(UNAVAILABLE);
    platform.server.answer("deleteIdentity", answered(204));
    await skywave.records.send(RECORD);
    await skywave.session.deleteAccount();
    await expect.poll(() => platform.storage.get(KEY)).toBeUndefined();
  });

  it.each(["{", "[1]", '{"name":"updateAccount"}', '[{"name":"deleteIdentity","identityId":"identity-1"}]'])(
    "makes no call of what somebody else wrote there: %s",
    async (planted) => {
      const platform = createFakePlatform();
      signIn(platform);
      platform.storage.set(KEY, planted);
      await open(platform);
      await platform.time.advance(0);
      expect(platform.server.requests.map(({ name }) => name)).not.toContain("deleteIdentity");
      expect(platform.server.seen("updateAccount")).toEqual([]);
    },
  );
});
