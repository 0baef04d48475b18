import { readFile } from "node:fs/promises";
import { encodeInput } from "@skywave/domain/text/encode-input";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JAZZ_CHANNEL, keep, listen, makeMember, viewLibrary } from "#testing/keep-library.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument, Entry } from "../document/catalogue-document.ts";
import { checkDocument } from "../document/check-document.ts";

let api: TestApi;
let visitor: TestVisitor;
const brand = brandDocument();
const LATE_SET = { entityType: "show", entityId: "brass-alley-late" } as const;

beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());
const desk = () => api.app.modules.catalogue.desk;
beforeEach(async () => {
  await desk().import(brand);
});

/** The brand's catalogue with some of it written otherwise. */
const brandWith = (change: Partial<CatalogueDocument>): CatalogueDocument => ({ ...brand, ...change });
const entriesWith = (id: string, change: Partial<Entry>) =>
  brand.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
const without = (id: string) => brandWith({ entries: brand.entries.filter((entry) => entry.id !== id) });
const ADDED: Entry = {
  type: "show",
  id: "harbor-tales",
  sounds: { channel: 74 },
  title: { en: "Harbor Tales", fr: "Récits du havre" },
  text: { en: "Stories from the docks.", fr: "Des histoires de quais." },
  longText: { en: "Captains, cooks and cranes.", fr: "Des capitaines, des cuistots et des grues." },
  keyWords: { en: ["seafaring"], fr: ["pêcheurs"] },
  genre: "talk",
  language: "en",
  categories: ["talk"],
};
const withAdded = brandWith({ entries: [...brand.entries, ADDED] });

const search = async (query: string, locale: "en-US" | "fr-CA" = "en-US", by = visitor) =>
  (await by.call("search", "getSearchResults", { body: { query, locale } })).data.items;
const page = (entityType: string, entityId: string, locale: "en-US" | "fr-CA" = "en-US") =>
  visitor.call("browse", "getPage", { params: { entityType, entityId }, query: { locale } });

describe("an import", () => {
  test("of what was exported changes nothing, not even the version", async () => {
    const exported = await desk().export();
    expect(exported).toEqual(brand);
    const before = await desk().import(exported);
    const again = await desk().import(await desk().export());
    expect(again).toEqual({ ...before, added: 0, changed: 0, gone: 0, unchanged: brand.entries.length });
  });

  test("tells what it added, changed and took away, and the catalogue is a newer one", async () => {
    const before = await desk().import(brand);
    const entries = [
      ...entriesWith("31", { text: { en: "Brass.", fr: "Des cuivres." } }).filter(
        ({ id }) => id !== "brass-alley-late",
      ),
      ADDED,
    ];
    expect(await desk().import(brandWith({ entries }))).toEqual({
      added: 1,
      changed: 1,
      gone: 1,
      unchanged: brand.entries.length - 2,
      version: before.version + 1,
    });
    const moved = await desk().import(brandWith({ entries: entries.toReversed() }));
    expect([moved.changed, moved.version]).toEqual([0, before.version + 2]);
    expect((await desk().export()).entries).toEqual(entries.toReversed());
  });

  test("leaves the database with the count of it for its plans, and with no word beside its indexes", async () => {
    await desk().import(withAdded);
    const [counted] = await readRows(
      api,
      `select (select reltuples from pg_class where relname = 'catalogue_entries') as planned,
        (select count(*)::integer from catalogue_entries) as there`,
    );
    expect(counted?.["planned"]).toBe(counted?.["there"]);
    const indexes = ["catalogue_entries_words", "catalogue_entries_title_words"];
    const pages = indexes.map((index) => `gin_clean_pending_list('${index}')::integer as ${index}`);
    expect(await readRows(api, `select ${pages.join(", ")}`)).toEqual([
      Object.fromEntries(indexes.map((index) => [index, "0"])),
    ]);
  });

  test("is found by its words in both languages, accents aside, and shown in the one that is asked for", async () => {
    await desk().import(withAdded);
    for (const query of ["harbor", "recits havre", "seafaring", "pecheurs", "histoires de quais", "grues"])
      expect(
        (await search(query)).map(({ entityId }) => entityId),
        query,
      ).toEqual(["harbor-tales"]);
    const [english] = await search("harbor");
    const [french] = await search("pêcheurs", "fr-CA");
    expect([english?.title, english?.text]).toEqual(["Harbor Tales", "Stories from the docks."]);
    expect([french?.title, french?.longText]).toEqual([
      "Récits du havre",
      "Des capitaines, des cuistots et des grues.",
    ]);
    const suggested = async (query: string) =>
      (await visitor.call("search", "autosuggest", { body: { query } })).data.suggestions[0]?.text;
    expect([await suggested("harb"), await suggested("recit")]).toEqual(["Harbor Tales", "Récits du havre"]);
  });

  test("has a page and a picture for what it adds, and none for what nobody added", async () => {
    await desk().import(withAdded);
    const { data } = await page("show", "harbor-tales", "fr-CA");
    expect(data.item).toMatchObject({ title: "Récits du havre", channel: { number: 74 }, onAir: null });
    const picture = async (params: object) =>
      (await api.app.inject({ url: `/images/${encodeInput({ ...params, width: 24, height: 24 })}` }))
        .statusCode;
    expect(await picture(data.item?.image ?? {})).toBe(200);
    expect(await picture({ key: "show/nobodys-tales" })).toBe(404);
  });

  test("of other pages, containers and sets is what browsing shows, each filled in its own way", async () => {
    const title = { en: "Chosen", fr: "Choisies" };
    const sets = [
      {
        id: "hand",
        title,
        filled: {
          by: "hand" as const,
          entries: [
            { type: "show" as const, id: "night-ferry" },
            { type: "channel-linear" as const, id: "31" },
          ],
        },
      },
      { id: "type", filled: { by: "type" as const, type: "channel-linear" as const } },
      { id: "new", filled: { by: "new" as const, type: "show" as const } },
      { id: "popular", filled: { by: "popular" as const } },
    ];
    const submit = async (query: string, devices: number) => {
      const body = { query, locale: "en-US" as const, isSubmitted: true };
      for (let at = 0; at < devices; at += 1)
        await (await api.visitor()).call("search", "getSearchResults", { body });
    };
    await submit("brass alley", 3);
    // So few could be told apart.
    await submit("low tide", 2);
    api.passTime({ seconds: 1 });
    await desk().import({
      ...brand,
      entries: [...brand.entries, { ...ADDED, id: "night-ferry" }],
      containers: [...brand.containers, { id: "picks", title, sets }],
      pages: [{ id: "listen", title, containers: ["picks"] }],
    });
    const { data } = await page("page", "listen", "fr-CA");
    expect([data.title, data.containers.map((one) => one.containerId)]).toEqual(["Choisies", ["picks"]]);
    const found = data.containers[0]?.sets.map((set) => set.items.map(({ entityId }) => entityId)) ?? [];
    expect(found[0]).toEqual(["night-ferry", "31"]);
    expect(found[1]).toHaveLength(8);
    expect(found[2]?.[0]).toBe("night-ferry");
    expect(found[3]?.slice(0, 2)).toEqual(["31", brand.entries[0]?.id]);
    expect((await page("page", "categories")).status).toBe(404);
  });

  test("of the example in the documentation is what the documentation says", async () => {
    const text = await readFile(new URL("../../../../../docs/catalogue-format.md", import.meta.url), "utf8");
    const [, example = ""] = /```json\n([^`]+)```/.exec(text) ?? [];
    const checked = checkDocument(new TextEncoder().encode(example));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    // A show, and words for an episode and a game.
    expect((await desk().import(checked.document)).added).toBe(3);
    expect((await desk().check(new TextEncoder().encode(example))).ok).toBe(true);
    const { data } = await page("page", "listen", "fr-CA");
    const [picks, all] = data.containers[0]?.sets ?? [];
    expect(picks?.items.map(({ title }) => title)).toEqual(["Premier verre"]);
    expect(all?.items.map(({ title }) => title)).toEqual([
      "Brass Alley",
      "The Late Set",
      "Premier verre",
      "Otis Bramble et ses amis",
    ]);
    expect((await search("5 a 7")).length).toBe(0);
    expect((await search("cinq a sept")).map(({ title }) => title)).toEqual(["First Glass"]);
    const channel = (await page("channel-linear", "31")).data;
    expect(channel.containers.map(({ title }) => title)).toEqual(["Shows on Brass Alley"]);
    expect(await desk().export()).toEqual(checked.document);
  });

  test("is seen by other nodes within seconds", async () => {
    const node = await api.openNode();
    try {
      const elsewhere = visitor.through(node.app);
      const titleOf = async () =>
        (
          await elsewhere.call("browse", "getPage", {
            params: { entityType: "page", entityId: "listen" },
            query: { locale: "en-US" },
          })
        ).data.title;
      expect(await titleOf()).toBe("Listen");
      expect(await search("harbor", "en-US", elsewhere)).toEqual([]);
      await desk().import({
        ...withAdded,
        pages: [{ id: "listen", title: { en: "Tonight", fr: "Ce soir" }, containers: ["moods"] }],
      });
      api.passTime({ seconds: 3 });
      expect(await titleOf()).toBe("Tonight");
      expect(await search("harbr", "en-US", elsewhere)).toHaveLength(1);
    } finally {
      await node.close();
    }
  });
});

describe("what an import takes away", () => {
  test("is listed and found no more, and a library still tells of it as gone", async () => {
    const { member } = await makeMember(api);
    await keep(member, LATE_SET);
    await member.call("library", "updatePinsState", { body: { pins: [LATE_SET] } });
    await keep(member, JAZZ_CHANNEL);
    await desk().import(without("brass-alley-late"));
    expect(await search("late set")).toEqual([]);
    expect((await page("show", "brass-alley-late")).status).toBe(404);
    const { pins, items } = (await viewLibrary(member)).data;
    expect(pins.map(({ content, isGone }) => [content.title, isGone])).toEqual([["The Late Set", true]]);
    expect(items.map(({ isGone }) => isGone)).toEqual([false]);
    expect((await keep(member, LATE_SET)).status).toBe(404);
    const back = await desk().import(brand);
    expect([back.added, back.changed]).toEqual([1, 0]);
    expect((await viewLibrary(member)).data.pins.map(({ isGone }) => isGone)).toEqual([false]);
    expect((await page("show", "brass-alley-late")).status).toBe(200);
  });

  test("leaves searches, progress and episodes of people readable", async () => {
    const { member } = await makeMember(api);
    const episode = { entityType: "episode-podcast", entityId: "first-light-morning_2026-03-10" } as const;
    await keep(member, episode);
    await listen(member, episode, { positionInSeconds: 60, updatedAt: "2026-03-10T14:00:00Z" });
    await member.call("search", "getSearchResults", {
      body: { query: "first light morning", locale: "en-US", isSubmitted: true },
    });
    await desk().import(without("first-light-morning"));
    const [kept] = (await viewLibrary(member)).data.items;
    expect([kept?.isGone, kept?.content]).toMatchObject([true, { playback: { positionInSeconds: 60 } }]);
    const { data } = await member.call("search", "getHistory", { body: {} });
    expect(data.searches).toMatchObject([{ query: "first light morning", entityId: "first-light-morning" }]);
    expect((await member.call("search", "getTrendingSearches", { query: {} })).status).toBe(200);
  });
});

describe("the brand's own catalogue", () => {
  test("is there from the first start, and written over at no start once an operator imported another", async () => {
    const own = await openTestApi();
    try {
      const { catalogue } = own.app.modules;
      expect(await catalogue.desk.export()).toEqual(brand);
      const { version } = await catalogue.desk.import(withAdded);
      await catalogue.importBrand();
      const node = await own.openNode();
      const exported = await node.app.modules.catalogue.desk.export();
      await node.close();
      expect(exported.entries).toHaveLength(brand.entries.length + 1);
      expect((await catalogue.desk.import(exported)).version).toBe(version);
    } finally {
      await own.close();
    }
  });
});
