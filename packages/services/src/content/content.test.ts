import { createSkywave } from "@skywave/sdk";
import { answered, createFakePlatform, makeConfiguration, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadConfirmationCampaign, loadSalesHero } from "./load-campaign.ts";
import { loadOfferContent } from "./load-offer-content.ts";
import { readRichText } from "./read-rich-text.ts";
import { safeAddress } from "./safe-address.ts";
import { writtenFor } from "./written.ts";

const READER = { locale: "fr-CA", region: "QC" } as const;
const link = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });
const shared = (value: unknown) => ({ "en-US": value });
const entry = (id: string, fields: object) => ({ sys: { id, type: "Entry" }, fields });
const asset = (id: string, url: string) => ({
  sys: { id, type: "Asset" },
  fields: {
    description: { "en-US": "A star", "fr-CA": "Une étoile" },
    file: shared({ url, details: { image: { width: 48, height: 32 } } }),
  },
});
const list = (items: object[], includes = {}) =>
  answered(200, { sys: { type: "Array" }, total: items.length, skip: 0, limit: 100, items, includes });

describe("writtenFor", () => {
  const both = { "en-US": "Hello", "fr-CA": "Bonjour" };
  const english = { "en-US": "Hello" };

  it("[S3.38] shows nothing in Quebec of what is not there in French", () => {
    expect(writtenFor(both, READER)).toEqual({ value: "Bonjour" });
    expect(writtenFor(english, READER)).toBeUndefined();
  });

  it("[S3.38] shows the English elsewhere, and marks it for those who read French", () => {
    expect(writtenFor(english, { locale: "fr-CA", region: "ON" })).toEqual({ value: "Hello", lang: "en" });
    expect(writtenFor(english, { locale: "fr-CA", region: undefined })).toEqual({
      value: "Hello",
      lang: "en",
    });
    expect(writtenFor(english, { locale: "en-CA", region: "QC" })).toEqual({ value: "Hello" });
  });

  it("finds nothing in what is no field", () => {
    expect([undefined, null, "x", {}].map((value) => writtenFor(value, READER))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe("safeAddress", () => {
  it.each([
    ["/account", "/account"],
    ["https://a.test/b", "https://a.test/b"],
    ["//images.test/a.svg", "https://images.test/a.svg"],
    ["javascript:alert(1)", undefined],
    ["http://a.test/", undefined],
    ["/\\evil.test", undefined],
    ["https://user@evil.test/", undefined],
    ["data:text/html,x", undefined],
    [7, undefined],
  ])("takes %j for %j", (address, expected) => {
    expect(safeAddress(address)).toBe(expected);
  });
});

describe("readRichText", () => {
  it("keeps structure and words, and no address that could run something", () => {
    const text = (value: string, ...types: string[]) => ({
      nodeType: "text",
      value,
      marks: types.map((type) => ({ type })),
    });
    const document = {
      nodeType: "document",
      content: [
        { nodeType: "paragraph", content: [text("One "), text("two", "bold")] },
        { nodeType: "hyperlink", data: { uri: "javascript:alert(1)" }, content: [text("three")] },
        { nodeType: "hyperlink", data: { uri: "/four" }, content: [text("four")] },
        { nodeType: "embedded-entry-block", content: [] },
        { nodeType: "constructor", content: [text("five")] },
      ],
    };
    const plain = { kind: "text", isBold: false, isItalic: false };
    expect(readRichText(document)).toEqual([
      {
        kind: "paragraph",
        content: [
          { ...plain, text: "One " },
          { ...plain, text: "two", isBold: true },
        ],
      },
      { kind: "group", content: [{ ...plain, text: "three" }] },
      { kind: "link", address: "/four", content: [{ ...plain, text: "four" }] },
      { kind: "group", content: [] },
      { kind: "group", content: [{ ...plain, text: "five" }] },
    ]);
  });

  it("ends with a text that goes deeper than any should", () => {
    const nested = { nodeType: "paragraph", content: [] as object[] };
    nested.content.push(nested);
    expect(JSON.stringify(readRichText(nested)).length).toBeLessThan(1_000);
  });
});

describe("loadSalesHero", () => {
  it.each([
    ["CA", "CA_default_sales_campaign"],
    ["US", "default_sales_campaign"],
  ] as const)(
    "[S3.38] reads the campaign that invites to buy in %s, with its hero image",
    async (country, id) => {
      const { skywave, platform } = openSkywave();
      const campaign = entry("campaign-1", {
        title: { "fr-CA": "Bonjour" },
        hero_image: shared(link("Asset", "star")),
        confirmation_image: shared(link("Asset", "moon")),
      });
      const pictures = [asset("star", "//images.test/star.svg"), asset("moon", "//images.test/moon.svg")];
      platform.server.answer("getEntries", list([campaign], { Asset: pictures }));
      expect(await loadSalesHero(skywave, { country, ...READER })).toMatchObject({
        title: { value: "Bonjour" },
        picture: { address: "https://images.test/star.svg" },
      });
      expect(platform.server.requests[0]?.url).toContain(`fields.campaign_id=${id}&`);
    },
  );
});

describe("loadConfirmationCampaign", () => {
  it.each([
    ["CA", "CA_default_conf_campaign"],
    ["US", "default_conf_campaign"],
  ] as const)("[S2.15] [S9.15] asks in %s for %s, ten links deep", async (country, id) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getEntries", list([]));
    expect(
      await loadConfirmationCampaign(skywave, { country, locale: "en-CA", region: undefined }),
    ).toBeUndefined();
    expect(platform.server.requests[0]?.url).toBe(
      `/api/content/v1/spaces/space-1/environments/master/entries?content_type=Campaign&fields.campaign_id=${id}&include=10&locale=*`,
    );
  });

  it("[S3.38] reads title, text, picture and call to action", async () => {
    const { skywave, platform } = openSkywave();
    const campaign = entry("campaign-1", {
      title: { "en-US": "Hello", "fr-CA": "Bonjour" },
      text: { "fr-CA": { nodeType: "document", content: [] } },
      confirmation_image: shared(link("Asset", "star")),
      call_to_action_label: { "fr-CA": "Continuer" },
      call_to_action_url: shared("/account"),
    });
    platform.server.answer(
      "getEntries",
      list([campaign], { Asset: [asset("star", "//images.test/star.svg")] }),
    );
    expect(await loadConfirmationCampaign(skywave, { country: "CA", ...READER })).toEqual({
      title: { value: "Bonjour" },
      text: { value: [] },
      picture: {
        address: "https://images.test/star.svg",
        width: 48,
        height: 32,
        alternative: { value: "Une étoile" },
      },
      callToAction: { label: { value: "Continuer" }, address: "/account" },
    });
  });

  it("is nothing to show when the content store does not answer, or there is none", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getEntries", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    expect(await loadConfirmationCampaign(skywave, { country: "CA", ...READER })).toBeUndefined();
    const bare = createSkywave(createFakePlatform(), { configuration: makeConfiguration({ content: null }) });
    expect(await loadConfirmationCampaign(bare, { country: "CA", ...READER })).toBeUndefined();
  });
});

describe("loadOfferContent", () => {
  it("[S3.38] follows the offer to its package, its features, the ways to listen and their icons", async () => {
    const { skywave, platform } = openSkywave();
    const offer = entry("offer-1", {
      deal: { "fr-CA": "Écoutez d’abord" },
      description: { "en-US": "Everything" },
      package: shared(link("Entry", "package-1")),
    });
    const held = entry("package-1", {
      features: { "fr-CA": ["Tout", 7] },
      listening_options: shared([link("Entry", "perks"), link("Entry", "gone")]),
    });
    const perks = entry("perks", { label: { "fr-CA": "Avantages" }, icon: shared(link("Asset", "star")) });
    platform.server.answer(
      "getEntries",
      list([offer], { Entry: [held, perks], Asset: [asset("star", "/content/star.svg")] }),
    );
    expect(await loadOfferContent(skywave, { offerId: "offer-1", ...READER })).toMatchObject({
      deal: { value: "Écoutez d’abord" },
      description: undefined,
      features: { value: ["Tout"] },
      listeningOptions: [
        { id: "perks", label: { value: "Avantages" }, icon: { address: "/content/star.svg" } },
      ],
    });
  });
});
