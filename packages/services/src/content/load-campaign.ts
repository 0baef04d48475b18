import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { type ContentPicture, pictureOf, textOf } from "./linked-content.ts";
import { readEntries } from "./read-entries.ts";
import { readRichText, type RichNode } from "./read-rich-text.ts";
import { safeAddress } from "./safe-address.ts";
import { type Reader, sharedValue, type Written, writtenFor } from "./written.ts";

/** Spans the page, on screens that are sharp. */
const PAGE_WIDE = { width: 1920, height: 1080 };

/** What is shown before a purchase or after it; whatever the content store does not have is absent. */
export interface Campaign {
  title: Written<string> | undefined;
  text: Written<readonly RichNode[]> | undefined;
  picture: ContentPicture | undefined;
  callToAction: { label: Written<string>; address: string } | undefined;
}

/** The campaign that invites to buy. */
function salesCampaign(country: Country): string {
  return country === "CA" ? "CA_default_sales_campaign" : "default_sales_campaign";
}

/** The campaign that thanks for a purchase, where no other is named. */
function defaultConfirmationCampaign(country: Country): string {
  return country === "CA" ? "CA_default_conf_campaign" : "default_conf_campaign";
}

/**
 * Loads a confirmation campaign: the one that is named, if there is such a one, else the default of the country.
 * Undefined when there is none to show; nobody waits for it.
 */
export async function loadConfirmationCampaign(
  skywave: Skywave,
  { country, campaignId, ...reader }: Reader & { country: Country; campaignId?: string | undefined },
): Promise<Campaign | undefined> {
  const load = (id: string) => loadCampaign(skywave, { id, image: "confirmation_image", ...reader });
  const named = campaignId === undefined ? undefined : await load(campaignId);
  return named ?? load(defaultConfirmationCampaign(country));
}

/** Loads what invites to buy, with its hero image. Undefined when there is none to show; nobody waits for it. */
export async function loadSalesHero(
  skywave: Skywave,
  { country, ...reader }: Reader & { country: Country },
): Promise<Campaign | undefined> {
  return loadCampaign(skywave, { id: salesCampaign(country), image: "hero_image", ...reader });
}

async function loadCampaign(
  skywave: Skywave,
  { id, image, ...reader }: Reader & { id: string; image: "confirmation_image" | "hero_image" },
): Promise<Campaign | undefined> {
  const found = await readEntries(skywave, {
    content_type: "Campaign",
    "fields.campaign_id": id,
  });
  const [entry] = found?.items ?? [];
  if (found === undefined || entry === undefined) return undefined;
  const text = writtenFor(entry.fields?.["text"], reader);
  const label = textOf(entry, "call_to_action_label", reader);
  const address = safeAddress(sharedValue(entry.fields?.["call_to_action_url"]));
  return {
    title: textOf(entry, "title", reader),
    text: text && { ...text, value: readRichText(text.value) },
    picture: pictureOf(found.linked(entry, image), reader, PAGE_WIDE),
    callToAction: label && address !== undefined ? { label, address } : undefined,
  };
}
