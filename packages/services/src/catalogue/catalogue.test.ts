import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { forgetSearches, loadEarlierSearches, loadSearchHistory } from "./earlier-searches.ts";
import { countKinds, searchCatalogue, suggestTitles } from "./search-catalogue.ts";

const FOUND = { items: [], totalCount: 30, nextCursor: "20", correctedQuery: null };
const UNREACHABLE = { ok: false, code: "UNREACHABLE", reason: "offline" };
const INVALID = refused({ status: 400, code: "INVALID_PAYLOAD" });

describe("searchCatalogue", () => {
  it("keeps the first results in the history, and those after them not once more", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("getSearchResults", answered(200, FOUND));
    const first = { query: "jazz", locale: "en-US" } as const;
    expect(await searchCatalogue(skywave, first)).toEqual({ ok: true, ...FOUND });
    await searchCatalogue(skywave, { ...first, entityType: "show", cursor: "20" });
    expect(bodies("getSearchResults")).toEqual([
      { ...first, isSubmitted: true },
      { ...first, entityTypes: ["show"], cursor: "20", isSubmitted: false },
    ]);
  });

  it("counts what there is of each kind", async () => {
    const { skywave, platform } = openSkywave();
    const options = [
      { value: "channel-linear", count: 2 },
      { value: "show", count: 5 },
    ];
    const filters = [
      { filterType: "genres", options: [{ value: "jazz", count: 7 }] },
      { filterType: "entityTypes", options },
    ];
    platform.server.answer("getSearchFilters", answered(200, { filters }));
    expect(await countKinds(skywave, "jazz")).toEqual({ ok: true, counts: { "channel-linear": 2, show: 5 } });
    platform.server.answer("getSearchFilters", answered(200, { filters: [] }));
    expect(await countKinds(skywave, "jazz")).toEqual({ ok: true, counts: {} });
  });

  it("passes on suggestions", async () => {
    const { skywave, platform } = openSkywave();
    const suggestions = [{ text: "Brass Alley", entityType: "channel-linear", entityId: "31" }];
    platform.server.answer("autosuggest", answered(200, { suggestions }));
    expect(await suggestTitles(skywave, "bra")).toEqual({ ok: true, suggestions });
  });

  it("tells that there is nothing to look for", async () => {
    const { skywave, platform } = openSkywave();
    for (const name of ["getSearchResults", "getSearchFilters", "autosuggest"])
      platform.server.answer(name, INVALID);
    const refusal = { ok: false, code: "INVALID_PAYLOAD" };
    expect(await searchCatalogue(skywave, { query: "", locale: "en-US" })).toEqual(refusal);
    expect(await countKinds(skywave, "")).toEqual(refusal);
    expect(await suggestTitles(skywave, "")).toEqual(refusal);
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave();
    for (const name of ["getSearchResults", "getSearchFilters", "autosuggest"])
      platform.server.answer(name, { kind: "lost" });
    expect(await run(searchCatalogue(skywave, { query: "jazz", locale: "en-US" }))).toEqual(UNREACHABLE);
    expect(await run(countKinds(skywave, "jazz"))).toEqual(UNREACHABLE);
    expect(await run(suggestTitles(skywave, "jazz"))).toEqual(UNREACHABLE);
  });
});

describe("earlier searches", () => {
  const searches = (...queries: string[]) =>
    answered(200, { searches: queries.map((query) => ({ query, entityType: null, entityId: null })) });

  it("are the person's own beside everybody's; a visitor is not asked for theirs", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getRecentSearches", searches("jazz"));
    platform.server.answer("getTrendingSearches", searches("Low Tide", "Ebb"));
    expect(await loadEarlierSearches(skywave, true)).toEqual({
      ok: true,
      recent: ["jazz"],
      trending: ["Low Tide", "Ebb"],
    });
    expect(await loadEarlierSearches(skywave, false)).toMatchObject({ recent: [] });
    expect(platform.server.seen("getRecentSearches")).toHaveLength(1);
  });

  it("are listed in full, and forgotten one by one or all", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const one = { query: "jazz", entityType: null, entityId: null, searchedAt: "2026-03-10T15:00:00Z" };
    platform.server.answer("getHistory", answered(200, { searches: [one] }));
    platform.server.answer("forgetHistory", answered(204, undefined));
    expect(await loadSearchHistory(skywave)).toEqual({ ok: true, searches: [one] });
    expect(await forgetSearches(skywave, "jazz")).toEqual({ ok: true });
    expect(await forgetSearches(skywave)).toEqual({ ok: true });
    const asked = platform.server.seen("forgetHistory").map(({ url }) => new URL(url, "http://x").search);
    expect(asked).toEqual(["?query=jazz", ""]);
  });

  it("tell that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    for (const name of ["getRecentSearches", "getTrendingSearches", "getHistory", "forgetHistory"])
      platform.server.answer(name, { kind: "lost" });
    expect(await run(loadEarlierSearches(skywave, true))).toEqual(UNREACHABLE);
    expect(await run(loadEarlierSearches(skywave, false))).toEqual(UNREACHABLE);
    expect(await run(loadSearchHistory(skywave))).toEqual(UNREACHABLE);
    expect(await run(forgetSearches(skywave))).toEqual(UNREACHABLE);
  });
});
