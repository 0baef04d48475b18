import type { CallAnswer, ContentRef } from "@skywave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  JAZZ_CHANNEL,
  keep,
  listen,
  makeMember,
  MORNING,
  NEWS,
  ONE_GUEST,
  podcast,
  TODAYS_MORNING,
} from "#testing/keep-library.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let member: TestVisitor;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ member } = await makeMember(api));
});

type Page = CallAnswer<"library", "getNewEpisodes">;
type Ask = (query: { locale: "en-US"; resultSize?: number; cursor?: string }) => Promise<{ data: Page }>;
const newest: Ask = (query) => member.call("library", "getNewEpisodes", { query });
const yours: Ask = (query) => member.call("library", "getYourEpisodes", { query });
const progress: Ask = (query) => member.call("library", "getUserProgress", { query });

/** The ids of a whole list, some at a time. */
async function readAll(ask: Ask, resultSize: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: Page } = await ask({
      locale: "en-US",
      resultSize,
      ...(cursor !== null && { cursor }),
    });
    ids.push(...data.episodes.map(({ entityId }) => entityId));
    cursor = data.nextCursor;
  } while (cursor !== null);
  return ids;
}
const played = (updatedAt: string, isFinished = false) => ({ positionInSeconds: 60, isFinished, updatedAt });

describe("getNewEpisodes", () => {
  test("[S7.65] lists the episodes of the shows in the library that the person has not begun, the newest first", async () => {
    expect(await readAll(newest, 10)).toEqual([]);
    await keep(member, MORNING);
    await keep(member, ONE_GUEST);
    await keep(member, NEWS);
    const all = await readAll(newest, 50);
    expect(all.slice(0, 4)).toEqual([
      TODAYS_MORNING.entityId,
      "long-form-interview_2026-03-09",
      "first-light-morning_2026-03-09",
      "long-form-interview_2026-03-06",
    ]);
    expect(all).toHaveLength(new Set(all).size);
    expect(await readAll(newest, 7)).toEqual(all);
    await listen(member, TODAYS_MORNING, { positionInSeconds: 1 });
    expect(await readAll(newest, 50)).toEqual(all.slice(1));
    const { data } = await newest({ locale: "en-US", resultSize: 1 });
    expect(data.episodes[0]).toMatchObject({
      entityType: "episode-podcast",
      title: "One Guest",
      access: { kind: "preview" },
      playback: { positionInSeconds: 0 },
    });
  });
});

describe("getYourEpisodes", () => {
  test("[S7.65] lists what the person keeps or has begun, each once, what they did last first", async () => {
    const [monday, friday, thursday] = ["2026-03-09", "2026-03-06", "2026-03-05"].map((day) =>
      podcast(ONE_GUEST, day),
    );
    if (monday === undefined || friday === undefined || thursday === undefined) throw new Error("no days");
    await listen(member, monday, played("2026-03-10T12:00:00Z"));
    await listen(member, friday, played("2026-03-10T14:00:00Z"));
    await listen(member, thursday, played("2026-03-10T13:00:00Z"));
    // Kept now, after it was begun; and kept without having been begun.
    await keep(member, monday);
    api.passTime({ seconds: 1 });
    await keep(member, TODAYS_MORNING);
    const all = [TODAYS_MORNING, monday, friday, thursday].map(({ entityId }) => entityId);
    expect(await readAll(yours, 50)).toEqual(all);
    for (const size of [1, 2, 3]) expect(await readAll(yours, size)).toEqual(all);
    const { data } = await yours({ locale: "en-US" });
    expect(data.episodes.map(({ playback }) => playback.positionInSeconds)).toEqual([0, 60, 60, 60]);
  });
});

describe("getUserProgress", () => {
  test("[S7.65] tells how far the person is in what they have begun, finished or not", async () => {
    const days = ["2026-03-09", "2026-03-06", "2026-03-05"].map((day) => podcast(ONE_GUEST, day));
    for (const [place, ref] of days.entries())
      await listen(member, ref, played(`2026-03-10T1${place}:00:00Z`, place === 1));
    const ids = days.map(({ entityId }) => entityId).toReversed();
    expect(await readAll(progress, 50)).toEqual(ids);
    expect(await readAll(progress, 1)).toEqual(ids);
    const only = async (state: "inProgress" | "finished") =>
      (
        await member.call("library", "getUserProgress", { query: { locale: "en-US", state } })
      ).data.episodes.map(({ entityId, playback }) => [entityId, playback.isFinished]);
    expect(await only("finished")).toEqual([[ids[1], true]]);
    expect(await only("inProgress")).toEqual([
      [ids[0], false],
      [ids[2], false],
    ]);
  });
});

describe("getUserProgress of one show", () => {
  test("leaves out what the person has begun of others, also of one whose id begins alike", async () => {
    const ref = podcast(ONE_GUEST, "2026-03-09");
    await listen(member, ref, played("2026-03-10T10:00:00Z"));
    await listen(member, TODAYS_MORNING, played("2026-03-10T11:00:00Z"));
    const of = async (showId: string) =>
      (
        await member.call("library", "getUserProgress", { query: { locale: "en-US", showId } })
      ).data.episodes.map(({ entityId }) => entityId);
    expect(await of(ONE_GUEST.entityId)).toEqual([ref.entityId]);
    expect(await of(ONE_GUEST.entityId.slice(0, -1))).toEqual([]);
    const { data } = await progress({ locale: "en-US", resultSize: 1 });
    const refused = await member.call("library", "getUserProgress", {
      query: { locale: "en-US", showId: ONE_GUEST.entityId, cursor: data.nextCursor ?? "" },
    });
    expect(refused.problem).toMatchObject({ code: "INVALID_PAYLOAD" });
  });
});

describe("getMadeForYou", () => {
  const suggested = async (query: { resultSize?: number; cursor?: string } = {}) =>
    (await member.call("library", "getMadeForYou", { query: { locale: "en-US", ...query } })).data;
  const play = (ref: ContentRef, activityType: "played" | "dismissed" = "played") =>
    member.call("library", "updateContentActivity", { body: { activityType, ...ref } });
  const nameOf = ({ content }: Awaited<ReturnType<typeof suggested>>["items"][number]) =>
    `${content.entityType}/${content.entityId}`;

  test("[S7.65] suggests what is of the genres that the person keeps, has begun and plays, or near these, and why", async () => {
    expect(await suggested()).toEqual({ items: [], nextCursor: null });
    await keep(member, JAZZ_CHANNEL);
    const jazz = await suggested({ resultSize: 50 });
    expect(jazz.items.length).toBeGreaterThan(0);
    // First what is jazz, then what is looked for beside it.
    const genres = jazz.items.map(({ content }) => content.genre);
    expect(new Set(genres)).toEqual(new Set(["jazz", "ambient", "classical", "folk"]));
    expect(genres.lastIndexOf("jazz")).toBe(genres.filter((genre) => genre === "jazz").length - 1);
    expect(new Set(jazz.items.map(({ because }) => because))).toEqual(new Set(["jazz"]));
    expect(jazz.items.map(nameOf)).not.toContain("channel-linear/31");
    // Two of the news weigh more than one of jazz: an episode that was begun, and a channel that was played.
    await listen(member, TODAYS_MORNING, { positionInSeconds: 1 });
    await play(NEWS);
    const both = await suggested({ resultSize: 50 });
    expect(both.items[0]?.because).toBe("news");
    expect(both.items.at(-1)?.because).toBe("jazz");
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof suggested>> = await suggested({
        resultSize: 2,
        ...(cursor !== null && { cursor }),
      });
      paged.push(...page.items.map(nameOf));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(both.items.map(nameOf));
  });

  test("leaves out what was dismissed, until activity is forgotten", async () => {
    await keep(member, JAZZ_CHANNEL);
    const [first] = (await suggested()).items;
    if (first === undefined) throw new Error("nothing is suggested");
    const { entityType, entityId } = first.content;
    await play({ entityType, entityId }, "dismissed");
    expect((await suggested()).items.map(nameOf)).not.toContain(nameOf(first));
    expect((await member.call("library", "removeContentActivity", {})).status).toBe(204);
    expect((await suggested()).items.map(nameOf)).toContain(nameOf(first));
  });
});
