import type { CallInput } from "@skywave/contract";
import { isDataProduct } from "@skywave/domain/offers/data-product";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { CATALOGUE } from "#modules/offers/index.ts";

let api: TestApi;
let visitor: TestVisitor;
beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

const params = { space: "skywave", environment: "master" };
type Query = CallInput<"content", "getEntries">["query"];
const entries = (query: Query) => visitor.call("content", "getEntries", { params, query });
const raw = (path: string) =>
  api.app.inject({ url: `/api/content/v1/spaces/skywave/environments/master/entries${path}` });

interface Words {
  [name: string]: Record<string, unknown>;
}

function expectEveryLanguage(fields: Words, names: readonly string[]) {
  for (const name of names)
    expect(Object.keys(fields[name] ?? {}).sort(), name).toEqual(["en-CA", "en-US", "fr-CA"]);
}

describe("getEntries", () => {
  test("[S1.08] [S3.38] has words for every offer that is sold, in three languages", async () => {
    for (const { id } of CATALOGUE) {
      const answer = await entries({ content_type: "Offer", "fields.offer_id[in]": id, locale: "*" });
      expect(answer.data.items, id).toHaveLength(1);
      expectEveryLanguage(answer.data.items[0]?.fields as Words, ["description", "deal"]);
    }
  });

  test("[S3.38] has features and ways to listen for every package that is sold", async () => {
    const sold = [
      ...new Set(CATALOGUE.flatMap(({ products }) => products.map(({ id }) => packageIdOf(id)))),
    ].filter((id) => !id.startsWith("partner-") && !isDataProduct(id));
    const answer = await entries({
      content_type: "Package",
      "fields.sms_package_id[in]": sold.join(),
      locale: "*",
      include: 2,
    });
    expect(answer.data.items).toHaveLength(sold.length);
    for (const { fields } of answer.data.items) expectEveryLanguage(fields as Words, ["features"]);
    const options = (answer.data.includes?.Entry ?? []).map(({ fields }) => fields as Words);
    for (const fields of options) expectEveryLanguage(fields, ["label"]);
    const labels = Object.fromEntries(
      options.map(({ property_id: id, label }) => [String(id?.["en-US"]), label?.["fr-CA"]]),
    );
    expect(labels).toEqual({
      inside_the_car: "Dans la voiture",
      streaming_app: "Dans l’appli d’écoute en ligne",
      custom_stations: "Des stations à votre goût",
      vip_perks: "Des avantages pour les habitués",
    });
    const pictures = (answer.data.includes?.Asset ?? []).map(({ sys }) => sys?.id);
    const icons = options.flatMap(
      ({ icon }) => (icon?.["en-US"] as { sys: { id: string } } | undefined)?.sys.id ?? [],
    );
    expect(icons.toSorted()).toEqual(pictures.toSorted());
    expect(icons).toHaveLength(4);
  });

  test.each(["default_sales_campaign", "CA_default_sales_campaign"])(
    "[S3.38] has the sales hero %s with its image, words and a next step",
    async (id) => {
      const query = { content_type: "Campaign", "fields.campaign_id": id, locale: "*", include: 1 } as const;
      const answer = await entries(query);
      const fields = answer.data.items[0]?.fields as Words;
      expectEveryLanguage(fields, ["title", "text", "call_to_action_label"]);
      expect(fields["hero_image"]?.["en-US"]).toMatchObject({ sys: { linkType: "Asset" } });
      expect(answer.data.includes?.Asset).toHaveLength(1);
    },
  );

  test.each(["default_conf_campaign", "CA_default_conf_campaign"])(
    "[S2.15] has the default confirmation campaign %s with picture, text and a next step",
    async (id) => {
      const answer = await entries({
        content_type: "Campaign",
        "fields.campaign_id": id,
        locale: "*",
        include: 1,
      });
      const fields = answer.data.items[0]?.fields as Words;
      expectEveryLanguage(fields, ["title", "text", "call_to_action_label"]);
      expect(answer.data.includes?.Asset).toHaveLength(1);
    },
  );

  test.each([
    "?content_type=Secret",
    "?content_type=Offer&include=11",
    "?content_type=Offer&fields.offer_id%5Bin%5D=a%2Fb",
    `?content_type=Offer&fields.offer_id%5Bin%5D=${Array.from({ length: 51 }, (_, index) => `o${index}`).join()}`,
    "?content_type=Offer&fields.campaign_id=../../x",
    "?content_type=Offer&access_token=stolen",
    "?content_type=Offer&locale=de",
    "?content_type=Offer&select=fields.a%26x",
    "?content_type=Offer&limit=1000",
    "?content_type=Offer&content_type=Campaign",
    "",
  ])("refuses a query that is not on the list: %.60s", async (query) => {
    expect((await raw(query)).statusCode).toBe(400);
  });

  test.each(["/..%2F..%2Fother", "/a.b", `/${"x".repeat(65)}`])("refuses the id %.20s", async (id) => {
    expect((await raw(id)).statusCode).toBe(400);
  });

  test("reads nothing of other places", async () => {
    const elsewhere = { space: "skywave", environment: "staging" };
    const answer = await visitor.call("content", "getEntries", {
      params: elsewhere,
      query: { content_type: "Offer" },
    });
    expect([answer.status, answer.problem.code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("getEntry", () => {
  test("[S7.76] reads one entry in a language, and says what is not there", async () => {
    const found = await visitor.call("content", "getEntry", {
      params: { ...params, id: "listening-inside-the-car" },
      query: { locale: "fr-CA" },
    });
    expect(found.data.fields).toMatchObject({ label: "Dans la voiture" });
    const missing = await visitor.call("content", "getEntry", {
      params: { ...params, id: "none" },
      query: {},
    });
    expect([missing.status, missing.problem.notFoundResourceType]).toEqual([404, "content"]);
  });
});
