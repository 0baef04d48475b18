import { createHash } from "node:crypto";
import { dictionaries, type Locale } from "@skywave/localization";
import { escapeHtml } from "./escape-html.ts";
import type { InlineDigests } from "./security-headers.ts";

const END = "/preview/end";
/** One for each language that a page can be switched to; its own language says which is seen. */
const LANGUAGES: readonly { locale: Locale; lang: string }[] = [
  { locale: "en-US", lang: "en" },
  { locale: "fr-CA", lang: "fr" },
];

const STYLE = `.preview-banner { position: sticky; inset-block-start: 0; z-index: 10; padding: var(--space-2) var(--space-4);
  background: var(--warn-soft); color: var(--warn); text-align: center; border-block-end: 1px solid currentColor; }
.preview-banner p { margin: 0; }
.preview-banner a { color: inherit; margin-inline-start: var(--space-3); }
html[lang|="fr"] .preview-banner [lang|="en"], html:not([lang|="fr"]) .preview-banner [lang|="fr"] { display: none; }`;

const BANNER = `<aside class="preview-banner"><style>${STYLE}</style>${LANGUAGES.map(lineIn).join("")}</aside>`;

/** For the content policy. */
export const BANNER_STYLES: InlineDigests["styles"] = [
  `sha256-${createHash("sha256").update(STYLE).digest("base64")}`,
];

/** The page below a line that says that it is not public, with a way out. */
export function withPreviewBanner(html: string): string {
  return html.replace("<body>", () => `<body>${BANNER}`);
}

function lineIn({ locale, lang }: (typeof LANGUAGES)[number]): string {
  const { preview } = dictionaries[locale];
  const textOf = (key: string) => escapeHtml(preview[key] ?? "");
  return `<p lang="${lang}"><strong>${textOf("preview.banner")}</strong> <a href="${END}">${textOf("preview.end")}</a></p>`;
}
