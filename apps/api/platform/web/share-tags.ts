import type { Locale } from "@skywave/domain/locale/locale";
import type { Brand } from "../brands/brands.ts";
import { escapeHtml } from "./escape-html.ts";

/** As drawn by `npm run brand`. */
const SHARE_CARD = { width: 1200, height: 630 };

/** What others show where somebody passes on a link to a page of ours, and what a phone puts on its home screen. */
export function shareTags(page: {
  brand: Brand;
  /** Of the pages of this brand and country, from the configuration: the host of a request is anybody's word. */
  origin: string;
  locale: Locale;
  title: string;
  description: string;
}): string {
  const { brand, origin, locale, title, description } = page;
  const properties = {
    "og:type": "website",
    "og:site_name": brand.name,
    "og:title": title,
    "og:description": description,
    "og:locale": locale.replace("-", "_"),
    "og:image": `${origin}${brand.picturesUrl}/share.jpg`,
    "og:image:width": String(SHARE_CARD.width),
    "og:image:height": String(SHARE_CARD.height),
    "og:image:alt": brand.name,
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<link rel="apple-touch-icon" href="${escapeHtml(brand.picturesUrl)}/icon-180.png" />`,
    `<link rel="manifest" href="/manifest.webmanifest" />`,
  ].join("\n    ");
}
