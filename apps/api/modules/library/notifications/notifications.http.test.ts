import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keep, makeMember, MORNING, NEWS, ONE_GUEST, remove, TODAYS_MORNING } from "#testing/keep-library.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let member: TestVisitor;
let email: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ member, email } = await makeMember(api));
});

const all = async (query: { resultSize?: number; cursor?: string } = {}) =>
  (await member.call("library", "getNotifications", { query: { locale: "en-US", ...query } })).data;
const view = (filterViewId: string) =>
  member.call("library", "getNotificationFilterView", { body: { locale: "en-US", filterViewId } });
const idsIn = async (filterViewId: string) =>
  (await view(filterViewId)).data.notifications.map(({ notificationId }) => notificationId);
const update = (body: CallInput<"library", "updateNotifications">["body"]) =>
  member.call("library", "updateNotifications", { body });
const told = (episodeId: string) => `newEpisode.${episodeId}`;

const MORNING_TOLD = told(TODAYS_MORNING.entityId);
const GUEST_BEFORE = told("long-form-interview_2026-03-09");
const GUEST_TODAY = told("long-form-interview_2026-03-10");

describe("notifications", () => {
  test("[S7.66] tell of new episodes of the shows that remind, from the newest one when each was kept", async () => {
    expect(await all()).toEqual({ notifications: [], unreadCount: 0, nextCursor: null });
    await keep(member, MORNING);
    await keep(member, ONE_GUEST);
    await keep(member, NEWS);
    expect(await all()).toMatchObject({
      notifications: [
        {
          notificationId: MORNING_TOLD,
          notificationType: "newEpisode",
          happenedAt: "2026-03-10T13:00:00Z",
          isRead: false,
          episode: { ...TODAYS_MORNING, show: { title: "First Light Morning" } },
        },
        { notificationId: GUEST_BEFORE },
      ],
      unreadCount: 2,
      nextCursor: null,
    });
    api.passTime({ hours: 2 });
    const { member: later } = { member: await api.visitor() };
    await later.signIn(email);
    member = later;
    expect(await idsIn("all")).toEqual([GUEST_TODAY, MORNING_TOLD, GUEST_BEFORE]);
    await keep(member, ONE_GUEST, false);
    expect(await idsIn("all")).toEqual([MORNING_TOLD]);
    // From now on, and the newest.
    await keep(member, ONE_GUEST, true);
    expect(await idsIn("all")).toEqual([GUEST_TODAY, MORNING_TOLD]);
    await remove(member, MORNING);
    expect(await idsIn("all")).toEqual([GUEST_TODAY]);
    api.passTime({ hours: -2 });
  });

  test("[S7.66] are marked as read and unread by id and all at once, and narrowed down by that", async () => {
    await keep(member, MORNING);
    await keep(member, ONE_GUEST);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await update({ isRead: true, notificationIds: [GUEST_BEFORE] });
      expect(data.unreadCount).toBe(1);
    }
    expect(await idsIn("unread")).toEqual([MORNING_TOLD]);
    expect(await idsIn("read")).toEqual([GUEST_BEFORE]);
    const filters = async () =>
      (await member.call("library", "getNotificationFilters", {})).data.filterViews.map(
        ({ filterViewId, count }) => `${filterViewId} ${count}`,
      );
    expect(await filters()).toEqual(["all 2", "unread 1", "read 1"]);
    await update({ isRead: true });
    expect(await filters()).toEqual(["all 2", "unread 0", "read 2"]);
    expect((await all()).notifications.map(({ isRead }) => isRead)).toEqual([true, true]);
    await update({ isRead: false, notificationIds: [MORNING_TOLD] });
    expect(await filters()).toEqual(["all 2", "unread 1", "read 1"]);
    expect((await update({ isRead: false })).data.unreadCount).toBe(2);
  });

  test("are read a page at a time, and refuse what there is not", async () => {
    await keep(member, MORNING);
    await keep(member, ONE_GUEST);
    const first = await all({ resultSize: 1 });
    const second = await all({ resultSize: 1, cursor: first.nextCursor ?? "" });
    expect(
      [first, second].flatMap(({ notifications }) => notifications).map((one) => one.notificationId),
    ).toEqual([MORNING_TOLD, GUEST_BEFORE]);
    expect([first.unreadCount, second.unreadCount, second.nextCursor]).toEqual([2, 2, null]);
    for (const id of ["starred", "toString"]) {
      const unknown = await view(id);
      expect([unknown.status, unknown.problem.notFoundResourceType]).toEqual([404, "filterView"]);
    }
    const missing = await update({ isRead: true, notificationIds: [MORNING_TOLD, GUEST_TODAY] });
    expect([missing.status, missing.problem.notFoundResourceType]).toEqual([404, "notification"]);
    expect((await all()).unreadCount).toBe(2);
    const { member: other } = await makeMember(api);
    const theirs = await other.call("library", "updateNotifications", {
      body: { isRead: true, notificationIds: [MORNING_TOLD] },
    });
    expect(theirs.status).toBe(404);
  });
});
