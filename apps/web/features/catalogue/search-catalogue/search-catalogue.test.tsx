import type { CatalogueItem } from "@skywave/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { SearchCatalogue } from "./search-catalogue.tsx";

afterEach(cleanup);

const CHANNEL: CatalogueItem = {
  entityType: "channel-linear",
  entityId: "31",
  title: "Brass Alley",
  text: null,
  longText: null,
  genre: "jazz",
  language: "en",
  channel: { number: 31, name: "Brass Alley" },
  image: { key: "channel-linear/31", digest: "0f0f0f0f0f0f0f0f" },
  onAir: null,
};
const SHOW: CatalogueItem = {
  ...CHANNEL,
  entityType: "show",
  entityId: "late",
  title: "The Late Set",
  text: "Jazz from the last table.",
  onAir: { startsAt: "2026-03-11T01:00:00Z", endsAt: "2026-03-11T04:00:00Z", isOnNow: true },
};
const FOUND = { items: [CHANNEL, SHOW], totalCount: 2, nextCursor: null, correctedQuery: null };
const COUNTS = {
  filters: [
    {
      filterType: "entityTypes",
      options: [
        { value: "channel-linear", count: 1 },
        { value: "show", count: 1 },
      ],
    },
  ],
};
const searches = (...queries: string[]) => ({
  searches: queries.map((query) => ({
    query,
    entityType: null,
    entityId: null,
    searchedAt: "2026-03-10T15:00:00Z",
  })),
});

function open(answers: Record<string, unknown> = {}, { at = "/listen/search", isSignedIn = false } = {}) {
  const fake = fakeSkywave({
    getSearchResults: FOUND,
    getSearchFilters: COUNTS,
    autosuggest: { suggestions: [] },
    getTrendingSearches: searches(),
    getRecentSearches: searches(),
    ...answers,
  });
  fake.setSession(isSignedIn ? "authenticated" : "anonymous");
  const view = renderPage(SearchCatalogue, { fake, at });
  const bodiesOf = (name: string) =>
    fake.calls.filter((call) => call.name === name).map(({ input }) => Reflect.get(Object(input), "body"));
  return { ...view, fake, bodiesOf };
}

const field = async () => screen.findByRole<HTMLInputElement>("textbox");
async function type(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
}
const submit = () => fireEvent.click(screen.getByRole("button", { name: "search.submit" }));
async function pressFirst(name: string) {
  const [first] = await screen.findAllByRole("button", { name });
  if (first === undefined) throw new Error(`There is no ${name}`);
  fireEvent.click(first);
}

describe("SearchCatalogue", () => {
  it("finds channels and shows, each with where and when it is heard, and leads to its page", async () => {
    const { bodiesOf, router } = open();
    await type("  jazz ");
    submit();
    const titles = await screen.findAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(["Brass Alley", "The Late Set"]);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("search.found.other");
    expect(screen.getByRole("link", { name: "The Late Set" }).getAttribute("href")).toBe("/listen/show/late");
    expect(screen.getByText("search.on-now")).toBeDefined();
    expect(screen.getByText("Jazz from the last table.")).toBeDefined();
    expect(bodiesOf("getSearchResults")).toEqual([{ query: "jazz", locale: "en-US", isSubmitted: true }]);
    expect(router.state.location.search).toBe("?q=jazz");
  });

  it("asks for words where there are none, and sends nothing", async () => {
    const { bodiesOf } = open();
    await type("   ");
    submit();
    expect(await screen.findByText("search.empty")).toBeDefined();
    expect(document.activeElement).toBe(await field());
    expect(bodiesOf("getSearchResults")).toEqual([]);
  });

  it("suggests names while somebody types, and looks for the one that is pressed", async () => {
    const { bodiesOf } = open({
      autosuggest: { suggestions: [{ text: "Brass Alley", entityType: "channel-linear", entityId: "31" }] },
    });
    await type("br");
    const list = await screen.findByRole("list", { name: "search.suggestions" });
    fireEvent.click(within(list).getByRole("button", { name: "Brass Alley" }));
    await screen.findByRole("heading", { level: 2 });
    expect(bodiesOf("autosuggest")).toEqual([{ query: "br" }]);
    expect(bodiesOf("getSearchResults")[0]).toMatchObject({ query: "Brass Alley" });
    expect((await field()).value).toBe("Brass Alley");
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole("list", { name: "search.suggestions" })).toBeNull();
  });

  it("says what it looked for in place of a word that nothing has, and what to do where nothing is found", async () => {
    open({ getSearchResults: { ...FOUND, correctedQuery: "jazz" } }, { at: "/listen/search?q=jazs" });
    expect(await screen.findByText("search.corrected")).toBeDefined();
    cleanup();
    open(
      { getSearchResults: { ...FOUND, items: [], totalCount: 0 } },
      { at: "/listen/search?q=xylophonist" },
    );
    expect(await screen.findByText("search.nothing")).toBeDefined();
    expect(screen.getByRole("link", { name: "search.help" }).getAttribute("href")).toBe("/help");
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("narrows what it found down to a kind, which the way back widens again", async () => {
    const { bodiesOf, router } = open({}, { at: "/listen/search?q=jazz" });
    await pressFirst("search.kind-count");
    await expect.poll(() => router.state.location.search).toBe("?q=jazz&kind=channel-linear");
    await expect
      .poll(() => bodiesOf("getSearchResults").at(-1))
      .toEqual({ query: "jazz", locale: "en-US", entityTypes: ["channel-linear"], isSubmitted: true });
    await router.navigate(-1);
    await expect
      .poll(() => screen.getByRole("button", { name: "search.kind.all" }).getAttribute("aria-pressed"))
      .toBe("true");
  });

  it("shows more below what is there, and says so where that fails", async () => {
    const pages: unknown[] = [
      { ...FOUND, items: [CHANNEL], totalCount: 2, nextCursor: "1" },
      lost(),
      { ...FOUND, items: [SHOW] },
    ];
    const { bodiesOf } = open({ getSearchResults: () => pages.shift() }, { at: "/listen/search?q=jazz" });
    fireEvent.click(await screen.findByRole("button", { name: "search.more" }));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "search.more" }));
    expect(await screen.findByRole("heading", { name: "The Late Set" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "search.more" })).toBeNull();
    expect(screen.queryByText("failure.UNREACHABLE")).toBeNull();
    expect(bodiesOf("getSearchResults").at(-1)).toEqual({
      query: "jazz",
      locale: "en-US",
      cursor: "1",
      isSubmitted: false,
    });
  });

  it.each([
    ["the network is gone", lost(), "failure.UNREACHABLE"],
    ["it was searched too often", refusal("RATE_LIMIT_EXCEEDED"), "failure.RATE_LIMIT_EXCEEDED"],
    ["the words cannot be looked for", refusal("INVALID_PAYLOAD"), "search.INVALID_PAYLOAD"],
  ])("says that %s, and keeps the words", async (_why, answer, text) => {
    open({ getSearchResults: answer }, { at: "/listen/search?q=jazz" });
    expect(await screen.findByText(text)).toBeDefined();
    expect((await field()).value).toBe("jazz");
  });
});

describe("what was looked for before", () => {
  it("is what a search begins with, the person's own before everybody's", async () => {
    const { bodiesOf } = open(
      { getRecentSearches: searches("hockey"), getTrendingSearches: searches("Low Tide") },
      { isSignedIn: true },
    );
    fireEvent.click(await screen.findByRole("button", { name: "hockey" }));
    await expect.poll(() => bodiesOf("getSearchResults")).toHaveLength(1);
    expect(bodiesOf("getSearchResults")[0]).toMatchObject({ query: "hockey" });
  });

  it("is nobody's own where nobody is signed in", async () => {
    const { fake } = open({ getTrendingSearches: searches("Low Tide") });
    expect(await screen.findByRole("button", { name: "Low Tide" })).toBeDefined();
    expect(screen.queryByRole("heading", { name: "search.recent" })).toBeNull();
    expect(fake.calls.map(({ name }) => name)).not.toContain("getRecentSearches");
  });

  it("is shown in full and forgotten, one by one or all of it", async () => {
    let kept = ["hockey", "jazz"];
    const { fake } = open(
      {
        getRecentSearches: () => searches(...kept),
        getHistory: () => searches(...kept),
        forgetHistory: ({ query }: { query: { query?: string } }) => {
          kept = query.query === undefined ? [] : kept.filter((one) => one !== query.query);
          return undefined;
        },
      },
      { isSignedIn: true },
    );
    fireEvent.click(await screen.findByRole("button", { name: "search.history" }));
    await pressFirst("search.forget-one");
    await expect.poll(() => screen.queryByText("hockey")).toBeNull();
    expect(screen.getByRole("button", { name: "jazz" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "search.forget-all" }));
    await expect.poll(() => screen.queryByText("jazz")).toBeNull();
    expect(fake.calls.filter(({ name }) => name === "forgetHistory").map(({ input }) => input)).toEqual([
      { query: { query: "hockey" } },
      { query: {} },
    ]);
  });

  it("stays, and says so, where it cannot be forgotten just now", async () => {
    open(
      { getRecentSearches: searches("jazz"), getHistory: searches("jazz"), forgetHistory: lost() },
      { isSignedIn: true },
    );
    fireEvent.click(await screen.findByRole("button", { name: "search.history" }));
    fireEvent.click(await screen.findByRole("button", { name: "search.forget-all" }));
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    expect(screen.getByRole("button", { name: "search.forget-one" })).toBeDefined();
  });
});
