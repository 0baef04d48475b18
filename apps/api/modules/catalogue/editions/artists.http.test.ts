import { STATIONS } from "@skywave/channels/stations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keep, makeMember, viewLibrary } from "#testing/keep-library.ts";
import { makeSubscriber, tuneTo } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument, Entry } from "../document/catalogue-document.ts";

const ARTISTS = STATIONS.filter(({ artist }) => artist !== null);
const OTIS = { entityType: "artist-station", entityId: "otis-bramble" } as const;
const WORDS: Partial<Entry> = {
  title: { en: "Otis after dark", fr: "Otis, la nuit tombée" },
  text: { en: "Trombone for closing time.", fr: "Du trombone pour la fermeture." },
  longText: { en: "He never learned to read music.", fr: "Il n’a jamais appris le solfège." },
  keyWords: { en: ["slide"], fr: ["coulisse"] },
};

let api: TestApi;
let visitor: TestVisitor;
const brand = brandDocument();
beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());
const desk = () => api.app.modules.catalogue.desk;
beforeEach(async () => {
  await desk().import(brand);
});

const isOtis = ({ type, id }: Entry) => type === OTIS.entityType && id === OTIS.entityId;
const edited: CatalogueDocument = {
  ...brand,
  entries: brand.entries.map((entry) => (isOtis(entry) ? { ...entry, ...WORDS } : entry)),
};
const leftOut: CatalogueDocument = { ...brand, entries: brand.entries.filter((entry) => !isOtis(entry)) };

const search = async (query: string, locale: "en-US" | "fr-CA" = "en-US", by = visitor) =>
  (await by.call("search", "getSearchResults", { body: { query, locale } })).data.items;
const page = (params: { entityType: string; entityId: string }, locale: "en-US" | "fr-CA" = "en-US") =>
  visitor.call("browse", "getPage", { params, query: { locale } });
const listed = async (by = visitor) => {
  const params = { entityType: "page", entityId: "listen" };
  const { data } = await by.call("browse", "getPage", { params, query: { locale: "en-US" } });
  const artists = data.containers.find(({ containerId }) => containerId === "artists");
  return artists?.sets.flatMap(({ items }) => items.map(({ entityId, title }) => [entityId, title])) ?? [];
};

describe("an artist in the catalogue", () => {
  test("is one of those whom the product plays, with a page, a picture and a channel", async () => {
    expect(await listed()).toEqual(ARTISTS.map(({ id, name }) => [id, name.en]));
    const { data } = await page(OTIS, "fr-CA");
    expect(data.item).toMatchObject({ ...OTIS, title: "Station Otis Bramble", channel: { number: 31 } });
    expect(data.item?.image?.key).toBe("artist-station/otis-bramble");
    expect(data.item?.access.kind).toBe("preview");
    expect(data.containers.map(({ containerId }) => containerId)).toEqual(["shows-of-31", "like-31"]);
  });

  test("is found and told with the words of an editor in both languages, and by their own name", async () => {
    await desk().import(edited);
    for (const query of ["after dark", "nuit tombee", "slide", "coulisse", "solfege", "otis bramble"])
      expect(
        (await search(query)).map(({ entityId }) => entityId),
        query,
      ).toContain(OTIS.entityId);
    const [english] = await search("after dark");
    const { item: french } = (await page(OTIS, "fr-CA")).data;
    expect([english?.title, english?.text]).toEqual(["Otis after dark", "Trombone for closing time."]);
    expect([french?.title, french?.longText]).toEqual([
      "Otis, la nuit tombée",
      "Il n’a jamais appris le solfège.",
    ]);
    expect(await listed()).toContainEqual([OTIS.entityId, "Otis after dark"]);
    expect(await desk().export()).toEqual(edited);
    expect(await desk().import(await desk().export())).toMatchObject({ added: 0, changed: 0, gone: 0 });
  });

  test("is called so while they are played and kept", async () => {
    const { member } = await makeMember(api);
    await keep(member, OTIS);
    await desk().import(edited);
    const subscriber = await makeSubscriber(api, "after-dark@example.com", "us-all-access-monthly");
    const tuned = await tuneTo(subscriber, OTIS.entityType, OTIS.entityId);
    expect(tuned.data.stationName).toEqual(WORDS.title);
    const { items } = (await viewLibrary(member, { filterViewId: "artists" })).data;
    expect(items.map(({ content }) => content.title)).toEqual(["Otis after dark"]);
  });

  test("is neither listed nor found where a file leaves them out, and still kept by who kept them", async () => {
    const { member } = await makeMember(api);
    await keep(member, OTIS);
    await desk().import(leftOut);
    expect((await listed()).map(([id]) => id)).toEqual(
      ARTISTS.map(({ id }) => id).filter((id) => id !== OTIS.entityId),
    );
    expect((await search("otis bramble")).map(({ entityId }) => entityId)).not.toContain(OTIS.entityId);
    expect((await page(OTIS)).status).toBe(404);
    const [kept] = (await viewLibrary(member)).data.items;
    expect([kept?.content.entityId, kept?.isGone]).toEqual([OTIS.entityId, true]);
  });

  test("is seen in a draft by whoever follows its link, and by nobody else", async () => {
    const { token } = await desk().preview(edited);
    const editor = await api.visitor();
    const answer = await api.app.inject({ url: `/preview/${token}` });
    for (const { name, value } of answer.cookies) editor.cookies.set(name, value);
    expect(await listed(editor)).toContainEqual([OTIS.entityId, "Otis after dark"]);
    expect(await listed()).toContainEqual([OTIS.entityId, "Otis Bramble Station"]);
  });
});
