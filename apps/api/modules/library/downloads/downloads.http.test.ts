import type { ActivityType, AutoDownloadList, ContentRef } from "@skywave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  JAZZ_CHANNEL,
  listen,
  makeMember,
  MORNING,
  NEWS,
  ONE_GUEST,
  podcast,
  TODAYS_MORNING,
} from "#testing/keep-library.ts";
import { makeSubscriber } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let subscriber: TestVisitor;
let member: TestVisitor;
let email: string;
beforeAll(async () => {
  api = await openTestApi();
  subscriber = await makeSubscriber(api, "downloads@example.com", "us-all-access-monthly");
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ member, email } = await makeMember(api));
});

const LISTS = ["new-episodes", "show-podcasts"] as const;
const put = (by: TestVisitor, list: AutoDownloadList, show: ContentRef, mostEpisodes?: number) =>
  by.call("library", "setAutoDownload", {
    params: { list, entityId: show.entityId },
    body: { ...(mostEpisodes !== undefined && { mostEpisodes }) },
  });
const take = (by: TestVisitor, list: AutoDownloadList, show: ContentRef) =>
  by.call("library", "removeAutoDownload", { params: { list, entityId: show.entityId } });
const due = async (by: TestVisitor, list: AutoDownloadList, query: object = {}) =>
  (await by.call("library", "listAutoDownloads", { params: { list }, query: { locale: "en-US", ...query } }))
    .data;
const episodesIn = async (by: TestVisitor, list: AutoDownloadList) =>
  (await due(by, list)).autoDownloads.map(({ entityId, episodes }) => [
    entityId,
    episodes.map((episode) => episode.entityId.slice(-5)),
  ]);

describe("auto-download", () => {
  test("[S7.67] lists what a device should have of each show by now, and is put and deleted by its id", async () => {
    for (const list of LISTS)
      for (let times = 0; times < 2; times += 1) {
        const { data } = await put(subscriber, list, MORNING, 2);
        expect(data).toMatchObject({ entityId: MORNING.entityId, mostEpisodes: 2 });
      }
    expect(await episodesIn(subscriber, "new-episodes")).toEqual([[MORNING.entityId, ["03-10"]]]);
    expect(await episodesIn(subscriber, "show-podcasts")).toEqual([[MORNING.entityId, ["03-10", "03-09"]]]);
    await listen(subscriber, TODAYS_MORNING, { positionInSeconds: 14_400, isFinished: true });
    expect(await episodesIn(subscriber, "new-episodes")).toEqual([[MORNING.entityId, []]]);
    expect(await episodesIn(subscriber, "show-podcasts")).toEqual([[MORNING.entityId, ["03-09", "03-06"]]]);
    await put(subscriber, "show-podcasts", MORNING, 1);
    expect(await episodesIn(subscriber, "show-podcasts")).toEqual([[MORNING.entityId, ["03-09"]]]);
    for (let times = 0; times < 2; times += 1)
      for (const list of LISTS) expect((await take(subscriber, list, MORNING)).status).toBe(204);
    for (const list of LISTS) expect(await episodesIn(subscriber, list)).toEqual([]);
  });

  test("[S7.67] has filter views, and pages", async () => {
    const list = "new-episodes";
    await put(subscriber, list, MORNING);
    api.passTime({ seconds: 1 });
    await put(subscriber, list, { entityType: "show", entityId: "long-form-interview" });
    const view = (filterViewId: string) =>
      subscriber.call("library", "getAutoDownloadFilterView", {
        params: { list },
        body: { locale: "fr-CA", filterViewId },
      });
    await listen(subscriber, TODAYS_MORNING, { positionInSeconds: 14_400, isFinished: true });
    expect((await view("all")).data.filterViews).toEqual([
      { filterViewId: "all", count: 2 },
      { filterViewId: "ready", count: 1 },
    ]);
    expect((await view("ready")).data.autoDownloads.map(({ entityId }) => entityId)).toEqual([
      ONE_GUEST.entityId,
    ]);
    const unknown = await view("constructor");
    expect([unknown.status, unknown.problem.notFoundResourceType]).toEqual([404, "filterView"]);
    const first = await due(subscriber, list, { resultSize: 1 });
    const second = await due(subscriber, list, { resultSize: 1, cursor: first.nextCursor });
    expect([first, second].map(({ autoDownloads }) => autoDownloads[0]?.entityId)).toEqual([
      ONE_GUEST.entityId,
      MORNING.entityId,
    ]);
    expect(second.nextCursor).toBeNull();
  });

  test("downloads nothing that its person may not hear, and knows no other shows", async () => {
    await put(member, "new-episodes", MORNING);
    expect(await episodesIn(member, "new-episodes")).toEqual([[MORNING.entityId, []]]);
    const unknown = await put(member, "new-episodes", { entityType: "show", entityId: "no-such-show" });
    expect([unknown.status, unknown.problem.notFoundResourceType]).toEqual([404, "show"]);
    const music = await put(member, "show-podcasts", { entityType: "show", entityId: await showOfMusic() });
    expect([music.status, music.problem.notFoundResourceType]).toEqual([404, "podcast"]);
  });
});

async function showOfMusic(): Promise<string> {
  const { data } = await member.call("browse", "getContainer", {
    params: { containerUrl: `shows-of-${JAZZ_CHANNEL.entityId}?query=1.eyJsb2NhbGUiOiJlbi1VUyJ9` },
  });
  return data.sets[0]?.items[0]?.entityId ?? "";
}

const act = (by: TestVisitor, activityType: ActivityType, ref: ContentRef, happenedAt?: string) =>
  by.call("library", "updateContentActivity", {
    body: { activityType, ...ref, ...(happenedAt && { happenedAt }) },
  });
const migrate = (to: TestVisitor, fromDeviceId: string) =>
  to.call("library", "migrateDownloads", { body: { locale: "en-US", fromDeviceId } });
const anotherDevice = async () => {
  const device = await api.visitor();
  await device.signIn(email);
  return device;
};

describe("content activity", () => {
  test("[S7.70] takes an activity of a kind that there is, and forgets all", async () => {
    expect((await act(member, "played", NEWS)).status).toBe(204);
    expect((await act(member, "played", NEWS, "2099-01-01T00:00:00Z")).status).toBe(204);
    const { rows } = await api.database
      .queries()
      .execute("select item_id from content_activities where happened_at > '2026-03-11'");
    expect(rows).toEqual([]);
    const nothing = await member.call("library", "updateContentActivity", { body: { ...NEWS } as never });
    const unknown = await act(member, "hummed" as never, NEWS);
    for (const refused of [nothing, unknown])
      expect(refused.problem).toMatchObject({
        code: "INVALID_PAYLOAD",
        invalidFields: [expect.objectContaining({ field: "activityType" })],
      });
    const missing = await act(member, "played", { entityType: "show", entityId: "no-such-show" });
    expect([missing.status, missing.problem.notFoundResourceType]).toEqual([404, "content"]);
    const channel = await act(member, "downloaded", NEWS);
    expect(channel.problem.invalidFields).toEqual([{ field: "entityType", code: "cannot_be_downloaded" }]);
    const { identityId } = (await member.call("user", "getIdentity", {})).data;
    const kept = () =>
      readRows(api, `select activity_type from content_activities where identity_id = '${identityId}'`);
    expect(await kept()).toEqual([{ activity_type: "played" }]);
    for (let times = 0; times < 2; times += 1)
      expect((await member.call("library", "removeContentActivity", {})).status).toBe(204);
    expect(await kept()).toEqual([]);
  });
});

describe("migrateDownloads", () => {
  test("[S7.70] hands what an old device has downloaded to the new one, once or again", async () => {
    const device = await anotherDevice();
    const third = await anotherDevice();
    const [older, gone] = [podcast(ONE_GUEST, "2026-03-09"), podcast(ONE_GUEST, "2026-03-06")];
    await act(member, "downloaded", older, "2026-03-10T10:00:00Z");
    await act(member, "downloaded", TODAYS_MORNING);
    await act(member, "downloaded", TODAYS_MORNING);
    await act(member, "downloaded", gone);
    await act(member, "downloadRemoved", gone);
    await act(member, "downloadRemoved", gone);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await migrate(device, member.deviceId);
      expect(data.downloads.map(({ entityId }) => entityId)).toEqual([
        TODAYS_MORNING.entityId,
        older.entityId,
      ]);
    }
    const late = await migrate(third, member.deviceId);
    expect([late.status, late.problem.notFoundResourceType]).toEqual([404, "device"]);
    expect((await migrate(third, device.deviceId)).data.downloads).toHaveLength(2);
  });

  test("knows no device of another person, none that has nothing, and not its own", async () => {
    const { member: other } = await makeMember(api);
    await act(other, "downloaded", TODAYS_MORNING);
    for (const deviceId of [other.deviceId, "no-such-device"]) {
      const refused = await migrate(member, deviceId);
      expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, "device"]);
    }
    const own = await migrate(member, member.deviceId);
    expect(own.problem.invalidFields).toEqual([{ field: "fromDeviceId", code: "same_device" }]);
  });
});
