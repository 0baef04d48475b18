import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keep, listen, makeMember, MORNING, TODAYS_MORNING } from "#testing/keep-library.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const TABLES = [
  "library_items",
  "playback_states",
  "notification_reads",
  "auto_downloads",
  "content_activities",
  "downloads",
  "download_migrations",
];
const rowsOf = async (identityId: string) => {
  const counts = TABLES.map((table) => `(select count(*) from ${table} where identity_id = '${identityId}')`);
  const [row] = await readRows(api, `select ${counts.map((count, at) => `${count} as t${at}`).join(", ")}`);
  return Object.values(row ?? {});
};

describe("a library", () => {
  test("is for whoever has signed in: a visitor is told to, by every one of its calls", async () => {
    const { getPlaybackState, updatePlaybackState } = endpointTable.playback;
    const calls: Endpoint[] = [
      ...Object.values(endpointTable.library),
      getPlaybackState,
      updatePlaybackState,
    ];
    expect(calls).toHaveLength(24);
    expect(calls.filter(({ grant }) => grant !== "authenticated")).toEqual([]);
    const visitor = await api.visitor();
    for (const refused of [
      await keep(visitor, MORNING),
      await listen(visitor, TODAYS_MORNING, { positionInSeconds: 1 }),
      await visitor.call("library", "getLibraryItems", { query: { locale: "en-US" } }),
      await visitor.call("library", "getNotifications", { query: { locale: "en-US" } }),
      await visitor.call("library", "removeContentActivity", {}),
    ])
      expect([refused.status, refused.problem.code]).toEqual([403, "FORBIDDEN"]);
  });

  test("goes with its person, and nobody else's does", async () => {
    const people = [await makeMember(api), await makeMember(api)];
    for (const { member, email } of people) {
      await keep(member, MORNING);
      await listen(member, TODAYS_MORNING, { positionInSeconds: 1 });
      await member.call("library", "updateNotifications", { body: { isRead: true } });
      await member.call("library", "setAutoDownload", {
        params: { list: "new-episodes", entityId: MORNING.entityId },
        body: {},
      });
      const act = (activityType: "played" | "downloaded") =>
        member.call("library", "updateContentActivity", { body: { activityType, ...TODAYS_MORNING } });
      await act("played");
      await act("downloaded");
      const device = await api.visitor();
      await device.signIn(email);
      const body = { locale: "en-US", fromDeviceId: member.deviceId } as const;
      await device.call("library", "migrateDownloads", { body });
    }
    const [gone, stays] = people;
    const FULL = TABLES.map(() => "1");
    expect(await rowsOf(gone?.identityId ?? "")).toEqual(FULL);
    expect((await gone?.member.call("user", "deleteIdentity", {}))?.status).toBe(204);
    expect(await rowsOf(gone?.identityId ?? "")).toEqual(TABLES.map(() => "0"));
    expect(await rowsOf(stays?.identityId ?? "")).toEqual(FULL);
  });
});
