import type { Skywave } from "@skywave/sdk";
import { type ContentPicture, pictureOf, textOf } from "./linked-content.ts";
import { readEntries } from "./read-entries.ts";
import { type Reader, type Written, writtenFor } from "./written.ts";

/** What there is to say of an offer beside its price. */
export interface OfferContent {
  deal: Written<string> | undefined;
  description: Written<string> | undefined;
  features: Written<readonly string[]> | undefined;
  /** The ways to listen, with their icons. */
  listeningOptions: readonly { id: string; label: Written<string>; icon: ContentPicture | undefined }[];
}

/** Loads the words and icons of an offer. Undefined when there are none to show; nobody waits for them. */
export async function loadOfferContent(
  skywave: Skywave,
  { offerId, ...reader }: Reader & { offerId: string },
): Promise<OfferContent | undefined> {
  const found = await readEntries(skywave, {
    content_type: "Offer",
    "fields.offer_id[in]": offerId,
  });
  const [entry] = found?.items ?? [];
  if (found === undefined || entry === undefined) return undefined;
  const held = found.linked(entry, "package");
  const features = writtenFor(held?.fields?.["features"], reader);
  return {
    deal: textOf(entry, "deal", reader),
    description: textOf(entry, "description", reader),
    features: features && { ...features, value: wordsIn(features.value) },
    listeningOptions: found.listed(held, "listening_options").flatMap((option) => {
      const label = textOf(option, "label", reader);
      const icon = pictureOf(found.linked(option, "icon"), reader);
      return label === undefined ? [] : [{ id: option.sys?.id ?? label.value, label, icon }];
    }),
  };
}

function wordsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}
