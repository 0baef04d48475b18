import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
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
  await one.register(`queuer-${people}@example.com`);
  return one;
}

type EntityType = "channel-linear" | "show" | "episode-audio" | "episode-podcast";
const key = (entityType: EntityType, entityId: string) => ({ entityType, entityId });
const GARDEN = key("show", "long-form-garden");
const BRASS = key("channel-linear", "31");
const add = (by: TestVisitor, items: ReturnType<typeof key>[], place?: "next" | "end") =>
  by.call("nextup", "nextupAdd", { body: { items, ...(place && { place }) } });
const list = async (by: TestVisitor) =>
  (await by.call("nextup", "nextupList", { query: { locale: "en-US" } })).data;
const idsOf = async (by: TestVisitor) => (await list(by)).items.map(({ entityId }) => entityId);

// The tests begin on 2026-03-10 at 15:00 UTC: of this show there was an episode on the day before.
const MORNING = key("episode-podcast", "first-light-morning_2026-03-09");

describe("next up", () => {
  test("[S7.72] adds things at the end or next, is switched off and on, lists them and removes one", async () => {
    const one = await member();
    expect(await list(one)).toEqual({ isEnabled: true, items: [] });
    expect((await add(one, [GARDEN])).status).toBe(204);
    await add(one, [key("channel-linear", "12")]);
    await add(one, [BRASS], "next");
    expect(await idsOf(one)).toEqual(["31", "long-form-garden", "12"]);
    expect((await one.call("nextup", "nextupEnable", { body: { isEnabled: false } })).status).toBe(204);
    const { isEnabled, items } = await list(one);
    expect([isEnabled, items[0]?.title]).toEqual([false, "Brass Alley"]);
    await one.call("nextup", "nextupEnable", { body: { isEnabled: true } });
    expect((await one.call("nextup", "nextupRemove", { params: GARDEN })).status).toBe(204);
    expect(await list(one)).toMatchObject({
      isEnabled: true,
      items: [{ entityId: "31" }, { entityId: "12" }],
    });
  });

  test("has each thing once, and takes repeats of every call", async () => {
    const one = await member();
    for (const place of ["end", "end", "next"] as const) await add(one, [GARDEN, BRASS, GARDEN], place);
    expect(await idsOf(one)).toEqual(["long-form-garden", "31"]);
    for (let times = 0; times < 2; times += 1) await one.call("nextup", "nextupRemove", { params: BRASS });
    expect(await idsOf(one)).toEqual(["long-form-garden"]);
  });

  test("loses nothing of what is added at the same moment", async () => {
    const one = await member();
    const numbers = ["4", "7", "8", "9", "10", "12", "15", "20"];
    await Promise.all(numbers.map((number) => add(one, [key("channel-linear", number)])));
    expect((await idsOf(one)).toSorted()).toEqual(numbers.toSorted());
  });

  test("holds episodes as long as they are kept", async () => {
    const one = await member();
    expect((await add(one, [MORNING, BRASS])).status).toBe(204);
    const [first] = (await list(one)).items;
    expect(first).toMatchObject({ ...MORNING, show: { entityId: "first-light-morning" } });
    for (const none of [
      key("episode-audio", MORNING.entityId),
      key("episode-podcast", "first-light-morning_2026-01-05"),
    ])
      expect((await add(one, [none])).problem.notFoundResourceType).toBe("entity");
    const episode = key("episode-podcast", "first-light-morning_2026-01-05");
    await readRows(api, `update next_up set items = items || '[${JSON.stringify(episode)}]'::jsonb`);
    expect(await idsOf(one)).toEqual([MORNING.entityId, "31"]);
  });

  test("takes nothing that there is not, and of several none then", async () => {
    const one = await member();
    const refused = await add(one, [BRASS, key("show", "no-such-show")]);
    expect([refused.status, refused.problem.notFoundResourceType]).toEqual([404, "entity"]);
    expect(await idsOf(one)).toEqual([]);
  });

  test("refuses more than a hundred things, more than twenty at once, and whoever is not signed in", async () => {
    const one = await member();
    const days = Array.from({ length: 21 }, () => BRASS);
    for (const items of [[], days])
      expect((await add(one, items)).problem.invalidFields?.[0]?.field).toBe("items");
    await add(one, [GARDEN]);
    const full = Array.from({ length: 100 }, (_, at) => key("show", `show-${at}`));
    await readRows(api, `update next_up set items = '${JSON.stringify(full)}'::jsonb`);
    expect((await add(one, [BRASS])).problem).toMatchObject({
      code: "INVALID_PAYLOAD",
      invalidFields: [{ field: "items", code: "queue_full" }],
    });
    expect((await add(await api.visitor(), [BRASS])).problem.code).toBe("FORBIDDEN");
  });

  test("goes with the person who deletes their account", async () => {
    const one = await member();
    await add(one, [BRASS]);
    const rows = async () => (await readRows(api, "select identity_id from next_up")).length;
    const before = await rows();
    await one.call("user", "deleteIdentity", {});
    expect(await rows()).toBe(before - 1);
  });
});
