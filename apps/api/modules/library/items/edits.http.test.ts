import type { CallInput, ContentRef } from "@skywave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  JAZZ_CHANNEL,
  keep,
  makeMember,
  MORNING,
  NEWS,
  ONE_GUEST,
  remove,
  shownIds,
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

const edit = (body: CallInput<"library", "bulkEditLibrary">["body"], by = member) =>
  by.call("library", "bulkEditLibrary", { body });
const pin = (pins: ContentRef[], by = member) => by.call("library", "updatePinsState", { body: { pins } });
const pinned = async (view = {}) =>
  (await viewLibrary(member, view)).data.pins.map(({ content, pin: place }) => [content.entityId, place]);
const keeping = (...refs: ContentRef[]) => refs.map((ref) => ({ action: "keep" as const, ...ref }));
const ids = (...refs: ContentRef[]) => refs.map(({ entityId }) => entityId);
const manual = { enableManualSort: true };

describe("bulkEditLibrary", () => {
  test("[S7.65] makes all of several edits, the last of each thing, and says what came of each", async () => {
    await keep(member, NEWS);
    const edits = [
      ...keeping(MORNING, ONE_GUEST, JAZZ_CHANNEL),
      { action: "remove" as const, ...ONE_GUEST },
      { action: "remove" as const, ...NEWS },
    ];
    for (let times = 0; times < 2; times += 1) {
      const { data } = await edit({ edits });
      expect(data.items.map(({ entityId, isKept }) => [entityId, isKept])).toEqual([
        [MORNING.entityId, true],
        [ONE_GUEST.entityId, false],
        [JAZZ_CHANNEL.entityId, true],
        [ONE_GUEST.entityId, false],
        [NEWS.entityId, false],
      ]);
      expect((await shownIds(member)).toSorted()).toEqual(ids(JAZZ_CHANNEL, MORNING).toSorted());
    }
  });

  test("changes nothing where one of them cannot be", async () => {
    await keep(member, NEWS);
    const unknown = { entityType: "show", entityId: "no-such-show" } as const;
    const missing = await edit({ edits: [{ action: "remove", ...NEWS }, ...keeping(unknown)] });
    expect([missing.status, missing.problem.notFoundResourceType]).toEqual([404, "content"]);
    const unordered = await edit({ edits: keeping(MORNING), order: [NEWS, ONE_GUEST] });
    expect([unordered.status, unordered.problem.notFoundResourceType]).toEqual([404, "libraryItem"]);
    const gone = await edit({
      edits: [{ action: "remove", ...NEWS }, ...keeping(MORNING)],
      order: [NEWS, MORNING],
    });
    expect(gone.status).toBe(404);
    expect(await shownIds(member)).toEqual(ids(NEWS));
  });

  test("[S7.65] gives things the order of the person: those that are named swap the places they have", async () => {
    await edit({ edits: keeping(JAZZ_CHANNEL, MORNING, NEWS, ONE_GUEST) });
    expect(await shownIds(member, manual)).toEqual(ids(ONE_GUEST, NEWS, MORNING, JAZZ_CHANNEL));
    await edit({ order: [JAZZ_CHANNEL, ONE_GUEST] });
    expect(await shownIds(member, manual)).toEqual(ids(JAZZ_CHANNEL, NEWS, MORNING, ONE_GUEST));
    await edit({ order: [MORNING, NEWS, ONE_GUEST, JAZZ_CHANNEL] });
    await edit({ order: [MORNING, NEWS, ONE_GUEST, JAZZ_CHANNEL] });
    expect(await shownIds(member, manual)).toEqual(ids(MORNING, NEWS, ONE_GUEST, JAZZ_CHANNEL));
  });

  test("is told apart from person to person", async () => {
    const { member: other } = await makeMember(api);
    await keep(other, NEWS);
    await edit({ edits: [{ action: "remove", ...NEWS }] });
    expect(await shownIds(other)).toEqual(ids(NEWS));
    expect((await edit({ order: [NEWS, MORNING] })).status).toBe(404);
  });
});

describe("updatePinsState", () => {
  test("[S7.65] pins what is named, in order, above the rest of every view, and unpins all else", async () => {
    await edit({ edits: keeping(JAZZ_CHANNEL, MORNING, NEWS, ONE_GUEST) });
    for (let times = 0; times < 2; times += 1) {
      expect((await pin([NEWS, MORNING])).data.pins).toEqual([NEWS, MORNING]);
      expect(await pinned()).toEqual([
        [NEWS.entityId, 1],
        [MORNING.entityId, 2],
      ]);
    }
    expect(await shownIds(member, manual)).toEqual(ids(ONE_GUEST, JAZZ_CHANNEL));
    expect(await pinned({ filterViewId: "shows" })).toEqual([[MORNING.entityId, 2]]);
    const first = await viewLibrary(member, { resultSize: 1 });
    const second = await viewLibrary(member, { resultSize: 1, cursor: first.data.nextCursor ?? "" });
    expect([first.data.pins.length, second.data.pins.length]).toEqual([2, 0]);
    await pin([MORNING, MORNING, JAZZ_CHANNEL]);
    expect(await pinned()).toEqual([
      [MORNING.entityId, 1],
      [JAZZ_CHANNEL.entityId, 2],
    ]);
    await remove(member, MORNING);
    expect(await pinned()).toEqual([[JAZZ_CHANNEL.entityId, 2]]);
    await pin([]);
    expect(await pinned()).toEqual([]);
  });

  test("pins only what is kept, and no more than eight", async () => {
    await edit({ edits: keeping(JAZZ_CHANNEL) });
    const missing = await pin([JAZZ_CHANNEL, NEWS]);
    expect([missing.status, missing.problem.notFoundResourceType]).toEqual([404, "libraryItem"]);
    expect(await pinned()).toEqual([]);
    expect((await pin(Array.from({ length: 9 }, () => JAZZ_CHANNEL))).problem.code).toBe("INVALID_PAYLOAD");
  });

  test("leaves one order of the two that are said at once", async () => {
    await edit({ edits: keeping(JAZZ_CHANNEL, MORNING, NEWS, ONE_GUEST) });
    await Promise.all([pin([JAZZ_CHANNEL, MORNING]), pin([NEWS, ONE_GUEST])]);
    const places = (await pinned()).map(([, place]) => place);
    expect(places).toEqual([1, 2]);
  });
});
