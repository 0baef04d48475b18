import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadBrowseContainer, loadBrowsePage, loadSetSegment } from "./browse-catalogue.ts";

const image = { key: "show/late-set", digest: "0123456789abcdef" };
const item = {
  entityType: "show",
  entityId: "late-set",
  title: "The Late Set",
  text: "Jazz from the last table.",
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  onAir: null,
};
const set = {
  setId: "all",
  title: null,
  items: [
    {
      ...item,
      image,
      access: { kind: "locked", unlockedBy: { productId: "streaming-all", name: "Horizon" } },
    },
    { ...item, image: null, access: { kind: "full" } },
  ],
  paginationUrl: "moods?set=all&after=2&query=1.e30",
};
const container = {
  containerId: "moods",
  title: "For your mood",
  containerUrl: "moods?query=1.e30",
  sets: [set],
};
const page = {
  entityType: "page",
  entityId: "listen",
  title: "Listen",
  item: null,
  airings: [],
  containers: [container],
};
const READ = {
  ...set,
  items: [
    {
      ...item,
      access: { kind: "locked", planName: "Horizon" },
      imageUrl: expect.stringMatching(/^\/images\/[\w-]+$/),
    },
    { ...item, access: { kind: "full" }, imageUrl: null },
  ],
};
const LISTEN = { pageEntityType: "page", pageEntityId: "listen" };
const INPUT = { locale: "fr-CA", itemCount: 6 } as const;
const CALLS = ["getPageView", "getContainerView", "getSetSegment"];

describe("browsing", () => {
  it("[S7.63] writes a query as a version and the encoded JSON of what is asked for", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getPageView", answered(200, page));
    platform.server.answer("getContainerView", answered(200, container));
    expect(await loadBrowsePage(skywave, LISTEN, INPUT)).toEqual({
      ok: true,
      title: "Listen",
      item: null,
      airings: [],
      containers: [{ ...container, sets: [READ] }],
    });
    expect(await loadBrowseContainer(skywave, "moods", INPUT)).toEqual({
      ok: true,
      container: { ...container, sets: [READ] },
    });
    const asked = [...platform.server.seen("getPageView"), ...platform.server.seen("getContainerView")];
    expect(asked.map(({ method, url }) => [method, new URL(url, "http://x").pathname])).toEqual([
      ["GET", "/api/browse/v1/pages/page/listen/view"],
      ["POST", "/api/browse/v1/containers/moods/view"],
    ]);
    for (const { url } of asked) {
      const query = new URL(url, "http://x").searchParams.get("query") ?? "";
      expect(query).toMatch(/^1\.[A-Za-z0-9_-]+$/);
      expect(JSON.parse(Buffer.from(query.slice(2), "base64url").toString())).toEqual(INPUT);
    }
  });

  it("reads the show that a page is of, with a large picture, and when it is on, in milliseconds", async () => {
    const { skywave, platform } = openSkywave();
    const airings = [{ startsAt: "2026-03-11T01:00:00Z", endsAt: "2026-03-11T04:00:00Z" }];
    const ofShow = { ...page, item: { ...item, image, access: { kind: "full" } }, airings };
    platform.server.answer("getPageView", answered(200, ofShow));
    const SHOW = { pageEntityType: "show", pageEntityId: "late-set" };
    const read = await loadBrowsePage(skywave, SHOW, { locale: "en-US" });
    expect(read).toMatchObject({
      item: { ...item, access: { kind: "full" }, imageUrl: expect.stringMatching(/^\/images\//) },
      airings: [{ startsAt: Date.UTC(2026, 2, 11, 1), endsAt: Date.UTC(2026, 2, 11, 4) }],
    });
    const word = read.ok ? read.item?.imageUrl?.split("/").at(-1) : undefined;
    const asked = JSON.parse(Buffer.from(word ?? "", "base64url").toString());
    expect(asked).toMatchObject({ key: image.key, width: 720, height: 720 });
  });

  it("asks for what comes next by the URL that came", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getSetSegment", answered(200, set));
    expect(await loadSetSegment(skywave, set.paginationUrl)).toEqual({ ok: true, set: READ });
    const [asked] = platform.server.seen("getSetSegment");
    expect(decodeURIComponent(asked?.url.split("/").at(-1) ?? "")).toBe(set.paginationUrl);
  });

  it("tells that there is nothing there, and that the network is gone", async () => {
    const missing = openSkywave();
    const lost = openSkywave();
    for (const name of CALLS) {
      missing.platform.server.answer(name, refused({ status: 404, code: "NOT_FOUND" }));
      lost.platform.server.answer(name, { kind: "lost" });
    }
    const all = ({ skywave, run }: typeof lost) =>
      run(
        Promise.all([
          loadBrowsePage(skywave, LISTEN, INPUT),
          loadBrowseContainer(skywave, "moods", INPUT),
          loadSetSegment(skywave, set.paginationUrl),
        ]),
      );
    const notFound = { ok: false, code: "NOT_FOUND" };
    const unreachable = { ok: false, code: "UNREACHABLE", reason: "offline" };
    expect(await all(missing)).toEqual([notFound, notFound, notFound]);
    expect(await all(lost)).toEqual([unreachable, unreachable, unreachable]);
  });
});
