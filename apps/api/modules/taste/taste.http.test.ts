import { CHANNELS } from "@skywave/channels";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubscriber } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let visitor: TestVisitor;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

async function member() {
  people += 1;
  const one = await api.visitor();
  await one.register(`taster-${people}@example.com`);
  return one;
}

type TasteType = "genre" | "mood" | "artist";
type Value = "like" | "dislike" | "none";
const liking = (tasteType: TasteType, tasteId: string, value: Value = "like") => ({
  tasteType,
  tasteId,
  value,
});
const pick = (by: TestVisitor, ...tastes: ReturnType<typeof liking>[]) =>
  by.call("taste", "tastePickerBulkUpdate", { body: { tastes } });
const setTaste = (by: TestVisitor, tasteType: TasteType, tasteId: string, value: Value) =>
  by.call("taste", "setTaste", { params: { tasteType, tasteId }, body: { value } });
const tastesOf = async (by: TestVisitor) => (await by.call("taste", "getTaste", {})).data.tastes;
const forYou = async (by: TestVisitor, resultSize = 12) =>
  (await by.call("taste", "forYou", { query: { locale: "en-US", resultSize } })).data.items;
const pivot = (entityType: string, entityId: string, by = visitor) =>
  by.call("taste", "pivotingContainer", {
    params: { entityType, entityId },
    query: { locale: "en-US", itemCount: 50 },
  });
const related = (tasteType: TasteType, tasteId: string) =>
  visitor.call("taste", "relatedTaste", { params: { tasteType, tasteId }, query: {} });

describe("taste", () => {
  test("[S7.68] is picked for several things at once, set and taken back for one, and read as it was left", async () => {
    const one = await member();
    expect(await tastesOf(one)).toEqual([]);
    const picked = await pick(one, liking("genre", "jazz"), liking("mood", "laugh", "dislike"));
    const jazz = { ...liking("genre", "jazz"), name: null };
    const laugh = { ...liking("mood", "laugh", "dislike"), name: null };
    expect(picked.data.tastes).toEqual([jazz, laugh]);
    expect((await setTaste(one, "genre", "jazz", "dislike")).data.tastes[0]).toEqual({
      ...jazz,
      value: "dislike",
    });
    expect((await setTaste(one, "mood", "laugh", "none")).data.tastes).toHaveLength(1);
    expect(await tastesOf(one)).toEqual([{ ...jazz, value: "dislike" }]);
    // What is related to it, and what else there is to hear from something, are asked by anybody.
    const near = (await related("genre", "jazz")).data.tastes;
    expect(near.map(({ tasteId }) => tasteId)).toContain("unwind");
    const container = (await pivot("channel-linear", "31")).data;
    expect(container.title).toBe("More like Brass Alley");
    const { data } = await visitor.call("playback", "peekChannel", { params: { entityId: "31" }, query: {} });
    expect([data.entityId, data.entitled, data.size]).toEqual(["31", false, 4]);
  });

  test("says the same twice as once, and the last of two about one thing counts", async () => {
    const one = await member();
    const twice = [liking("genre", "rock"), liking("genre", "rock", "dislike")];
    const first = (await pick(one, ...twice)).data.tastes;
    expect(first).toEqual([{ ...liking("genre", "rock", "dislike"), name: null }]);
    expect((await pick(one, ...twice)).data.tastes).toEqual(first);
    expect((await setTaste(one, "genre", "pop", "none")).data.tastes).toEqual(first);
  });

  test("knows the brand's genres, moods and artists; of several nothing is kept where one is unknown", async () => {
    const one = await member();
    for (const unknown of [
      await setTaste(one, "genre", "polka", "like"),
      await setTaste(one, "artist", "nobody", "none"),
      await pick(one, liking("genre", "jazz"), liking("mood", "jazz")),
      await related("genre", "polka"),
    ])
      expect([unknown.status, unknown.problem.notFoundResourceType]).toEqual([404, "taste"]);
    expect(await tastesOf(one)).toEqual([]);
    const [vic] = (await setTaste(one, "artist", "vic-and-dee", "like")).data.tastes;
    expect(vic?.name).toBe("Vic and Dee");
  });

  test("refuses what is no taste, and too many at once", async () => {
    const one = await member();
    const many = Array.from({ length: 101 }, () => liking("genre", "jazz"));
    for (const refused of [await pick(one), await pick(one, ...many)]) {
      expect(refused.problem.code).toBe("INVALID_PAYLOAD");
      expect(refused.problem.invalidFields?.[0]?.field).toBe("tastes");
    }
  });

  test("is kept for people alone: whoever is not signed in is refused", async () => {
    for (const refused of [
      await visitor.call("taste", "getTaste", {}),
      await pick(visitor, liking("genre", "jazz")),
      await visitor.call("taste", "forYou", { query: { locale: "en-US" } }),
    ])
      expect([refused.status, refused.problem.code]).toEqual([403, "FORBIDDEN"]);
  });

  test("goes with the person who deletes their account, and is nobody else's meanwhile", async () => {
    const [one, other] = [await member(), await member()];
    await pick(one, liking("genre", "jazz"));
    await one.call("taste", "setStationFeedback", {
      params: { contentEntityType: "channel-linear", contentEntityId: "31" },
      query: { itemEntityIds: "31-0" },
      body: { value: "up" },
    });
    expect(await tastesOf(other)).toEqual([]);
    await pick(other, liking("genre", "rock"));
    const count = async (table: string) => (await readRows(api, `select identity_id from ${table}`)).length;
    const before = [await count("tastes"), await count("station_feedback")];
    expect((await one.call("user", "deleteIdentity", {})).status).toBe(204);
    expect([await count("tastes"), await count("station_feedback")]).toEqual(before.map((rows) => rows - 1));
    expect(await tastesOf(other)).toHaveLength(1);
  });
});

describe("what is for somebody", () => {
  test("is nothing until they have said what they like", async () => {
    expect(await forYou(await member())).toEqual([]);
  });

  test("comes in the order of their taste, each with why and whether they may hear it", async () => {
    const one = await makeSubscriber(api, "for-you@example.com", "us-music-monthly");
    await pick(one, liking("mood", "unwind"), liking("genre", "jazz"), liking("genre", "ambient", "dislike"));
    const items = await forYou(one, 50);
    expect(items[0]).toMatchObject({
      entityType: "channel-linear",
      entityId: "31",
      access: { kind: "full" },
    });
    expect(items[0]?.because).toEqual({ kind: "taste", tasteType: "genre", tasteId: "jazz", name: null });
    const genres = new Set(items.map(({ genre }) => genre));
    expect([...genres][0]).toBe("jazz");
    expect(genres).toEqual(new Set(["jazz", "folk", "frenchFolk", "seventies"]));
    await setTaste(one, "genre", "classical", "like");
    await setTaste(one, "mood", "focus", "like");
    expect((await forYou(one, 1))[0]?.genre).toBe("jazz");
    await setTaste(one, "genre", "jazz", "dislike");
    expect((await forYou(one, 1))[0]?.genre).toBe("classical");
  });

  test("follows the thumbs, too, and says so", async () => {
    const one = await member();
    await one.call("taste", "setStationFeedback", {
      params: { contentEntityType: "channel-linear", contentEntityId: "20" },
      query: { itemEntityIds: "20-0,20-1" },
      body: { value: "up" },
    });
    const [first] = await forYou(one);
    expect([first?.entityId, first?.because]).toEqual(["20", { kind: "feedback", thumbsUp: 2 }]);
  });
});

describe("pivotingContainer", () => {
  test("leads from a channel, a show and an episode to other channels, and gets itself again by its URL", async () => {
    const container = (await pivot("show", "long-form-garden")).data;
    const channels = container.sets[0]?.items.map(({ entityId }) => entityId) ?? [];
    expect(channels.length).toBeGreaterThan(0);
    expect(channels).not.toContain("74");
    const again = await visitor.call("browse", "getContainer", {
      params: { containerUrl: container.containerUrl },
    });
    expect(again.data).toEqual(container);
    for (const { number } of CHANNELS)
      expect((await pivot("channel-linear", String(number))).status).toBe(200);
  });

  test("says that there is no such thing", async () => {
    for (const [type, id] of [
      ["channel-linear", "999"],
      ["show", "31"],
      ["page", "listen"],
      ["episode-audio", "one-guest_2020-01-01"],
    ] as const) {
      const refused = await pivot(type, id);
      expect([refused.status, refused.problem.code]).toEqual([404, "NOT_FOUND"]);
    }
  });
});
