import { CHANNELS } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import type { BrowseItem, BrowseSet } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import { encodeInput } from "@skywave/domain/text/encode-input";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubscriber } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let visitor: TestVisitor;
beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

const asking = (input: object = {}) => `1.${encodeInput({ locale: "en-US", ...input })}`;
const viewPage = (type: string, id: string, query = asking(), by = visitor) =>
  by.call("browse", "getPageView", {
    params: { pageEntityType: type, pageEntityId: id },
    query: { query },
  });
const viewContainer = (containerId: string, query = asking(), by = visitor) =>
  by.call("browse", "getContainerView", { params: { containerId }, query: { query } });
const getSegment = (paginationUrl: string) =>
  visitor.call("browse", "getSetSegment", { params: { paginationUrl } });
const getContainer = (containerUrl: string) =>
  visitor.call("browse", "getContainer", { params: { containerUrl } });

const idsOf = (items: readonly BrowseItem[]) => items.map(({ entityId }) => entityId);

/** All of a set, a few at a time. */
async function readOn(first: BrowseSet | undefined): Promise<string[]> {
  if (first === undefined) throw new Error("there is no such set");
  const ids = idsOf(first.items);
  let next = first.paginationUrl;
  while (next !== null) {
    const { data } = await getSegment(next);
    expect(data.items.length).toBeGreaterThan(0);
    expect([data.setId, data.title]).toEqual([first.setId, first.title]);
    ids.push(...idsOf(data.items));
    next = data.paginationUrl;
  }
  return ids;
}

describe("browsing", () => {
  test("[S7.63] views a page by its type and id, and each of its containers by its id, as a versioned query asks", async () => {
    const page = await viewPage("page", "categories", asking({ itemCount: 50 }));
    expect(page.data).toMatchObject({ entityType: "page", entityId: "categories" });
    expect(page.data.title).toBe("Channels by category");
    const inSets = page.data.containers.flatMap(({ sets }) => sets[0]?.items ?? []);
    expect(idsOf(inSets).toSorted()).toEqual(CHANNELS.map(({ number }) => String(number)).toSorted());
    for (const container of page.data.containers) {
      const again = await viewContainer(container.containerId, asking({ itemCount: 50 }));
      expect(again.data).toEqual(container);
    }
    const two = await viewContainer("category-now", asking({ itemCount: 2 }));
    expect(two.data.sets.map(({ items }) => items.length)).toEqual([2, 2]);
  });

  test("tells of a channel and a show what they are, and of a show when it is on next", async () => {
    const show = await viewPage("show", "long-form-interview", asking({ locale: "fr-CA" }));
    expect(show.data.item).toMatchObject({
      entityType: "show",
      entityId: "long-form-interview",
      title: "One Guest",
      channel: { number: 74 },
      access: { kind: "preview" },
    });
    expect(show.data.item?.text).toBe(SHOWS.find(({ id }) => id === "long-form-interview")?.text.fr);
    expect(show.data.airings).toHaveLength(5);
    expect(show.data.airings[0]).toEqual({
      startsAt: show.data.item?.onAir?.startsAt,
      endsAt: show.data.item?.onAir?.endsAt,
    });
    const starts = show.data.airings.map(({ startsAt }) => startsAt);
    expect(starts.toSorted()).toEqual(starts);
    const channel = await viewPage("channel-linear", "74");
    expect(channel.data.item).toMatchObject({ entityType: "channel-linear", entityId: "74", text: null });
    expect(channel.data.airings).toEqual([]);
    expect((await viewPage("page", "listen")).data).toMatchObject({ item: null, airings: [] });
  });

  test("knows no query of another version, and none that is not encoded for an address", async () => {
    const word = encodeInput({ locale: "en-US" });
    const standard = Buffer.from(JSON.stringify({ locale: "en-US", itemCount: 3 })).toString("base64");
    for (const [query, code] of [
      [word, "unknown_version"],
      [`2.${word}`, "unknown_version"],
      ["", "unknown_version"],
      ["1.", "not_base64url"],
      [`1.${standard}`, "not_base64url"],
      [`1.${word}.${word}`, "not_base64url"],
      [`1.${encodeInput("en-US")}`, "invalid_type"],
      ["1.bm9wZQ", "not_json"],
    ] as const) {
      const invalidFields = [expect.objectContaining({ field: "query", code })];
      for (const refused of [await viewPage("page", "listen", query), await viewContainer("moods", query)]) {
        expect(refused.status).toBe(400);
        expect(refused.problem).toMatchObject({ code: "INVALID_PAYLOAD", invalidFields });
      }
    }
  });

  test("refuses a query that is deep, long, or asks for what there is not", async () => {
    const deep = `1.${Buffer.from("[".repeat(700) + "]".repeat(700)).toString("base64url")}`;
    const inside = `1.${encodeInput({ locale: JSON.parse("[".repeat(300) + "]".repeat(300)) })}`;
    const hostile = [
      deep,
      inside,
      `1.${"A".repeat(2_050)}`,
      `1.${"A".repeat(20_000)}`,
      asking({ itemCount: 51 }),
      asking({ itemCount: 0 }),
      asking({ itemCount: "8" }),
      asking({ locale: "de-DE" }),
      asking({ entityId: "1 or 1=1" }),
      `1.${encodeInput(JSON.parse('{"locale":"en-US","__proto__":{"itemCount":1}}'))}`,
    ];
    for (const query of hostile) {
      const refused = await viewPage("page", "listen", query);
      expect([refused.status, refused.problem.code], query.slice(0, 40)).toEqual([400, "INVALID_PAYLOAD"]);
    }
  });

  test("[S7.64] gets a page by its type and id, a container by the URL in it, and a set to its end by segments", async () => {
    const { data } = await visitor.call("browse", "getPage", {
      params: { entityType: "page", entityId: "categories" },
      query: { locale: "en-US", itemCount: 3 },
    });
    expect(data).toEqual((await viewPage("page", "categories", asking({ itemCount: 3 }))).data);
    const read: string[] = [];
    for (const container of data.containers) {
      expect((await getContainer(container.containerUrl)).data).toEqual(container);
      const [channels, shows] = container.sets;
      read.push(...(await readOn(channels)), ...(await readOn(shows)));
    }
    const all = [...CHANNELS.map(({ number }) => String(number)), ...SHOWS.map(({ id }) => id)];
    expect(read.toSorted()).toEqual(all.toSorted());
  });

  test("says of a page, a container and a set that there is none, and of a URL that it is none of ours", async () => {
    const page = (entityType: string, entityId: string) =>
      visitor.call("browse", "getPage", { params: { entityType, entityId }, query: { locale: "en-US" } });
    const query = asking();
    for (const [missing, type] of [
      [await page("page", "nowhere"), "page"],
      [await page("show", "no-such-show"), "page"],
      [await page("channel-linear", "999"), "page"],
      [
        await visitor.call("browse", "getPageView", {
          params: { pageEntityType: "channel-linear", pageEntityId: "999" },
          query: { query },
        }),
        "page",
      ],
      [
        await visitor.call("browse", "getContainerView", {
          params: { containerId: "no-such" },
          query: { query },
        }),
        "container",
      ],
      [await getContainer(`no-such?query=${query}`), "container"],
      [await getContainer(`like-999?query=${query}`), "container"],
      [await getSegment(`no-such?set=all&after=0&query=${query}`), "container"],
      [await getSegment(`moods?set=anger&after=0&query=${query}`), "set"],
    ] as const) {
      expect(missing.status).toBe(404);
      expect(missing.problem).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: type });
    }
    for (const url of [
      "https://example.com/",
      "moods",
      "../../x?query=1.e30",
      `moods?query=${query}&query=${query}`,
    ]) {
      const refused = await getContainer(url);
      expect([refused.status, refused.problem.invalidFields?.[0]?.field]).toEqual([400, "containerUrl"]);
    }
    for (const url of ["moods?set=unwind&query=1.e30", `moods?set=unwind&after=-1&query=${query}`]) {
      const refused = await getSegment(url);
      expect([refused.status, refused.problem.invalidFields?.[0]?.field]).toEqual([400, "paginationUrl"]);
    }
    const beyond = await getSegment(`moods?set=unwind&after=999999&query=${query}`);
    expect(beyond.data).toMatchObject({ items: [], paginationUrl: null });
  });

  test("has a page of every channel and every show, with what else there is to hear", async () => {
    const brass = (await viewPage("channel-linear", "31")).data;
    expect(brass.title).toBe("Brass Alley");
    expect(brass.containers.map(({ title }) => title)).toEqual([
      "Shows on Brass Alley",
      "More like Brass Alley",
    ]);
    const [shows, like] = brass.containers.map(({ sets }) => sets[0]?.items ?? []);
    expect(shows?.every(({ channel }) => channel.number === 31)).toBe(true);
    expect(idsOf(like ?? [])).not.toContain("31");
    for (const { id, name } of SHOWS) expect((await viewPage("show", id)).data.title).toBe(name);
  });

  test("lists shows that are on before those that come, each when it comes", async () => {
    const { data } = await viewContainer("shows-by-airing", asking({ itemCount: 50 }));
    const [set] = data.sets;
    const starts = set?.items.map(({ onAir }) => onAir?.startsAt ?? "") ?? [];
    expect(starts).toHaveLength(SHOWS.length);
    expect(starts).toEqual(starts.toSorted());
  });

  test("is in the language that is asked for, and begins with channels in French for whoever reads it", async () => {
    const titles = async (locale: Locale) =>
      (await viewPage("page", "categories", asking({ locale }))).data.containers.map(({ title }) => title);
    expect((await titles("fr-CA"))[0]).toBe("En français");
    expect((await titles("en-CA")).at(-1)).toBe("In French");
    const french = (await viewContainer("moods", asking({ locale: "fr-CA" }))).data;
    expect(french.title).toBe("Selon votre humeur");
    expect(french.sets.map(({ title }) => title)).toContain("Se détendre");
  });

  test("says of each thing whether the caller may hear it, and which plan has it", async () => {
    const accessOf = async (by: TestVisitor) => {
      const { data } = await viewContainer("category-talk", asking({ itemCount: 50 }), by);
      return new Map(data.sets.flatMap(({ items }) => items).map((item) => [item.entityId, item.access]));
    };
    const preview = await accessOf(visitor);
    expect(preview.get("71")).toEqual({
      kind: "preview",
      unlockedBy: { productId: "streaming-all", name: expect.any(String) },
    });
    const listener = await makeSubscriber(api, "music@example.com", "us-music-monthly");
    const locked = await accessOf(listener);
    const show = SHOWS.find(({ channelNumber }) => channelNumber === 71);
    expect(locked.get("71")?.kind).toBe("locked");
    expect(locked.get(show?.id ?? "")).toEqual(locked.get("71"));
    const { data } = await viewContainer("category-now", asking(), listener);
    expect(data.sets[0]?.items.every(({ access }) => access.kind === "full")).toBe(true);
  });
});
