import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let visitor: TestVisitor;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

type Body = CallInput<"search", "getSearchResults">["body"];

const ask = (query: string, more: Partial<Body> = {}, by = visitor) =>
  by.call("search", "getSearchResults", { body: { query, locale: "en-US", ...more } });
const titlesOf = async (query: string, more: Partial<Body> = {}) =>
  (await ask(query, more)).data.items.map(({ title }) => title);

async function member() {
  people += 1;
  const one = await api.visitor();
  await one.register(`listener-${people}@example.com`);
  return one;
}

describe("getSearchResults", () => {
  test("[S7.74] finds a channel by its name, before shows that only tell of it", async () => {
    const { items, totalCount } = (await ask("brass alley")).data;
    expect(items[0]).toEqual({
      entityType: "channel-linear",
      entityId: "31",
      title: "Brass Alley",
      text: null,
      longText: null,
      genre: "jazz",
      language: "en",
      channel: { number: 31, name: "Brass Alley" },
      image: { key: "channel-linear/31", digest: expect.stringMatching(/^[0-9a-f]{16}$/) },
      onAir: null,
    });
    expect(items.slice(1).map(({ title }) => title)).toEqual(["The Late Set", "Horn Section"]);
    expect(totalCount).toBe(3);
  });

  test("finds a show by what is said of it in either language, and tells of it in the one that is asked for", async () => {
    const english = (await ask("gardening")).data.items;
    const french = (await ask("jardinage", { locale: "fr-CA" })).data.items;
    expect([english[0]?.entityId, french[0]?.entityId]).toEqual(["long-form-garden", "long-form-garden"]);
    expect(english[0]?.text).toContain("balcony pots");
    expect(french[0]?.text).toContain("pots de balcon");
  });

  test.each([
    ["cote nord", "Côté Nord"],
    ["CÔTÉ NORD", "Côté Nord"],
    ["veillee", "La Veillée"],
    ["l'actualité", "Midi pile, l’actualité"],
    ["31", "Brass Alley"],
    ["hip-hop", "Block Party"],
    ["jazz late", "The Late Set"],
    ["late jaz", "The Late Set"],
  ])("takes no heed of accents, case, signs or the order of words: %s", async (query, title) => {
    expect(await titlesOf(query)).toContain(title);
  });

  test.each([
    ["jazs", "jazz", "Brass Alley"],
    ["hocky", "hockey", "Blue Line"],
    ["clasical musci", "classical music", "The Balcony"],
    ["bras aley", "bras alley", "Brass Alley"],
    ["garadge door", "garage door", "Garage Door"],
  ])("forgives a typing error, and says what it looked for: %s", async (query, corrected, title) => {
    const { items, correctedQuery } = (await ask(query)).data;
    expect(items.map((item) => item.title)).toContain(title);
    expect(correctedQuery).toBe(corrected);
  });

  test("says nothing of a correction where there was none to make", async () => {
    expect((await ask("jazz")).data.correctedQuery).toBeNull();
    const { items, totalCount, correctedQuery } = (await ask("xylophonist")).data;
    expect([items, totalCount, correctedQuery]).toEqual([[], 0, null]);
  });

  test("is narrowed down by kinds, genres and languages, alone and together", async () => {
    const shows = (await ask("music", { entityTypes: ["show"], resultSize: 50 })).data;
    expect(new Set(shows.items.map(({ entityType }) => entityType))).toEqual(new Set(["show"]));
    const french = (await ask("francophone", { languages: ["fr"], genres: ["frenchPop"] })).data;
    expect(french.items.map(({ title }) => title)).toEqual([
      "Côté Nord",
      "Tout neuf",
      "Le palmarès du Nord",
      "Léa Montbrun Station",
    ]);
  });

  test("comes in pages that together are all of it, each thing once", async () => {
    const all = (await ask("songs", { resultSize: 50 })).data;
    expect(all.totalCount).toBeGreaterThan(7);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (await ask("songs", { resultSize: 3, ...(cursor !== undefined && { cursor }) })).data;
      expect(page.totalCount).toBe(all.totalCount);
      found.push(...page.items.map(({ entityId }) => entityId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(all.items.map(({ entityId }) => entityId));
    expect(new Set(found).size).toBe(all.totalCount);
  });

  test("tells when a show is on, by the product's clock", async () => {
    const onAir = async () => (await ask("boleros")).data.items[0]?.onAir;
    const times = { startsAt: "2026-03-16T00:00:00Z", endsAt: "2026-03-16T02:00:00Z" };
    expect(await onAir()).toEqual({ ...times, isOnNow: false });
    api.passTime({ days: 5, hours: 9 });
    visitor = await api.visitor();
    expect(await onAir()).toEqual({ ...times, isOnNow: true });
  });

  test.each([
    ["nothing", { query: "" }],
    ["blanks", { query: "   " }],
    ["far too much", { query: "a".repeat(101) }],
    ["a kind that there is not", { query: "jazz", entityTypes: ["album"] }],
    ["a page that nobody handed out", { query: "jazz", cursor: "next" }],
    ["pages without an end", { query: "jazz", resultSize: 1000 }],
  ])("refuses %s", async (_what, body) => {
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/search/v1/results",
      headers: { authorization: `Bearer ${visitor.accessToken}` },
      payload: { locale: "en-US", ...body },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test.each([
    "🎷🎺",
    "<script>alert(1)</script>",
    "'; drop table catalogue_entries; --",
    "jazz & !rock | (pop)",
    ":*",
    "%",
    "\\",
    "ジャズ",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  ])("takes %s for words like any other", async (query) => {
    expect((await ask(query)).status).toBe(200);
    expect((await visitor.call("search", "autosuggest", { body: { query } })).status).toBe(200);
    expect((await ask("jazz")).data.totalCount).toBeGreaterThan(0);
  });
});

describe("getSearchFilters", () => {
  test("[S7.74] counts what each filter leaves, of all things or of those that a query finds", async () => {
    const all = (await visitor.call("search", "getSearchFilters", { query: {} })).data.filters;
    expect(all.map(({ filterType }) => filterType)).toEqual(["entityTypes", "genres", "languages"]);
    expect(all[0]?.options).toContainEqual({ value: "channel-linear", count: 24 });
    const jazz = (await visitor.call("search", "getSearchFilters", { query: { query: "jazz" } })).data;
    for (const { filterType, options } of jazz.filters) {
      for (const { value, count } of options) {
        const { totalCount } = (await ask("jazz", { [filterType]: [value] })).data;
        expect([filterType, value, totalCount]).toEqual([filterType, value, count]);
      }
    }
    const none = await visitor.call("search", "getSearchFilters", { query: { query: "🎷" } });
    expect(none.data).toEqual({ filters: [] });
  });
});

describe("autosuggest", () => {
  const suggest = async (query: string, resultSize?: number) =>
    (
      await visitor.call("search", "autosuggest", { body: { query, ...(resultSize && { resultSize }) } })
    ).data.suggestions.map(({ text }) => text);

  test("[S7.74] has names that begin with what was typed, then those with such a word in them", async () => {
    expect(await suggest("bl")).toEqual(["Block Party", "Blue Line", "Les Toits bleus Station"]);
    expect(await suggest("sid")).toEqual(["Side A, Side B", "Moonlight Flip Side"]);
    expect(await suggest("mid")).toEqual(["Midi pile", "Midi pile, l’actualité"]);
    expect(await suggest("cot")).toEqual(["Côté Nord"]);
    expect(await suggest("the", 2)).toHaveLength(2);
  });

  test("suggests nothing for what no name has, even where a text has it", async () => {
    expect(await suggest("gardening")).toEqual([]);
  });
});

describe("what somebody has looked for", () => {
  const submit = (by: TestVisitor, query: string) => ask(query, { isSubmitted: true }, by);
  const history = async (by: TestVisitor) =>
    (await by.call("search", "getHistory", { body: {} })).data.searches.map(({ query }) => query);

  test("[S7.74] is kept where they asked for results, the newest first, each search once", async () => {
    const one = await member();
    await ask("news", {}, one);
    for (const query of ["jazz", "Côté nord", "xylophonist", "cote nord"]) {
      await submit(one, query);
      api.passTime({ seconds: 1 });
    }
    const { searches } = (await one.call("search", "getHistory", { body: {} })).data;
    expect(searches).toEqual([
      {
        query: "cote nord",
        entityType: "channel-linear",
        entityId: "66",
        searchedAt: expect.stringMatching(/Z$/),
      },
      { query: "xylophonist", entityType: null, entityId: null, searchedAt: expect.any(String) },
      { query: "jazz", entityType: "channel-linear", entityId: "31", searchedAt: expect.any(String) },
    ]);
    const recent = async (query: CallInput<"search", "getRecentSearches">["query"]) =>
      (await one.call("search", "getRecentSearches", { query })).data.searches.map((each) => each.query);
    expect(await recent({ resultSize: 2 })).toEqual(["cote nord", "xylophonist"]);
    expect(await recent({ resultSize: 5, entityType: "channel-linear" })).toEqual(["cote nord", "jazz"]);
    expect(await recent({ resultSize: 5, entityType: "show" })).toEqual([]);
    expect(await history(await member())).toEqual([]);
  });

  test("is the last fifty of ninety days, and forgotten one by one, at once, or with the account", async () => {
    const one = await member();
    for (let at = 0; at < 52; at += 1) {
      await submit(one, `jazz ${at}`);
      api.passTime({ seconds: 1 });
    }
    const { searches } = (await one.call("search", "getHistory", { body: { resultSize: 50 } })).data;
    expect([searches.length, searches[0]?.query, searches.at(-1)?.query]).toEqual([50, "jazz 51", "jazz 2"]);
    await one.call("search", "forgetHistory", { query: { query: "JAZZ 51" } });
    expect((await history(one))[0]).toBe("jazz 50");
    await one.call("search", "forgetHistory", { query: {} });
    expect(await history(one)).toEqual([]);
    const another = await member();
    await submit(another, "news");
    const { data: identity } = await another.call("user", "getIdentity", {});
    await api.app.modules.catalogue.wipe?.(identity.identityId);
    expect(await history(another)).toEqual([]);
  });

  test("is over after ninety days", async () => {
    people += 1;
    const email = `listener-${people}@example.com`;
    const one = await api.visitor();
    await one.register(email);
    await submit(one, "news");
    api.passTime({ days: 91 });
    const later = await api.visitor();
    await later.signIn(email);
    expect(await history(later)).toEqual([]);
    await api.app.modules.catalogue.removeExpired?.();
    visitor = await api.visitor();
  });
});

/** A browser that comes again once its session is over. */
async function renew(by: TestVisitor) {
  const bearer = by.deviceGrant;
  const { data } = await by.call("user", "anonymous", { body: by.here() }, { bearer });
  by.accessToken = data.accessToken;
}

describe("getTrendingSearches", () => {
  const trending = async (query: CallInput<"search", "getTrendingSearches">["query"] = {}) =>
    (await visitor.call("search", "getTrendingSearches", { query })).data.searches;

  test("[S7.74] names what at least three devices looked for and found in a week, by its own name", async () => {
    const [one, two, three] = await Promise.all([api.visitor(), api.visitor(), api.visitor()]);
    const submit = (by: TestVisitor, query: string) => ask(query, { isSubmitted: true }, by);
    for (const by of [one, two, three]) await submit(by, by === two ? "jazs" : "my jazz");
    for (const by of [one, two, three]) await submit(by, "jazz");
    for (const by of [one, two]) await submit(by, "low tide");
    // The same device again is no other one, and on the next day neither.
    api.passTime({ days: 1 });
    for (const by of [two, three]) await renew(by);
    await submit(two, "low tide");
    await submit(three, "robin.ferrer@example.com");
    visitor = await api.visitor();
    expect(await trending()).toEqual([
      { query: "Brass Alley", entityType: "channel-linear", entityId: "31" },
    ]);
    expect(await trending({ entityType: "show" })).toEqual([]);
    await submit(three, "low tide");
    expect((await trending()).map(({ query }) => query)).toEqual(["Low Tide", "Brass Alley"]);
    expect(await trending({ resultSize: 1 })).toHaveLength(1);
    api.passTime({ days: 8 });
    visitor = await api.visitor();
    expect(await trending()).toEqual([]);
  });
});
