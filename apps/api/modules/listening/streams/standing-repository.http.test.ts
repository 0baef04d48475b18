import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubscriber } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createStandingRepository, type StandingRepository } from "./standing-repository.ts";
import { createStreamsRepository, type StreamsRepository } from "./streams-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const ago = (seconds: number) => NOW.subtract({ seconds });
const MANY = 100_000;
const BATCH = 10_000;
/** The streams of a person and of a device, each found by the index and looked at for whether it counts. */
const FEW_ROWS = 20;

let api: TestApi;
let standings: StandingRepository;
let streams: StreamsRepository;
beforeAll(async () => {
  api = await openTestApi();
  standings = createStandingRepository(api.database, api.app.modules.subscriptions);
  streams = createStreamsRepository(api.database);
});
afterAll(() => api.close());

interface Put {
  identityId: string | null;
  seen?: number;
  taken?: number;
  started?: number;
}

/** A stream by how many seconds ago it began, was seen and was taken. */
async function put(deviceId: string, { identityId, started = 60, seen = 5, taken }: Put) {
  await streams.put({
    deviceId,
    identityId,
    channel: 9,
    sourceType: "channel-linear",
    sourceId: "9",
    startedAt: ago(started),
    seenAt: ago(seen),
    takenAt: taken === undefined ? null : ago(taken),
  });
}
const find = (deviceId: string, identityId: string | null) => standings.find({ deviceId, identityId }, NOW);

describe("the stream of a device", () => {
  test("is its own, in whoever's name, however long ago, and also when it was taken", async () => {
    await put("own-1", { identityId: "somebody-else", seen: 90_000, started: 90_000, taken: 80_000 });
    const { stream, playing } = await find("own-1", "own");
    expect(stream).toEqual({
      deviceId: "own-1",
      identityId: "somebody-else",
      startedAt: ago(90_000),
      seenAt: ago(90_000),
      takenAt: ago(80_000),
    });
    expect(playing).toEqual([]);
  });

  test("is none before it plays anything", async () => {
    expect(await find("nothing", "own")).toEqual({
      plans: [],
      stream: undefined,
      playing: [],
      previewStartedAt: undefined,
    });
  });

  test("of a visitor is looked at alone: visitors share nothing", async () => {
    await put("visitor-1", { identityId: null });
    await put("visitor-2", { identityId: null });
    const { stream, playing } = await find("visitor-1", null);
    expect(stream?.deviceId).toBe("visitor-1");
    expect(playing).toEqual([]);
  });
});

describe("the streams of a person", () => {
  test("are those seen of late that nobody has taken, the newest first, and the later device before the earlier", async () => {
    await put("many-old", { identityId: "many", seen: 3_600 });
    await put("many-taken", { identityId: "many", taken: 1 });
    await put("many-a", { identityId: "many", started: 30 });
    await put("many-b", { identityId: "many", started: 30 });
    await put("many-first", { identityId: "many", started: 300 });
    await put("many-newest", { identityId: "many", started: 10 });
    await put("other", { identityId: "another" });
    const { stream, playing } = await find("many-first", "many");
    expect(stream?.deviceId).toBe("many-first");
    expect(playing.map(({ deviceId }) => deviceId)).toEqual([
      "many-newest",
      "many-b",
      "many-a",
      "many-first",
    ]);
    const elsewhere = await find("not-yet", "many");
    expect(elsewhere.stream).toBeUndefined();
    expect(elsewhere.playing).toHaveLength(4);
  });

  test("leave out the one of their device that plays in the name of somebody else", async () => {
    await put("lent", { identityId: "lender" });
    const { stream, playing } = await find("lent", "borrower");
    expect(stream?.identityId).toBe("lender");
    expect(playing).toEqual([]);
  });
});

describe("the preview of a device", () => {
  test("counts for a day, and for this device alone", async () => {
    const day = { hours: 24 };
    await streams.beginPreview("preview-now", ago(60), NOW.subtract(day));
    await streams.beginPreview("preview-before", NOW.subtract(day), NOW.subtract({ hours: 48 }));
    expect((await find("preview-now", null)).previewStartedAt).toEqual(ago(60));
    expect((await find("preview-before", null)).previewStartedAt).toBeUndefined();
    expect((await find("preview-none", null)).previewStartedAt).toBeUndefined();
  });
});

describe("the plans of a person", () => {
  test("are all but those that are only being bought, with how they stand", async () => {
    const member = await makeSubscriber(api, "standing@example.com", "us-all-access-monthly");
    const { identityId } = (await member.call("user", "getIdentity", {})).data;
    const { plans } = await find(member.deviceId, identityId);
    expect(plans).toEqual([{ productId: expect.any(String), state: "active" }]);
    expect((await find(member.deviceId, null)).plans).toEqual([]);
    const turn = (state: string) =>
      readRows(
        api,
        `update subscriptions set state = '${state}' where identity_id = '${identityId}' returning id`,
      );
    await turn("suspended");
    expect((await find(member.deviceId, identityId)).plans).toMatchObject([{ state: "suspended" }]);
    await turn("reserved");
    expect((await find(member.deviceId, identityId)).plans).toEqual([]);
  });
});

describe("among a hundred thousand streams", () => {
  beforeAll(async () => {
    for (let from = 0; from < MANY; from += BATCH)
      await readRows(
        api,
        `insert into listening_streams (device_id, identity_id, channel, started_at, seen_at)
        select 'crowd-' || at, case when at % 3 = 0 then null else 'crowd-' || at / 3 end, 9,
          timestamptz '${NOW.toString()}' - at * interval '1 millisecond', timestamptz '${NOW.toString()}'
        from generate_series(${from + 1}, ${from + BATCH}) as at`,
      );
    await readRows(api, "analyze listening_streams");
  }, 120_000);

  test.each(["force_custom_plan", "force_generic_plan"])(
    "one is found by indexes, and few rows are looked at, by a plan of its own and by one for all (%s)",
    async (mode) => {
      for (const [identityId, deviceId, count] of [
        ["crowd-100", "crowd-301", 2],
        ["crowd-100", "a-device-more", 2],
        [null, "crowd-300", 0],
      ] as const) {
        const { touched, scans } = await lookedAt(mode, async () => {
          expect((await find(deviceId, identityId)).playing).toHaveLength(count);
        });
        expect(scans).toBe(0);
        expect(touched).toBeGreaterThan(0);
        expect(touched).toBeLessThan(FEW_ROWS);
      }
    },
  );
});

/** What the database has looked at for some work: rows, and whole tables. */
async function lookedAt(
  mode: string,
  work: () => Promise<void>,
): Promise<{ touched: number; scans: number }> {
  return api.database.inTransaction(async () => {
    await readRows(api, `set local plan_cache_mode = ${mode}`);
    const read = async () => {
      const [row] = await readRows(
        api,
        `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as touched, seq_scan as scans
        from pg_stat_xact_user_tables where relname = 'listening_streams'`,
      );
      return { touched: Number(row?.["touched"]), scans: Number(row?.["scans"]) };
    };
    const before = await read();
    await work();
    const after = await read();
    return { touched: after.touched - before.touched, scans: after.scans - before.scans };
  });
}
