import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decrypt, makeSubscriber, readManifest, streamsStatus } from "#testing/listen.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

/** On from ten to twelve in New York, Monday to Friday, on a channel where people talk. */
const TALK = "long-form-interview_2026-03-06";
/** Kept for thirty days from its end. */
const TALK_KEPT_UNTIL = "2026-04-05T17:00:00.000+0000";
/** Cancels. */
const EMAIL = "ends@example.com";
const FIRST_EPISODE_OF_MUSIC = "jukebox-breakfast_2026-03-06";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-offline-"));
  api = await openTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const grant = (
  visitor: TestVisitor,
  id = TALK,
  type: "episode-audio" | "episode-podcast" = "episode-podcast",
) => visitor.call("playback", "grantOffline", { body: { id, type } });

/** Sessions do not last as long as plans. */
async function signedIn(): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.signIn(EMAIL);
  return visitor;
}

describe("the grant of an episode", () => {
  test("has each key that its playlist names, in their order, and they open it, without a stream", async () => {
    const listener = await makeSubscriber(api, "keeps@example.com", "us-all-access-monthly");
    const granted = await grant(listener);
    expect(granted.status).toBe(200);
    expect(granted.data).toMatchObject({ entityId: TALK, playsUntil: TALK_KEPT_UNTIL });
    expect(granted.headers["cache-control"]).toBe("no-store");
    const { keyIds, segments } = await readManifest(api, granted.data.manifestUrl);
    expect(granted.data.keys.map(({ keyId }) => keyId)).toEqual(keyIds);
    const path = segments.at(-1) ?? "";
    const sound = await api.app.inject({ url: path });
    const sequence = Number(/(\d+)\.m4s$/.exec(path)?.[1]);
    const opened = decrypt(sound.rawPayload, granted.data.keys.at(-1)?.key ?? "", sequence);
    expect(opened.subarray(4, 8).toString()).toBe("moof");
    expect((await streamsStatus(listener)).data).toMatchObject({ streamsInUse: 0 });
  });

  test("is refused without a plan that has the channel, with the name of one, and to a preview", async () => {
    const visitor = await api.visitor();
    await visitor.register("has.none@example.com");
    const music = await makeSubscriber(api, "music.only@example.com", "us-music-monthly");
    for (const listener of [visitor, music]) {
      const refused = await grant(listener);
      expect(refused.problem).toMatchObject({ code: "CHANNEL_LOCKED", details: { planName: "Horizon" } });
    }
    expect((await grant(music, FIRST_EPISODE_OF_MUSIC, "episode-audio")).status).toBe(200);
  });

  test("is of what is over and can be heard alone", async () => {
    const listener = await makeSubscriber(api, "looks@example.com", "us-all-access-monthly");
    for (const id of [
      "long-form-interview_2026-03-10",
      "long-form-interview_2026-02-03",
      "no-show_2026-03-06",
    ])
      expect((await grant(listener, id)).problem).toMatchObject({ code: "NOT_FOUND" });
    expect((await grant(listener, TALK, "episode-audio")).problem).toMatchObject({ code: "NOT_FOUND" });
  });

  test("ends with a plan that is over before the episode is, and is none from then on", async () => {
    const listener = await makeSubscriber(api, EMAIL, "us-all-access-monthly");
    const [plan] = await readRows(
      api,
      `select s.id from subscriptions s join identities i on i.id = s.identity_id where i.email = '${EMAIL}'`,
    );
    const cancelled = { cancelSubscription: { subscriptionId: String(plan?.["id"]) } };
    await confirmOf(listener, (await quoteOf(listener, cancelled)).data.id);
    // Long enough for an episode that is kept beyond the month that is paid for.
    api.passTime({ hours: 24 * 20 });
    const granted = await grant(await signedIn(), "long-form-interview_2026-03-27");
    expect(granted.data.playsUntil).toBe("2026-04-10T04:00:00.000+0000");
    api.passTime({ hours: 24 * 12 });
    expect((await grant(await signedIn(), "long-form-interview_2026-03-27")).problem).toMatchObject({
      code: "CHANNEL_LOCKED",
    });
  });
});
