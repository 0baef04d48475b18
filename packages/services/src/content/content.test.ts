import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { asset, entry, link, listed, shared } from "../testing/make-entries.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadConfirmationCampaign, loadSalesHero } from "./load-campaign.ts";
import { readRichText } from "./read-rich-text.ts";
import { safeAddress } from "./safe-address.ts";
import { writtenFor } from "./written.ts";

const READER = { locale: "fr-CA", region: "QC" } as const;

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

  it.each(["QC", "ON"])("finds nothing in what is no field, in %s", (region) => {
    const found = [undefined, null, "x", {}].map((value) => writtenFor(value, { ...READER, region }));
    expect(found).toEqual(Array(4).fill(undefined));
  });
});

describe("safeAddress", () => {
  it.each([
    ["/account", "/account"],
    ["https://a.test/b", "https://a.test/b"],
    ["https://a.test", "https://a.test"],
    ["//images.test/a.svg", "https://images.test/a.svg"],
    ["javascript:alert(1)", undefined],
    ["http://a.test/", undefined],
    ["/\\evil.test", undefined],
    ["https://user@evil.test/", undefined],
    ["data:text/html,x", undefined],
    [7, undefined],
    [["/account"], undefined],
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

  it("tells what is slanted from what is bold, and leaves out what is no text", () => {
    const words = [
      { nodeType: "text", value: "six", marks: [{ type: "italic" }] },
      { nodeType: "text", value: 7 },
      { nodeType: ["paragraph"] },
    ];
    expect(readRichText({ content: words })).toEqual([
      { kind: "text", text: "six", isBold: false, isItalic: true },
      { kind: "group", content: [] },
    ]);
    expect(readRichText("seven")).toEqual([]);
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
      platform.server.answer("getEntries", listed([campaign], { Asset: pictures }));
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
    platform.server.answer("getEntries", listed([]));
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
      listed([campaign], { Asset: [asset("star", "//images.test/star.svg")] }),
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

  it.each([
    [503, "SERVICE_UNAVAILABLE"],
    [404, "NOT_FOUND"],
  ])("is nothing to show, nor to look into, when the content store answers %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getEntries", refused({ status, code }));
    expect(await loadConfirmationCampaign(skywave, { country: "CA", ...READER })).toBeUndefined();
    expect(platform.logged).toEqual([]);
  });

  it("asks nothing where there is no content store", async () => {
    const platform = createFakePlatform();
    const bare = createSkywave(platform, { configuration: makeConfiguration({ content: null }) });
    expect(await loadConfirmationCampaign(bare, { country: "CA", ...READER })).toBeUndefined();
    expect(platform.logged).toEqual([]);
  });

  it("takes the campaign that is named, and the default where there is no such one", async () => {
    const { skywave, platform } = openSkywave();
    const named = { country: "CA", campaignId: "spring", ...READER } as const;
    platform.server.answer("getEntries", listed([entry("campaign-1", { title: { "fr-CA": "Printemps" } })]));
    expect(await loadConfirmationCampaign(skywave, named)).toMatchObject({ title: { value: "Printemps" } });
    platform.server.answer("getEntries", listed([]));
    expect(await loadConfirmationCampaign(skywave, named)).toBeUndefined();
    const asked = platform.server.requests.map(({ url }) => /campaign_id=(\w+)/.exec(url)?.[1]);
    expect(asked).toEqual(["spring", "spring", "CA_default_conf_campaign"]);
  });

  it.each([
    ["an address that could run something", { call_to_action_url: shared("javascript:alert(1)") }],
    ["no address", {}],
    ["no label", { call_to_action_label: {}, call_to_action_url: shared("/account") }],
  ])("calls to no action that has %s", async (_what, fields) => {
    const { skywave, platform } = openSkywave();
    const campaign = entry("campaign-1", { call_to_action_label: { "fr-CA": "Continuer" }, ...fields });
    platform.server.answer("getEntries", listed([campaign]));
    const shown = await loadConfirmationCampaign(skywave, { country: "CA", ...READER });
    expect(shown).toMatchObject({ callToAction: undefined });
  });

  it("shows what a campaign without fields has: nothing", async () => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("getEntries", listed([{ sys: { id: "campaign-1", type: "Entry" } }]));
    const shown = await loadConfirmationCampaign(skywave, { country: "CA", ...READER });
    expect(shown).toEqual({
      title: undefined,
      text: undefined,
      picture: undefined,
      callToAction: undefined,
    });
  });
});
