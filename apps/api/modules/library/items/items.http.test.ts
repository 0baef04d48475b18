import type { ContentRef } from "@skywave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  JAZZ_CHANNEL,
  keep,
  makeMember,
  MORNING,
  NEWS,
  remove,
  shownIds,
  TODAYS_MORNING,
  viewLibrary,
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

/** One after the other, so that each was kept later than the one before. */
async function keepAll(refs: readonly ContentRef[]): Promise<void> {
  for (const ref of refs) {
    expect((await keep(member, ref)).status).toBe(200);
    api.passTime({ seconds: 1 });
  }
}
const EVERYTHING = [JAZZ_CHANNEL, MORNING, TODAYS_MORNING, NEWS];
const ids = (refs: readonly ContentRef[]) => refs.map(({ entityId }) => entityId);

describe("updateLibrary", () => {
  test("[S7.65] keeps a channel, a show or an episode once, however often it is said, and removes it as well", async () => {
    await keepAll(EVERYTHING);
    const first = await viewLibrary(member);
    await keepAll(EVERYTHING);
    expect((await viewLibrary(member)).data).toEqual(first.data);
    expect(ids(first.data.items.map(({ content }) => content))).toEqual(ids(EVERYTHING.toReversed()));
    const [news, episode, show] = first.data.items;
    expect(news?.content).toMatchObject({ ...NEWS, onAir: null, access: { kind: "preview" } });
    expect(episode?.content).toMatchObject({
      ...TODAYS_MORNING,
      show: { entityId: MORNING.entityId },
      airedAt: "2026-03-10T09:00:00Z",
      durationInSeconds: 4 * 3_600,
      playback: { positionInSeconds: 0, isFinished: false, updatedAt: null },
    });
    expect([news?.isReminding, show?.isReminding]).toEqual([false, true]);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await remove(member, MORNING);
      expect(data).toEqual({ ...MORNING, isKept: false, keptAt: null, isReminding: false });
    }
    expect(await shownIds(member)).toEqual(ids([NEWS, TODAYS_MORNING, JAZZ_CHANNEL]));
  });

  test("turns the reminder of a show off and on, and knows nothing that is not there", async () => {
    await keep(member, MORNING);
    expect((await keep(member, MORNING, false)).data.isReminding).toBe(false);
    expect((await keep(member, MORNING)).data.isReminding).toBe(false);
    expect((await keep(member, MORNING, true)).data.isReminding).toBe(true);
    for (const ref of [
      { entityType: "show", entityId: "no-such-show" },
      { entityType: "channel-linear", entityId: "999" },
      // Still on the air, of another kind, and of a day that there never was.
      { entityType: "episode-podcast", entityId: "long-form-interview_2026-03-10" },
      { entityType: "episode-audio", entityId: TODAYS_MORNING.entityId },
      { entityType: "episode-podcast", entityId: "first-light-morning_2026-02-30" },
    ] as const) {
      const refused = await keep(member, ref);
      expect([refused.status, refused.problem.notFoundResourceType], ref.entityId).toEqual([404, "content"]);
    }
  });

  test("lets go of an episode when it can be heard no longer", async () => {
    const { member: other, email } = await makeMember(api);
    const today = { ...TODAYS_MORNING };
    await keep(other, today);
    api.passTime({ days: 31 });
    const later = await api.visitor();
    await later.signIn(email);
    expect(await shownIds(later)).toEqual([]);
    await api.app.modules.library.removeExpired?.();
    const { rows } = await api.database
      .queries()
      .execute("select 1 from library_items where expires_at is not null");
    expect(rows).toEqual([]);
    api.passTime({ days: -31 });
  });
});

describe("getLibraryFilterView", () => {
  test("[S3.40] narrows the library down by view, kinds and media, in the order that is asked for", async () => {
    await keepAll(EVERYTHING);
    expect(await shownIds(member, { filterViewId: "channels" })).toEqual(ids([NEWS, JAZZ_CHANNEL]));
    expect(await shownIds(member, { filterViewId: "shows" })).toEqual(ids([MORNING]));
    expect(await shownIds(member, { filterViewId: "episodes" })).toEqual(ids([TODAYS_MORNING]));
    expect(await shownIds(member, { filterTypes: ["show", "episode-podcast"] })).toEqual(
      ids([TODAYS_MORNING, MORNING]),
    );
    expect(await shownIds(member, { filterViewId: "channels", filterTypes: ["show"] })).toEqual([]);
    expect(await shownIds(member, { supportedMediaType: ["video"] })).toEqual([]);
    expect(await shownIds(member, { supportedMediaType: ["video", "audio"] })).toHaveLength(4);
    expect(await shownIds(member, { sortType: "recentlyKept", sortOrder: "ascending" })).toEqual(
      ids(EVERYTHING),
    );
    const titles = async (sortOrder?: "ascending" | "descending") =>
      (await viewLibrary(member, { sortType: "title", ...(sortOrder && { sortOrder }) })).data.items.map(
        ({ content }) => content.title,
      );
    expect(await titles()).toEqual([
      "Brass Alley",
      "First Light",
      "First Light Morning",
      "First Light Morning",
    ]);
    expect(await titles("descending")).toEqual((await titles("ascending")).toReversed());
    const sizeOf = async (preferredImageVariant: "WIDE" | "SQUARE") =>
      (await viewLibrary(member, { preferredImageVariant })).data.imageSize;
    expect(await sizeOf("WIDE")).toEqual({ width: 1920, height: 1080 });
    expect(await sizeOf("SQUARE")).toEqual({ width: 1080, height: 1080 });
    expect(await shownIds(member, { enableManualSort: true, sortType: "title" })).toEqual(
      ids(EVERYTHING.toReversed()),
    );
    const unknown = await viewLibrary(member, { filterViewId: "constructor" });
    expect([unknown.status, unknown.problem.notFoundResourceType]).toEqual([404, "filterView"]);
  });

  test("[S7.65] tells its views and kinds with how much is in each, and the first page as all items", async () => {
    await keepAll(EVERYTHING);
    const { data } = await member.call("library", "getLibraryFilters", {});
    expect(data.filterViews).toEqual([
      { filterViewId: "all", count: 4 },
      { filterViewId: "channels", count: 2 },
      { filterViewId: "shows", count: 1 },
      { filterViewId: "artists", count: 0 },
      { filterViewId: "episodes", count: 1 },
    ]);
    expect(data.filterTypes).toContainEqual({ filterType: "episode-audio", count: 0 });
    const items = await member.call("library", "getLibraryItems", { query: { locale: "en-US" } });
    expect(items.data).toEqual((await viewLibrary(member)).data);
    const { data: kept } = await member.call("library", "listKept", {});
    expect(kept.kept).toEqual([
      { ...NEWS, isReminding: false },
      { ...TODAYS_MORNING, isReminding: false },
      { ...MORNING, isReminding: true },
      { ...JAZZ_CHANNEL, isReminding: false },
    ]);
  });

  test("is read a page at a time in every order, to its end, each thing once", async () => {
    await keepAll(EVERYTHING);
    for (const order of [
      {},
      { sortOrder: "ascending" },
      { sortType: "title" },
      { sortType: "title", sortOrder: "descending" },
      { enableManualSort: true },
    ] as const) {
      const whole = await shownIds(member, order);
      const paged: string[] = [];
      let cursor: string | null = null;
      do {
        const { data }: Awaited<ReturnType<typeof viewLibrary>> = await viewLibrary(member, {
          ...order,
          resultSize: 1,
          ...(cursor !== null && { cursor }),
        });
        paged.push(...ids(data.items.map(({ content }) => content)));
        cursor = data.nextCursor;
      } while (cursor !== null);
      expect(paged, JSON.stringify(order)).toEqual(whole);
    }
    const { data } = await viewLibrary(member, { resultSize: 1 });
    for (const cursor of [data.nextCursor ?? "", "e30", "not one of ours", "W10"]) {
      const refused = await viewLibrary(member, { cursor, sortType: "title" });
      expect([refused.status, refused.problem.code], cursor).toEqual([400, "INVALID_PAYLOAD"]);
      expect(refused.problem.invalidFields?.[0]?.field).toMatch(/^cursor/);
    }
  });
});
