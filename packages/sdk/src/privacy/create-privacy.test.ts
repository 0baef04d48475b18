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

const NO = { groups: ["C0001"], hasGlobalPrivacyControl: false };
const YES = { groups: ["C0001", "C0004"], hasGlobalPrivacyControl: false };
const OPTION = "recordPrivacyOptionByIdentityId";

async function open(platform = createFakePlatform()) {
  platform.server.answer(OPTION, answered(204));
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  await platform.time.runUntil(skywave.start());
  return { platform, skywave };
}

async function openSignedIn() {
  const platform = createFakePlatform();
  signIn(platform);
  return open(platform);
}

const bodiesOf = (platform: FakePlatform) =>
  platform.server.seen(OPTION).map(({ body }) => JSON.parse(body ?? "{}"));

describe("record", () => {
  it("[S6.08] tells at once that somebody signed in has no group C0004", async () => {
    const { platform, skywave } = await openSignedIn();
    await skywave.privacy.record(NO);
    expect(bodiesOf(platform)).toEqual([{ isOptedOut: true, source: "consentGroup" }]);
    expect(platform.server.seen(OPTION)[0]).toMatchObject({
      method: "PUT",
      url: "/api/account/v1/identities/identity-1/privacy-option",
    });
  });

  it("[S6.08] takes the browser's own signal for a no, whatever the groups say", async () => {
    const { platform, skywave } = await openSignedIn();
    await skywave.privacy.record({ ...YES, hasGlobalPrivacyControl: true });
    expect(bodiesOf(platform)).toEqual([{ isOptedOut: true, source: "globalPrivacyControl" }]);
  });

  it("tells each change once", async () => {
    const { platform, skywave } = await openSignedIn();
    for (const consent of [YES, NO, NO, YES, YES]) await skywave.privacy.record(consent);
    expect(bodiesOf(platform).map(({ isOptedOut }) => isOptedOut)).toEqual([true, false]);
  });

  it("[S6.08] keeps a visitor's no, and tells it after the sign-in", async () => {
    const { platform, skywave } = await open();
    await skywave.privacy.record(NO);
    expect(bodiesOf(platform)).toEqual([]);
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-1" });
    await expect.poll(() => bodiesOf(platform)).toHaveLength(1);
    expect(bodiesOf(platform)).toEqual([{ isOptedOut: true, source: "consentGroup" }]);
  });

  it("[S6.08] tells the account of the next person, too, who signs in on this browser", async () => {
    const { platform, skywave } = await openSignedIn();
    await skywave.privacy.record(NO);
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-2" });
    await expect.poll(() => bodiesOf(platform)).toHaveLength(2);
    expect(platform.server.seen(OPTION)[1]?.url).toBe("/api/account/v1/identities/identity-2/privacy-option");
  });

  it("[S6.08] takes nobody's no back for a yes that somebody else said on this browser", async () => {
    const { platform, skywave } = await openSignedIn();
    await skywave.privacy.record(NO);
    await skywave.privacy.record(YES);
    expect(bodiesOf(platform).map(({ isOptedOut }) => isOptedOut)).toEqual([true, false]);
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-2" });
    await skywave.privacy.record(YES);
    expect(bodiesOf(platform)).toHaveLength(2);
    // What they decide themselves is theirs.
    await skywave.privacy.record(NO);
    await skywave.privacy.record(YES);
    const told = platform.server.seen(OPTION).slice(2);
    expect(told.map(({ url, body }) => [url.includes("identity-2"), JSON.parse(body ?? "{}")])).toMatchObject(
      [
        [true, { isOptedOut: true }],
        [true, { isOptedOut: false }],
      ],
    );
  });

  it("[S6.08] takes a no back that was told from here, also where the yes is said after the sign-out", async () => {
    const { platform, skywave } = await openSignedIn();
    await skywave.privacy.record(NO);
    platform.server.answer("signOut", answered(204));
    platform.server.answer("anonymous", answered(201, makeSession()));
    await platform.time.runUntil(skywave.session.signOut());
    await skywave.privacy.record(YES);
    expect(bodiesOf(platform)).toHaveLength(1);
    platform.server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
    await skywave.session.attachIdentity({ grant: "g", identityId: "identity-1" });
    await expect.poll(() => bodiesOf(platform).map(({ isOptedOut }) => isOptedOut)).toEqual([true, false]);
  });

  it("[S8.03] says nothing of a failure but to the log, and tries again at the next sign-in", async () => {
    const { platform, skywave } = await openSignedIn();
    platform.server.answer(OPTION, refused({ status: 404, code: "NOT_FOUND" }), answered(204));
    await skywave.privacy.record(NO);
    expect(platform.logged.map(({ message }) => message)).toContain("The opt-out was not recorded");
    await open(platform.openTab());
    await expect.poll(() => bodiesOf(platform)).toHaveLength(2);
  });
});
