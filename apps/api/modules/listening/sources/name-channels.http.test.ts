import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JAZZ_CHANNEL, keep, makeMember, viewLibrary } from "#testing/keep-library.ts";
import { makeSubscriber, tune, tuneTo } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const NAME = { en: "Brass Corner", fr: "Le coin des cuivres" };
const BRANDS = { en: "Brass Alley", fr: "Brass Alley" };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Desk = TestApi["app"]["modules"]["catalogue"]["desk"];
type Document = Awaited<ReturnType<Desk["export"]>>;
let brand: Document | undefined;
const desk = () => api.app.modules.catalogue.desk;
beforeEach(async () => {
  brand ??= await desk().export();
  await desk().import(brand);
});
const renamed = async (): Promise<Document> => {
  const document = await desk().export();
  return {
    ...document,
    entries: document.entries.map((entry) => (entry.id === "31" ? { ...entry, title: NAME } : entry)),
  };
};
const nameOnAir = async (by: TestVisitor) =>
  (await by.call("playback", "liveUpdate", { query: { entityId: "31" } })).data.channels[0]?.name;

describe("a channel that an editor has renamed", () => {
  test("is called so wherever it is on the air, played, replayed or heard in a station", async () => {
    await desk().import(await renamed());
    const visitor = await makeSubscriber(api, "hears-all@example.com", "us-all-access-monthly");
    expect(await nameOnAir(visitor)).toEqual(NAME);
    const around = { params: { entityId: "31" }, query: {} };
    expect((await visitor.call("playback", "lookaround", around)).data.name).toEqual(NAME);
    expect((await tune(visitor, "31")).data.channelName).toEqual(NAME);
    const body = { id: "31", from: "airing" as const, manifestVariant: "WEB" as const };
    expect((await visitor.call("playback", "replay", { body })).data.channelName).toEqual(NAME);
    const station = { id: "otis-bramble", type: "artist-station" as const };
    expect((await tuneTo(visitor, station.type, station.id)).data.channelName).toEqual(NAME);
    const moved = await visitor.call("playback", "skip", { body: { ...station, place: 0 } });
    expect(moved.data.channelName).toEqual(NAME);
  });

  test("is called so in what is kept, queued, and taken along without a network", async () => {
    const { member } = await makeMember(api);
    await keep(member, JAZZ_CHANNEL);
    await desk().import(await renamed());
    const [kept] = (await viewLibrary(member)).data.items;
    expect(kept?.content).toMatchObject({ title: NAME.en, channel: { name: NAME.en } });
    const visitor = await makeSubscriber(api, "takes-along@example.com", "us-all-access-monthly");
    const list = { params: { entityId: "31" }, query: { before: 1, after: 0 } };
    const [newest] = (await visitor.call("playback", "lookaroundEpisodes", list)).data.episodes;
    if (newest === undefined) throw new Error("there is no episode");
    const granted = await visitor.call("playback", "grantOffline", {
      body: { id: newest.entityId, type: newest.type },
    });
    expect(granted.data).toMatchObject({ channelNumber: 31, channelName: NAME });
  });

  test("is called as before on the air of everybody else while it is a draft", async () => {
    const { token } = await desk().preview(await renamed());
    const editor = await api.visitor();
    const answer = await api.app.inject({ url: `/preview/${token}` });
    for (const { name, value } of answer.cookies) editor.cookies.set(name, value);
    expect(await nameOnAir(editor)).toEqual(NAME);
    expect(await nameOnAir(await api.visitor())).toEqual(BRANDS);
  });
});

test("a channel that the catalogue leaves out is called as the brand calls it", async () => {
  const document = await renamed();
  await desk().import({
    ...document,
    entries: document.entries.filter(({ type, id }) => type !== "channel-linear" || id !== "31"),
  });
  expect(await nameOnAir(await api.visitor())).toEqual(BRANDS);
});
