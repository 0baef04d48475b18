import { describe, expect, test } from "vitest";
import { brandDocument } from "./brand-document.ts";
import type { CatalogueDocument, Entry } from "./catalogue-document.ts";
import { checkDocument } from "./check-document.ts";

const brand = brandDocument();
const written = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));
const problemsOf = (document: unknown) => {
  const checked = checkDocument(written(document));
  return checked.ok ? [] : checked.problems.map(({ path, code }) => [path, code]);
};
const SHOW: Entry = {
  type: "show",
  id: "harbor-tales",
  sounds: { channel: 74 },
  title: { en: "Harbor Tales", fr: "Récits du havre" },
  genre: "talk",
  language: "en",
  categories: [],
};
const ARTIST: Entry = {
  ...SHOW,
  type: "artist-station",
  id: "otis-bramble",
  sounds: { artist: "otis-bramble" },
  genre: "jazz",
};
const AT = brand.entries.length;
const withShow = (change: object): object => ({
  ...brand,
  entries: [...brand.entries, { ...SHOW, ...change }],
});
const withContainer = (filled: object): object => ({
  ...brand,
  containers: [
    ...brand.containers,
    { id: "picks", title: { en: "Picks", fr: "Choix" }, sets: [{ id: "all", filled }] },
  ],
});
const FILLED = `containers[${brand.containers.length}].sets[0].filled`;

describe("a file", () => {
  test("is good that says what the product's own catalogue says", () => {
    expect(checkDocument(written(brand))).toEqual({ ok: true, document: brand });
  });

  test.each([
    ["no JSON", new TextEncoder().encode('{"version": 1,'), "not_json"],
    ["no text", new Uint8Array([0xff, 0xfe, 0x7b]), "not_json"],
    ["a byte order mark", new TextEncoder().encode(`\ufeff${JSON.stringify(brand)}`), "not_json"],
    ["too many bytes", { length: 300 * 1024 * 1024 }, "too_large"],
  ])("is refused as a whole: %s", (_what, bytes, code) => {
    const checked = checkDocument(bytes as Uint8Array);
    expect(checked).toMatchObject({ ok: false, problems: [{ path: "file", code }] });
  });

  test.each<[string, object, string, string]>([
    ["another version", { ...brand, version: 2 }, "version", "shape"],
    ["a part that is missing", { ...brand, pages: undefined }, "pages", "shape"],
    ["a part that there is not", { ...brand, theme: "dark" }, "theme", "shape"],
    ["no entries", { ...brand, entries: [] }, "entries", "shape"],
    ["a key that there is not", withShow({ url: "https://example.com" }), `entries[${AT}].url`, "shape"],
    [
      "an artist whom the product does not play",
      withShow({ ...ARTIST, id: "nobody", sounds: { artist: "nobody" } }),
      `entries[${AT}].sounds`,
      "unknown_source",
    ],
    [
      "an xtra channel as an artist",
      withShow({ ...ARTIST, id: "slow-morning", sounds: { artist: "slow-morning" } }),
      `entries[${AT}].sounds`,
      "unknown_source",
    ],
    [
      "an artist under another id",
      withShow({ ...ARTIST, id: "otis" }),
      `entries[${AT}].id`,
      "unknown_source",
    ],
    [
      "an artist who sounds as a channel",
      withShow({ ...ARTIST, id: "otis", sounds: { channel: 31 } }),
      `entries[${AT}].sounds`,
      "unknown_source",
    ],
    [
      "a show that sounds as an artist",
      withShow({ sounds: ARTIST.sounds }),
      `entries[${AT}].sounds`,
      "unknown_source",
    ],
    ["an artist twice", withShow(ARTIST), `entries[${AT}].id`, "doubled_id"],
    [
      "an artist whose channel is not there",
      { ...brand, entries: [ARTIST, SHOW] },
      "entries[0].sounds",
      "unknown_source",
    ],
    ["another kind", withShow({ type: "movie" }), `entries[${AT}].type`, "shape"],
    ["a title as one text", withShow({ title: "Harbor" }), `entries[${AT}].title`, "shape"],
    [
      "a title of many letters",
      withShow({ title: { en: "a".repeat(121), fr: "b" } }),
      `entries[${AT}].title.en`,
      "shape",
    ],
    ["an id with blanks", withShow({ id: "harbor tales" }), `entries[${AT}].id`, "shape"],
    ["a source of no kind", withShow({ sounds: { file: "/etc/passwd" } }), `entries[${AT}].sounds`, "shape"],
    ["a genre that there is not", withShow({ genre: "polka" }), `entries[${AT}].genre`, "shape"],
    ["no French", withShow({ title: { en: "Harbor" } }), `entries[${AT}].title.fr`, "missing_french"],
    [
      "French that is empty",
      withShow({ text: { en: "x", fr: " " } }),
      `entries[${AT}].text.fr`,
      "missing_french",
    ],
    ["an unknown channel", withShow({ sounds: { channel: 999 } }), `entries[${AT}].sounds`, "unknown_source"],
    ["an unknown show", withShow({ sounds: { show: "gone" } }), `entries[${AT}].sounds`, "unknown_source"],
    [
      "a show by another id",
      withShow({ sounds: { show: "long-form-money" } }),
      `entries[${AT}].id`,
      "unknown_source",
    ],
    [
      "a channel by another number",
      withShow({ type: "channel-linear", id: "75" }),
      `entries[${AT}].id`,
      "unknown_source",
    ],
    [
      "an unknown category",
      withShow({ categories: ["sea"] }),
      `entries[${AT}].categories[0]`,
      "unknown_reference",
    ],
    [
      "letters of another alphabet",
      withShow({ title: { en: "Harbоr", fr: "Havre" } }),
      `entries[${AT}].title.en`,
      "wrong_script",
    ],
    [
      "a sign that turns letters around",
      withShow({ title: { en: "a\u202eb", fr: "b" } }),
      `entries[${AT}].title.en`,
      "wrong_script",
    ],
    [
      "a title of two lines",
      withShow({ title: { en: "a\nb", fr: "b" } }),
      `entries[${AT}].title.en`,
      "wrong_script",
    ],
    ["a set of nothing", withContainer({ by: "hand", entries: [] }), `${FILLED}.entries`, "shape"],
    ["a set in no known way", withContainer({ by: "luck" }), `${FILLED}.by`, "shape"],
    [
      "a set of an unknown entry",
      withContainer({ by: "hand", entries: [{ type: "show", id: "gone" }] }),
      `${FILLED}.entries[0]`,
      "unknown_reference",
    ],
    [
      "a set of an unknown category",
      withContainer({ by: "category", category: "sea" }),
      `${FILLED}.category`,
      "unknown_reference",
    ],
    [
      "a set that finds nothing",
      { ...brand, entries: brand.entries.filter(({ type }) => type === "channel-linear") },
      "containers[0].sets[0].filled",
      "empty_container",
    ],
    ["no page that the app opens with", { ...brand, pages: brand.pages.slice(1) }, "pages", "missing_page"],
    ["a page of an unknown container", { ...brand, showPage: ["gone"] }, "showPage[0]", "unknown_reference"],
    [
      "a page that is filled by the channel of another",
      { ...brand, pages: [{ id: "listen", title: SHOW.title, containers: ["like"] }] },
      "pages[0].containers[0]",
      "empty_container",
    ],
  ])("is refused with where and why: %s", (_what, document, path, code) => {
    expect(problemsOf(document)).toContainEqual([path, code]);
  });

  test("is refused with ids that stand there twice, each named with its first place", () => {
    const checked = checkDocument(
      written({
        ...brand,
        entries: [...brand.entries, SHOW, SHOW],
        pages: [...brand.pages, ...brand.pages.slice(0, 1)],
      }),
    );
    expect(checked.ok ? [] : checked.problems).toMatchObject([
      { path: "pages[2].id", code: "doubled_id", reason: "is the id of pages[0], too" },
      { path: `entries[${AT + 1}].id`, code: "doubled_id", reason: `is the id of entries[${AT}], too` },
    ]);
  });

  test("is refused with everything that is wrong in it at once, and nothing that follows from it", () => {
    const entries: unknown[] = [...brand.entries];
    entries[0] = { ...brand.entries[0], title: { en: "Alone" } };
    entries[1] = { ...brand.entries[1], genre: "polka", language: "de" };
    entries.push({ ...SHOW, sounds: { channel: 999 } });
    const document: unknown = { ...brand, version: 3, entries, channelPage: ["gone"] };
    expect(problemsOf(document)).toEqual([
      ["version", "shape"],
      ["entries[0].title.fr", "missing_french"],
      ["entries[1].genre", "shape"],
      ["entries[1].language", "shape"],
      [`entries[${AT}].sounds`, "unknown_source"],
      ["channelPage[0]", "unknown_reference"],
    ]);
  });

  test("says of each problem what to do, without a word of the library that found it", () => {
    const document: CatalogueDocument = { ...brand, pages: [] };
    const checked = checkDocument(written({ ...document, entries: [{ ...SHOW, title: 3 }] }));
    for (const { reason, todo } of checked.ok ? [] : checked.problems) {
      expect(reason).toMatch(/^(?:is|has|names|finds) /);
      expect(todo).toMatch(/^[A-Z].*\.$/);
      expect(`${reason} ${todo}`).not.toMatch(/invalid|expected|zod|undefined/i);
    }
    expect(checked.ok).toBe(false);
  });

  test.each(["<b>Harbor</b>", "R&B 50%", "Été ’99 – l’œuvre", "AC/DC 🎷", "½ µs №5"])(
    "is data: %s is a title like any other",
    (title) => {
      expect(problemsOf(withShow({ title: { en: title, fr: title } }))).toEqual([]);
    },
  );
});

describe("words for an episode", () => {
  // On weekdays from ten to noon; a Tuesday.
  const EPISODE = {
    show: "long-form-interview",
    day: "2026-03-10",
    title: { en: "The Cartographer", fr: "La cartographe" },
  };
  const withWords = (...episodes: object[]) => ({ ...brand, episodes });

  test("are good of each day on which its show is on, in the past and to come", () => {
    const days = ["1970-01-01", "2026-03-10", "2026-03-11", "2199-12-31"];
    expect(problemsOf(withWords(...days.map((day) => ({ ...EPISODE, day }))))).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ["a day on which its show is not on", { day: "2026-03-14" }, "day", "unknown_episode"],
    ["a day before the broadcast began", { day: "1969-12-31" }, "day", "unknown_episode"],
    ["no day", { day: "2026-02-30" }, "day", "shape"],
    ["a show that is not in the file", { show: "nobody" }, "show", "unknown_reference"],
    ["no French", { title: { en: "The Cartographer" } }, "title.fr", "missing_french"],
    ["letters of another alphabet", { title: { en: "Картограф", fr: "x" } }, "title.en", "wrong_script"],
    ["a key that there is not", { guest: "Ann" }, "guest", "shape"],
  ])("are refused with %s", (_what, change, path, code) => {
    expect(problemsOf(withWords(EPISODE, { ...EPISODE, day: "2026-03-11", ...change }))).toEqual([
      [`episodes[1].${path}`, code],
    ]);
  });

  test("are refused where the show has no times, and twice of one episode, each with what to do", () => {
    const entries = [...brand.entries, SHOW];
    const document = { ...withWords(EPISODE, { ...EPISODE, show: SHOW.id }, EPISODE), entries };
    const checked = checkDocument(written(document));
    expect(checked.ok ? [] : checked.problems).toMatchObject([
      { path: "episodes[1].show", code: "unknown_episode", todo: expect.stringContaining("sounds") },
      { path: "episodes[2].day", code: "doubled_id", reason: "names the episode of episodes[0], too" },
    ]);
  });

  test("say on which days there are any", () => {
    const checked = checkDocument(written(withWords({ ...EPISODE, day: "2026-03-14" })));
    expect(checked.ok ? undefined : checked.problems[0]?.todo).toBe(
      "Name a day since 1970 by the clock of America/New_York: Monday, Tuesday, Wednesday, Thursday, Friday.",
    );
  });
});

test("a game stands in a file once", () => {
  const game = { id: "boreal-hockey_1_1_0", title: { en: "Derby", fr: "Derby" } };
  expect(problemsOf({ ...brand, games: [game, game] })).toEqual([["games[1].id", "doubled_id"]]);
});
