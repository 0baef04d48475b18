import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keep, makeMember, TODAYS_MORNING, viewLibrary } from "#testing/keep-library.ts";
import { makeSubscriber, tuneTo } from "#testing/listen.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument } from "../document/catalogue-document.ts";

// The tests begin on 2026-03-10 at 15:00 UTC: One Guest is on, and was on the day before.
const SHOW = "long-form-interview";
const EPISODE = `${SHOW}_2026-03-09`;
const WORDS = {
  title: { en: "The Cartographer", fr: "La cartographe" },
  text: { en: "She maps rivers that move.", fr: "Elle dessine des rivières qui bougent." },
};
const SHOW_NAME = { en: "A Single Guest", fr: "Une seule personne" };
const DERBY = {
  title: { en: "The North Derby", fr: "Le derby du Nord" },
  text: { en: "Forty years of it.", fr: "Quarante ans déjà." },
};
const LOCALES = [
  ["en-US", "en"],
  ["fr-CA", "fr"],
] as const;

/** The statements of one call: what works behind the calls asks the database, too, whenever it likes. */
const call = new AsyncLocalStorage<{ statements: number }>();

let api: TestApi;
let visitor: TestVisitor;
let gameId: string;
const brand = brandDocument();
beforeAll(async () => {
  const openDatabase = async () => {
    const database = await openTestDatabase();
    const queries = () => {
      const counted = call.getStore();
      if (counted !== undefined) counted.statements += 1;
      return database.queries();
    };
    return { ...database, queries };
  };
  api = await openTestApi({}, { openDatabase });
  visitor = await api.visitor();
  const { events } = (await visitor.call("sports", "sportScores", { query: { locale: "en-US" } })).data;
  gameId = events[0]?.eventId ?? "";
});
afterAll(() => api.close());
const desk = () => api.app.modules.catalogue.desk;
beforeEach(async () => {
  await desk().import(brand);
});

const written = (): CatalogueDocument => ({
  ...brand,
  entries: brand.entries.map((entry) => (entry.id === SHOW ? { ...entry, title: SHOW_NAME } : entry)),
  episodes: [
    { show: SHOW, day: "2026-03-09", ...WORDS },
    { show: "first-light-morning", day: "2026-03-10", title: WORDS.title },
    // Of a day to come.
    { show: SHOW, day: "2026-03-12", title: WORDS.title },
  ],
  games: [{ id: gameId, ...DERBY }],
});
const listed = async (entityId: string, by = visitor) =>
  (
    await by.call("playback", "lookaroundEpisodes", {
      params: { entityId },
      query: { before: 20, after: 0 },
    })
  ).data.episodes;
const gameOf = async (locale: "en-US" | "fr-CA", by = visitor) =>
  (await by.call("sports", "sportEvent", { params: { eventId: gameId }, query: { locale } })).data;
const check = (document: object) => desk().check(new TextEncoder().encode(JSON.stringify(document)));

describe("words for an episode", () => {
  test("are listed for it and for no other, below the name that the catalogue has for its show", async () => {
    await desk().import(written());
    const show = { entityId: SHOW, title: SHOW_NAME.en, name: SHOW_NAME };
    for (const id of [SHOW, "74"]) {
      const [first, ...others] = (await listed(id)).filter((one) => one.show.entityId === SHOW);
      expect(first).toMatchObject({ entityId: EPISODE, show, words: WORDS });
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect([other.show, other.words]).toEqual([show, undefined]);
    }
  });

  test("are told while it is played, replayed while it is on, and taken along without a network", async () => {
    const today = { show: SHOW, day: "2026-03-10", ...WORDS };
    await desk().import({ ...written(), episodes: [...written().episodes, today] });
    const listener = await makeSubscriber(api, "cartographer@example.com", "us-all-access-monthly");
    const names = { show: { entityId: SHOW, name: SHOW_NAME }, words: WORDS };
    const tuned = await tuneTo(listener, "episode-podcast", EPISODE);
    expect(tuned.data.episode).toMatchObject({ entityId: EPISODE, ...names });
    const body = { id: "74", from: "show" as const, manifestVariant: "WEB" as const };
    const replayed = await listener.call("playback", "replay", { body });
    expect(replayed.data.episode).toMatchObject({ entityId: `${SHOW}_2026-03-10`, ...names });
    const granted = await listener.call("playback", "grantOffline", {
      body: { id: EPISODE, type: "episode-podcast" },
    });
    expect(granted.data).toMatchObject(names);
  });

  test.each(LOCALES)(
    "stand in libraries, lists and queues in %s, where there are any",
    async (locale, language) => {
      await desk().import(written());
      const { member } = await makeMember(api);
      await keep(member, { entityType: "episode-podcast", entityId: EPISODE });
      await keep(member, TODAYS_MORNING);
      await keep(member, { entityType: "show", entityId: SHOW });
      const kept = (await viewLibrary(member, { locale })).data.items.map(({ content }) => content);
      const [show, morning, episode] = [SHOW, TODAYS_MORNING.entityId, EPISODE].map((id) =>
        kept.find(({ entityId }) => entityId === id),
      );
      expect(show?.title).toBe(SHOW_NAME[language]);
      expect(episode).toMatchObject({
        title: WORDS.title[language],
        text: WORDS.text[language],
        show: { entityId: SHOW, title: SHOW_NAME[language] },
      });
      // Without a text of its own it has that of its show.
      const text = brand.entries.find(({ id }) => id === "first-light-morning")?.text?.[language];
      expect([morning?.title, morning?.text]).toEqual([WORDS.title[language], text]);
      const query = { locale, resultSize: 50 };
      const { episodes } = (await member.call("library", "getNewEpisodes", { query })).data;
      const told = episodes.filter(({ title }) => title === WORDS.title[language]);
      expect(told.map(({ entityId }) => entityId)).toEqual([EPISODE]);
      expect(episodes.find(({ entityId }) => entityId === `${SHOW}_2026-03-06`)?.title).toBe(
        SHOW_NAME[language],
      );
      await member.call("nextup", "nextupAdd", {
        body: { items: [{ entityType: "episode-podcast", entityId: EPISODE }] },
      });
      const queue = (await member.call("nextup", "nextupList", { query: { locale } })).data;
      expect(queue.items.map(({ title }) => title)).toEqual([WORDS.title[language]]);
    },
  );

  test("cost a page of fifty episodes no statement more, however many have them", async () => {
    const { member } = await makeMember(api);
    await keep(member, { entityType: "show", entityId: SHOW });
    await keep(member, { entityType: "show", entityId: "first-light-morning" });
    await keep(member, { entityType: "show", entityId: "first-light-evening" });
    const page = async () => {
      const query = { locale: "en-US" as const, resultSize: 50 };
      return (await member.call("library", "getNewEpisodes", { query })).data.episodes;
    };
    /** Once the names of the catalogue are known. */
    const statementsOf = async () => {
      await page();
      const counted = { statements: 0 };
      await call.run(counted, page);
      return counted.statements;
    };
    const without = await statementsOf();
    const plain = await page();
    expect([plain.length, without > 0]).toEqual([50, true]);
    const episodes = plain.map(({ entityId }) => {
      const [show = "", day = ""] = entityId.split("_");
      return { show, day, ...WORDS };
    });
    await desk().import({ ...brand, episodes });
    expect(await statementsOf()).toBe(without);
    expect(new Set((await page()).map(({ title }) => title))).toEqual(new Set([WORDS.title.en]));
  });

  test("go with a file that has them no more, and are kept in the database", async () => {
    await desk().import(written());
    const idsThat = async (are: "is null" | "is not null") => {
      const rows = await readRows(
        api,
        `select entity_id as id from catalogue_words where edition = 'live' and retired_at ${are} order by 1`,
      );
      return rows.map(({ id }) => id);
    };
    const ids = await idsThat("is null");
    expect(ids).toHaveLength(4);
    const { episodes: _episodes, games: _games, ...older } = written();
    const checked = await check(older);
    if (!checked.ok) throw new Error("A file without words is as good as before there were any");
    expect(await desk().import(checked.document)).toMatchObject({ added: 0, changed: 0, gone: 4 });
    expect(await idsThat("is null")).toEqual([]);
    expect(await idsThat("is not null")).toEqual(expect.arrayContaining(ids));
    expect((await listed(SHOW)).every(({ words }) => words === undefined)).toBe(true);
    expect(await desk().import(written())).toMatchObject({ added: 4, gone: 0 });
    expect((await listed(SHOW))[0]?.words).toEqual(WORDS);
  });
});

describe("a file with words", () => {
  test("is written once: what is the same changes nothing, and what differs is counted", async () => {
    const document = written();
    expect(await desk().import(document)).toMatchObject({ added: 4, changed: 1 });
    expect(await desk().export()).toEqual(document);
    const before = await desk().import(await desk().export());
    expect(before).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: brand.entries.length + 4 });
    const [first, ...others] = document.episodes;
    if (first === undefined) throw new Error("there are no words");
    const renamed = { ...first, title: { en: "The Mapmaker", fr: "La cartographe" } };
    // Two are in another order, and one is written otherwise.
    const edited = { ...document, episodes: [...others, renamed] };
    expect(await desk().import(edited)).toMatchObject({
      added: 0,
      changed: 1,
      gone: 0,
      version: before.version + 1,
    });
    expect((await desk().export()).episodes).toEqual(edited.episodes);
    expect((await listed(SHOW))[0]?.words?.title.en).toBe("The Mapmaker");
  });

  test("is seen as a draft by whoever follows its link, and by nobody else", async () => {
    const { token } = await desk().preview(written());
    const editor = await api.visitor();
    const answer = await api.app.inject({ url: `/preview/${token}` });
    for (const { name, value } of answer.cookies) editor.cookies.set(name, value);
    const [draft] = await listed(SHOW, editor);
    expect([draft?.show.name, draft?.words]).toEqual([SHOW_NAME, WORDS]);
    expect((await gameOf("fr-CA", editor)).title).toBe(DERBY.title.fr);
    const [live] = await listed(SHOW);
    expect([live?.show.name.en, live?.words]).toEqual(["One Guest", undefined]);
    expect((await gameOf("fr-CA")).title).toBeNull();
  });

  test("is refused by the desk with a game that is not played", async () => {
    expect(await check({ ...brand, games: [{ id: "boreal-hockey_1_99_0", ...DERBY }] })).toMatchObject({
      ok: false,
      problems: [{ path: "games[0].id", code: "unknown_game" }],
    });
  });
});

test.each(LOCALES)("words for a game are told in %s, of that game alone", async (locale, language) => {
  await desk().import(written());
  expect(await gameOf(locale)).toMatchObject({ title: DERBY.title[language], text: DERBY.text[language] });
  const { events } = (await visitor.call("sports", "sportScores", { query: { locale } })).data;
  expect(events.flatMap(({ title, text }) => (title === null ? [] : [[title, text]]))).toEqual([
    [DERBY.title[language], DERBY.text[language]],
  ]);
  expect(events.length).toBeGreaterThan(1);
});
