import { type ContentfulClientApi, createClient } from "contentful";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentStore, startContentStore } from "./start-content-store.ts";

let store: ContentStore;
let client: ContentfulClientApi<undefined>;
beforeAll(async () => {
  store = await startContentStore();
  const { space, token: accessToken, environment, url } = store;
  client = createClient({ space, accessToken, environment, host: new URL(url).host, insecure: true });
});
afterAll(() => store.close());

const read = (path: string, token = store.token) =>
  fetch(`${store.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
const PLACE = "/spaces/skywave/environments/master";

describe("the embedded content store, read by Contentful's own client", () => {
  test("[S7.76] finds campaigns by id, with the pictures that they link to", async () => {
    const found = await client.getEntries({
      content_type: "Campaign",
      "fields.campaign_id": "CA_default_conf_campaign",
      locale: "fr-CA",
      include: 2,
    });
    expect(found.total).toBe(1);
    expect(found.items[0]?.fields).toMatchObject({
      title: "D’un océan à l’autre, tout est à vous",
      text: { nodeType: "document" },
      confirmation_image: {
        fields: { file: { url: "/content/northern-lights.svg", contentType: "image/svg+xml" } },
      },
    });
  });

  test("[S7.76] finds offers by a list of ids, and follows links as deep as is asked", async () => {
    const query = {
      content_type: "Offer",
      "fields.offer_id[in]": ["us-all-access-trial", "us-music-trial"],
      order: ["-fields.offer_id"],
    } as const;
    const deep = await client.getEntries({ ...query, include: 3 });
    expect(deep.items.map(({ fields }) => fields["offer_id"])).toEqual([
      "us-music-trial",
      "us-all-access-trial",
    ]);
    expect(deep.items[0]?.fields).toMatchObject({
      package: {
        fields: { listening_options: [{ fields: { icon: { fields: { title: expect.any(String) } } } }, {}] },
      },
    });
    const flat = await client.getEntries({ ...query, include: 0 });
    expect(flat.items[0]?.fields["package"]).toMatchObject({ sys: { type: "Link" } });
  });

  test("[S7.76] finds packages, in every language at once", async () => {
    const found = await client.withAllLocales.getEntries({
      content_type: "Package",
      "fields.sms_package_id[in]": ["streaming-all"],
    });
    expect(Object.keys(found.items[0]?.fields["features"] ?? {}).sort()).toEqual(["en-CA", "en-US", "fr-CA"]);
  });

  test("[S7.76] reads one entry, and of others what is selected, page by page", async () => {
    const entry = await client.getEntry("listening-inside-the-car", { locale: "fr-CA" });
    expect(entry.fields).toMatchObject({ label: "Dans la voiture" });
    const page = await client.getEntries({
      content_type: "Properties",
      select: ["fields.property_id"],
      limit: 2,
      skip: 1,
    });
    expect(page).toMatchObject({ total: 4, skip: 1, limit: 2 });
    expect(page.items.map(({ fields }) => fields)).toEqual([
      { property_id: "inside_the_car" },
      { property_id: "streaming_app" },
    ]);
  });

  test("[S7.76] refuses as the real one does, whoever has no token of its own first of all", async () => {
    const answers = [
      await read(`${PLACE}/entries?content_type=Offer`, "wrong"),
      await read("/spaces/other/environments/master/entries"),
      await read(`${PLACE}/entries/nothing`),
      await read(`${PLACE}/entries?content_type=Unknown`),
      await read(`${PLACE}/entries?fields.offer_id=x`),
      await read(`${PLACE}/entries?content_type=Offer&include=11`),
      await read(`${PLACE}/entries?content_type=Offer&locale=de`),
      await read(`${PLACE}/entries?content_type=Offer&surprise=1`),
    ];
    const told = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        ((await answer.json()) as { sys: { id: string } }).sys.id,
      ]),
    );
    expect(told).toEqual([
      [401, "AccessTokenInvalid"],
      [404, "NotFound"],
      [404, "NotFound"],
      [400, "InvalidQuery"],
      [400, "InvalidQuery"],
      [400, "InvalidQuery"],
      [400, "BadRequest"],
      [400, "InvalidQuery"],
    ]);
  });
});
