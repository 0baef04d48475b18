import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { changeAutoDownload, loadAutoDownloads } from "./auto-downloads.ts";
import { forgetActivity, migrateDownloads, tellActivity } from "./content-activity.ts";
import { editLibrary, orderLibrary, pinInLibrary } from "./edit-library.ts";
import { loadEpisodes, loadMadeForYou, loadShowProgress } from "./load-episodes.ts";
import { loadKept, loadLibrary, loadLibraryFilters } from "./load-library.ts";
import { loadNotifications, markNotifications } from "./notifications.ts";
import { loadProgress, saveProgress } from "./progress.ts";

const SHOW = { entityType: "show", entityId: "late-set" } as const;
const EPISODE = { entityType: "episode-audio", entityId: "late-set_2026-03-08" } as const;
const shared = {
  title: "The Late Set",
  text: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  image: null,
  access: { kind: "full" },
};
const show = { ...SHOW, ...shared, onAir: null };
const playback = { positionInSeconds: 60, isFinished: false, updatedAt: "2026-03-10T15:00:00Z" };
const episode = {
  ...EPISODE,
  ...shared,
  show: { entityId: "late-set", title: "The Late Set" },
  airedAt: "2026-03-09T01:00:00Z",
  durationInSeconds: 10_800,
  keptUntil: "2026-04-08T04:00:00Z",
  playback,
};
const image = { key: "show/late-set", digest: "0123456789abcdef" };
const withoutImage = ({ image: _image, ...rest }: { image: unknown }) => ({ ...rest, imageUrl: null });
const PAGE = { locale: "en-US" } as const;
const NOT_FOUND = { ok: false, code: "NOT_FOUND" };

describe("the library in a client", () => {
  it("shows what is kept with pictures and access, narrowed down as it is asked for", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const kept = { keptAt: "2026-03-10T15:00:00Z", isReminding: true };
    const answer = {
      pins: [{ ...kept, pin: 1, content: { ...show, image } }],
      items: [{ ...kept, pin: null, content: episode }],
      nextCursor: "more",
      imageSize: { width: 1080, height: 1080 },
    };
    platform.server.answer("getLibraryFilterView", answered(200, answer));
    const view = { ...PAGE, filterViewId: "all", enableManualSort: true };
    expect(await loadLibrary(skywave, view)).toEqual({
      ok: true,
      pins: [
        {
          ...answer.pins[0],
          content: { ...withoutImage(show), imageUrl: expect.stringMatching(/^\/images\/[\w-]+$/) },
        },
      ],
      items: [{ ...answer.items[0], content: withoutImage(episode) }],
      nextCursor: "more",
    });
    expect(bodies("getLibraryFilterView")[0]).toEqual(view);
    const filters = { filterViews: [], filterTypes: [], sortTypes: [], sortOrders: [] };
    platform.server.answer("getLibraryFilters", answered(200, filters));
    expect(await loadLibraryFilters(skywave)).toEqual({ ok: true, filters });
    platform.server.answer("listKept", answered(200, { kept: [{ ...SHOW, isReminding: true }] }));
    expect(await loadKept(skywave)).toEqual({ ok: true, kept: [{ ...SHOW, isReminding: true }] });
  });

  it("edits, orders and pins by kind and id alone", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const item = { ...SHOW, isKept: true, keptAt: "2026-03-10T15:00:00Z", isReminding: true };
    platform.server.answer("updateLibrary", answered(200, item));
    platform.server.answer("bulkEditLibrary", answered(200, { items: [] }));
    platform.server.answer("updatePinsState", answered(200, { pins: [SHOW] }));
    expect(await editLibrary(skywave, { action: "keep", ...SHOW })).toEqual({ ok: true, item });
    expect(await orderLibrary(skywave, [{ ...show, ...SHOW }, EPISODE])).toEqual({ ok: true });
    expect(await pinInLibrary(skywave, [{ ...show, ...SHOW }])).toEqual({ ok: true });
    expect(bodies("bulkEditLibrary")[0]).toEqual({ order: [SHOW, EPISODE] });
    expect(bodies("updatePinsState")[0]).toEqual({ pins: [SHOW] });
  });

  it("lists episodes, suggestions and notifications, and marks one of these or all", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const episodes = { episodes: [episode], nextCursor: null };
    for (const name of ["getNewEpisodes", "getYourEpisodes", "getUserProgress"] as const) {
      platform.server.answer(name, answered(200, episodes));
      expect(await loadEpisodes(skywave, name, PAGE)).toEqual({
        ok: true,
        episodes: [withoutImage(episode)],
        nextCursor: null,
      });
    }
    const ofShow = { showId: "late-set", locale: "en-US" } as const;
    expect(await loadShowProgress(skywave, ofShow)).toMatchObject({ episodes: [{ playback }] });
    expect(platform.server.seen("getUserProgress").at(-1)?.url).toContain("showId=late-set");
    const suggested = { items: [{ content: show, because: "jazz" }], nextCursor: null };
    platform.server.answer("getMadeForYou", answered(200, suggested));
    expect(await loadMadeForYou(skywave, PAGE)).toEqual({
      ok: true,
      items: [withoutImage(show)],
      nextCursor: null,
    });
    const notification = {
      notificationId: "newEpisode.late-set_2026-03-08",
      notificationType: "newEpisode",
      happenedAt: "2026-03-09T04:00:00Z",
      isRead: false,
      episode,
    };
    const told = { notifications: [notification], unreadCount: 1, nextCursor: null };
    platform.server.answer("getNotifications", answered(200, told));
    expect(await loadNotifications(skywave, PAGE)).toEqual({
      ...told,
      ok: true,
      notifications: [{ ...notification, episode: withoutImage(episode) }],
    });
    platform.server.answer("updateNotifications", answered(200, { unreadCount: 0 }));
    expect(await markNotifications(skywave, true)).toEqual({ ok: true, unreadCount: 0 });
    await markNotifications(skywave, false, "one");
    expect(bodies("updateNotifications")).toEqual([
      { isRead: true },
      { isRead: false, notificationIds: ["one"] },
    ]);
  });

  it("[S7.72] gets and updates where somebody is by kind and id, in whole seconds and by the person's clock", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("getPlaybackState", answered(200, playback));
    platform.server.answer("updatePlaybackState", answered(200, playback));
    expect(await loadProgress(skywave, EPISODE)).toEqual({ ok: true, progress: playback });
    expect(await saveProgress(skywave, EPISODE, { positionInSeconds: 61.9 })).toEqual({
      ok: true,
      progress: playback,
    });
    const [got] = platform.server.seen("getPlaybackState");
    const [put] = platform.server.seen("updatePlaybackState");
    const path = "/api/playback/state/v1/episode-audio/late-set_2026-03-08";
    expect([got, put].map((each) => [each?.method, new URL(each?.url ?? "", "http://x").pathname])).toEqual([
      ["GET", path],
      ["PUT", path],
    ]);
    expect(bodies("updatePlaybackState")[0]).toEqual({
      positionInSeconds: 61,
      isFinished: false,
      updatedAt: new Date(skywave.clock.now()).toISOString(),
    });
  });

  it("sets and removes auto-downloads, tells and forgets activity, and hands downloads over", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const due = { autoDownloads: [], filterViews: [], nextCursor: null };
    platform.server.answer("listAutoDownloads", answered(200, due));
    expect(await loadAutoDownloads(skywave, "new-episodes", PAGE)).toEqual({ ok: true, ...due });
    const set = { entityId: "late-set", setAt: "2026-03-10T15:00:00Z", mostEpisodes: 2 };
    platform.server.answer("setAutoDownload", answered(200, set));
    platform.server.answer("removeAutoDownload", answered(204));
    const one = { list: "new-episodes", entityId: "late-set" } as const;
    expect(await changeAutoDownload(skywave, one, 2)).toEqual({ ok: true });
    expect(await changeAutoDownload(skywave, one, null)).toEqual({ ok: true });
    expect(bodies("setAutoDownload")[0]).toEqual({ mostEpisodes: 2 });
    platform.server.answer("updateContentActivity", answered(204));
    platform.server.answer("removeContentActivity", answered(204));
    platform.server.answer("migrateDownloads", answered(200, { downloads: [episode] }));
    expect(await tellActivity(skywave, "played", { ...show, ...SHOW })).toEqual({ ok: true });
    expect(bodies("updateContentActivity")[0]).toEqual({
      activityType: "played",
      ...SHOW,
    });
    expect(await forgetActivity(skywave)).toEqual({ ok: true });
    expect(await migrateDownloads(skywave, { ...PAGE, fromDeviceId: "old" })).toEqual({
      ok: true,
      downloads: [episode],
    });
  });

  it("tells that something is not there", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    for (const name of [
      "getLibraryFilterView",
      "updateLibrary",
      "bulkEditLibrary",
      "updatePinsState",
      "updateNotifications",
      "getPlaybackState",
      "updatePlaybackState",
      "setAutoDownload",
      "updateContentActivity",
      "migrateDownloads",
    ])
      platform.server.answer(name, refused({ status: 404, code: "NOT_FOUND" }));
    expect(
      await Promise.all([
        loadLibrary(skywave, { ...PAGE, filterViewId: "none" }),
        editLibrary(skywave, { action: "keep", ...SHOW }),
        orderLibrary(skywave, [SHOW, EPISODE]),
        pinInLibrary(skywave, [SHOW]),
        markNotifications(skywave, true, "gone"),
        loadProgress(skywave, EPISODE),
        saveProgress(skywave, EPISODE, { positionInSeconds: 1 }),
        changeAutoDownload(skywave, { list: "show-podcasts", entityId: "late-set" }, 1),
        tellActivity(skywave, "played", SHOW),
        migrateDownloads(skywave, { ...PAGE, fromDeviceId: "old" }),
      ]),
    ).toEqual(Array.from({ length: 10 }, () => NOT_FOUND));
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const names = [
      "getLibraryFilters",
      "listKept",
      "getNewEpisodes",
      "getMadeForYou",
      "getNotifications",
      "listAutoDownloads",
      "removeContentActivity",
    ];
    for (const name of names) platform.server.answer(name, { kind: "lost" });
    const all = await run(
      Promise.all([
        loadLibraryFilters(skywave),
        loadKept(skywave),
        loadEpisodes(skywave, "getNewEpisodes", PAGE),
        loadMadeForYou(skywave, PAGE),
        loadNotifications(skywave, PAGE),
        loadAutoDownloads(skywave, "new-episodes", PAGE),
        forgetActivity(skywave),
      ]),
    );
    expect(all).toEqual(names.map(() => ({ ok: false, code: "UNREACHABLE", reason: "offline" })));
  });
});
