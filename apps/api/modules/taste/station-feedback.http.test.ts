import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATIONS } from "@skywave/channels/stations";
import { tuneTo } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member() {
  people += 1;
  const one = await api.visitor();
  await one.register(`rater-${people}@example.com`);
  return one;
}

const asked = (itemEntityIds: string, contentEntityId = "31", contentEntityType = "channel-linear") => ({
  params: { contentEntityType, contentEntityId },
  query: { itemEntityIds },
});
const rate = (by: TestVisitor, value: "up" | "down" | "none", ...of: Parameters<typeof asked>) =>
  by.call("taste", "setStationFeedback", { ...asked(...of), body: { value } });
const read = (by: TestVisitor, ...of: Parameters<typeof asked>) =>
  by.call("taste", "getStationFeedback", asked(...of));
const values = (...pairs: [id: string, value: string][]) =>
  pairs.map(([itemEntityId, value]) => ({ itemEntityId, value }));

describe("station feedback", () => {
  test("[S7.69] is given and read by a station's type and id, for the items that a query names", async () => {
    const one = await member();
    expect((await rate(one, "up", "31-0,31-2")).data.feedback).toEqual(
      values(["31-0", "up"], ["31-2", "up"]),
    );
    await rate(one, "down", "31-1");
    expect((await read(one, "31-2,31-1,31-3,31-2")).data.feedback).toEqual(
      values(["31-2", "up"], ["31-1", "down"], ["31-3", "none"]),
    );
    // Somebody else has said nothing of it.
    expect((await read(await member(), "31-0")).data.feedback).toEqual(values(["31-0", "none"]));
  });

  test("is of what channels really play", async () => {
    const one = await member();
    const { data } = await one.call("playback", "peekChannel", {
      params: { entityId: "12" },
      query: { size: 20 },
    });
    for (const { id } of data.airings) expect((await rate(one, "up", id, "12")).status).toBe(200);
  });

  test("is of a station of music and of an artist, and of what it plays alone", async () => {
    const one = await member();
    for (const { type, id } of STATIONS) {
      const { data } = await tuneTo(one, type, id);
      const item = data.nowPlaying.id;
      expect((await rate(one, "up", item, id, type)).data.feedback, id).toEqual(values([item, "up"]));
      // What is thought of it there is not what is thought of it on its channel.
      const [channel = ""] = item.split("-");
      expect((await read(one, item, channel)).data.feedback).toEqual(values([item, "none"]));
    }
    const [slow] = STATIONS;
    const talk = await rate(one, "up", "74-0", slow?.id, slow?.type);
    expect([talk.status, talk.problem.notFoundResourceType]).toEqual([404, "item"]);
    const other = slow?.type === "channel-xtra" ? "artist-station" : "channel-xtra";
    expect((await read(one, "31-0", slow?.id, other)).problem.notFoundResourceType).toBe("station");
  });

  test("moves up the channel whose song was liked, whichever station it was heard in", async () => {
    const one = await member();
    const { data } = await tuneTo(one, "channel-xtra", "slow-morning");
    const item = data.nowPlaying.id;
    await rate(one, "up", item, "slow-morning", "channel-xtra");
    const forYou = await one.call("taste", "forYou", { query: { locale: "en-US" } });
    const first = forYou.data.items[0];
    expect(String(first?.channel.number)).toBe(item.split("-")[0]);
    expect(first?.because).toEqual({ kind: "feedback", thumbsUp: 1 });
  });

  test("is the same however often it is said, changes, and is taken back", async () => {
    const one = await member();
    for (const value of ["up", "up", "down", "none", "none"] as const)
      expect((await rate(one, value, "31-0")).data.feedback).toEqual(values(["31-0", value]));
  });

  test("knows no station and no item that there is not", async () => {
    const one = await member();
    for (const [refused, type] of [
      [await rate(one, "up", "31-0", "999"), "station"],
      [await read(one, "31-0", "31", "show"), "station"],
      [await rate(one, "up", "31-0,31-99"), "item"],
      [await read(one, "12-0"), "item"],
    ] as const)
      expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, type]);
    expect((await read(one, "31-0")).data.feedback).toEqual(values(["31-0", "none"]));
  });

  test("is asked for some items at once, not for none or for hundreds, and by people alone", async () => {
    const one = await member();
    const many = Array.from({ length: 51 }, (_, at) => `31-${at}`).join(",");
    for (const ids of ["", ",", "31-0,", "31 0", many]) {
      const refused = await read(one, ids);
      expect([refused.problem.code, refused.problem.invalidFields?.[0]?.field]).toEqual([
        "INVALID_PAYLOAD",
        "itemEntityIds",
      ]);
    }
    expect((await rate(await api.visitor(), "up", "31-0")).problem.code).toBe("FORBIDDEN");
  });
});
