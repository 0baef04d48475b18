import { answered, type ScriptedAnswer } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { asset, entry, link, listed, shared } from "../testing/make-entries.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadOfferContent } from "./load-offer-content.ts";

const READER = { locale: "fr-CA", region: "QC" } as const;
const OFFER = entry("offer-1", { package: shared(link("Entry", "package-1")) });
const STAR = asset("star", "/content/star.svg");
const perksWith = (icon: unknown) => entry("perks", { label: { "fr-CA": "Avantages" }, icon: shared(icon) });

async function load(answer: ScriptedAnswer) {
  const { skywave, platform } = openSkywave();
  platform.server.answer("getEntries", answer);
  return { content: await loadOfferContent(skywave, { offerId: "offer-1", ...READER }), platform };
}

/** What there is to see of an offer whose package holds one way to listen. */
async function loadOption(option: object, assets: readonly object[] = []) {
  const held = entry("package-1", { listening_options: shared([link("Entry", "perks")]) });
  const { content } = await load(listed([OFFER], { Entry: [held, option], Asset: assets }));
  return content?.listeningOptions;
}

describe("loadOfferContent", () => {
  it("[S3.38] follows the offer to its package, its features, the ways to listen and their icons", async () => {
    const offer = entry("offer-1", {
      deal: { "fr-CA": "Écoutez d’abord" },
      description: { "en-US": "Everything" },
      package: shared(link("Entry", "package-1")),
    });
    const held = entry("package-1", {
      features: { "fr-CA": ["Tout", 7] },
      listening_options: shared([link("Entry", "perks"), link("Entry", "gone")]),
    });
    const included = { Entry: [held, perksWith(link("Asset", "star"))], Asset: [STAR] };
    const { content, platform } = await load(listed([offer], included));
    expect(content).toMatchObject({
      deal: { value: "Écoutez d’abord" },
      description: undefined,
      features: { value: ["Tout"] },
      listeningOptions: [
        { id: "perks", label: { value: "Avantages" }, icon: { address: "/content/star.svg" } },
      ],
    });
    expect(decodeURIComponent(platform.server.requests[0]?.url ?? "")).toContain(
      "?content_type=Offer&fields.offer_id[in]=offer-1&",
    );
  });

  it("shows what is said of an offer that has no package", async () => {
    const { content } = await load(listed([entry("offer-1", { description: { "fr-CA": "Tout" } })]));
    expect(content).toEqual({
      deal: undefined,
      description: { value: "Tout" },
      features: undefined,
      listeningOptions: [],
    });
  });

  it.each([
    ["the store does not have", listed([])],
    ["the store has lost", answered(404, { code: "NOT_FOUND" })],
  ])("is nothing to show of an offer that %s", async (_what, answer) => {
    expect((await load(answer)).content).toBeUndefined();
  });

  it.each([
    ["features", { features: { "fr-CA": "Tout" } }, { features: { value: [] } }],
    ["ways to listen", { listening_options: shared("all") }, { listeningOptions: [] }],
  ])("shows none of the %s that are no list", async (_what, fields, expected) => {
    const { content } = await load(listed([OFFER], { Entry: [entry("package-1", fields)] }));
    expect(content).toMatchObject(expected);
  });

  it.each([
    ["nothing that it links to", answered(200, { total: 1, skip: 0, limit: 1, items: [OFFER] })],
    ["an offer without fields", listed([{ sys: OFFER.sys }])],
    ["a package without fields", listed([OFFER], { Entry: [{ sys: { id: "package-1", type: "Entry" } }] })],
  ])("shows nothing beside the price where the store sends %s", async (_what, answer) => {
    const nothing = { deal: undefined, description: undefined, features: undefined, listeningOptions: [] };
    expect((await load(answer)).content).toEqual(nothing);
  });

  it.each([
    ["no link at all", "package-1"],
    ["a link to no kind", { sys: { id: "package-1" } }],
    ["a link to nothing", { sys: { linkType: "Entry" } }],
  ])("follows %s nowhere, not even to an entry without a name", async (_what, to) => {
    const features = { "fr-CA": ["Tout"] };
    const nameless = [{}, { sys: { type: "Entry" } }, { sys: { id: "package-1" } }];
    const offer = entry("offer-1", { package: shared(to) });
    const included = nameless.map((one) => ({ ...one, fields: { features } }));
    const { content } = await load(listed([offer], { Entry: included }));
    expect(content?.features).toBeUndefined();
  });

  it("leaves out a way to listen that has no label in the reader's language", async () => {
    expect(await loadOption(entry("perks", { label: { "en-US": "Perks" } }))).toEqual([]);
  });

  it.each([
    ["an address that could run something", asset("star", "javascript:alert(1)")],
    ["no width", asset("star", "/star.svg", { details: { image: { height: 32 } } })],
    ["no height", asset("star", "/star.svg", { details: { image: { width: 48 } } })],
    ["no file", { sys: { id: "star", type: "Asset" } }],
  ])("shows a way to listen without an icon that has %s", async (_what, picture) => {
    const options = await loadOption(perksWith(link("Asset", "star")), [picture]);
    expect(options).toEqual([{ id: "perks", label: { value: "Avantages" }, icon: undefined }]);
  });

  it("takes an icon that nobody has described for decoration, and one drawn by lines as it is", async () => {
    const address = "https://images.test/star.svg";
    const image = { width: 4000, height: 4000 };
    const drawn = asset("star", address, { contentType: "image/svg+xml", details: { image } });
    const { file } = drawn.fields;
    const options = await loadOption(perksWith(link("Asset", "star")), [{ ...drawn, fields: { file } }]);
    expect(options).toMatchObject([{ icon: { address, ...image, alternative: { value: "" } } }]);
  });
});
