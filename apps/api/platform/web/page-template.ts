import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { countryOfAddress } from "@skywave/domain/locale/country";
import { localeForPreference, type Locale } from "@skywave/domain/locale/locale";
import type { Brand, Brands } from "../brands/brands.ts";
import { dictionaries } from "@skywave/localization";

const WEB_DICTIONARIES = ["common", "checkout", "account"] as const;

export interface PageRequest {
  host: string;
  pathname: string;
  languagePreference: string | undefined;
}

/** Fills the page for one request: language, title, loader text, and what the scripts are going to ask for. */
export type RenderPage = (request: PageRequest) => RenderedPage;

export interface RenderedPage {
  html: string;
  /** The same, for browsers that take brotli, as all of them do over https and on localhost. */
  brotli: Buffer;
  locale: Locale;
  /** Of the styles in the page itself, for the content policy: `sha256-…`. */
  styleHashes: readonly string[];
}

/** What all pages of this server have in common. */
export interface PageSite {
  brandAt: Brands["at"];
  /** A page asks then for no part that is there for tests. */
  isProduction: boolean;
}

/** Reads a built page once; filling it is only a matter of replacing. */
export async function readPageTemplate(
  folder: string,
  file: string,
  { brandAt, isProduction }: PageSite,
): Promise<RenderPage> {
  const template = await readFile(join(folder, file), "utf8");
  const buildHash = /<meta name="build" content="(\w+)"/.exec(template)?.[1] ?? "";
  const editions = /data-dictionaries="([^"]*)"/.exec(template)?.[1]?.split("|") ?? [];
  const styleHashes = [...template.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `sha256-${createHash("sha256").update(style).digest("base64")}`,
  );
  // A page depends on country, language and brand alone, so there are only a few.
  const rendered = new Map<string, RenderedPage>();
  return ({ host, pathname, languagePreference }) => {
    const country = countryOfAddress({ host, pathname });
    const locale = localeForPreference(languagePreference, country);
    const brand = brandAt(host);
    const key = `${locale} ${brand.key}`;
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const texts: Record<string, string> = {
      ...dictionaries[locale].common,
      ...dictionaries[locale].checkout,
    };
    const textOf = (text: string) => escapeHtml((texts[text] ?? "").replaceAll("{brand}", brand.name));
    const variant = brand.hosts.find((own) => countryOfAddress({ host: own, pathname }) === country);
    const preloads = preloadUrls({ country, locale, buildHash, editions, variant, isProduction }).map(
      (url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}" />`,
    );
    const html = facedAs(brand, template, buildHash)
      .replace("{{locale}}", locale)
      .replace('data-enable-prod-mode="false"', `data-enable-prod-mode="${isProduction}"`)
      .replace("{{pageTitle}}", textOf("app.title"))
      .replace("{{description}}", textOf("app.description"))
      .replace("{{loaderLabel}}", textOf("app.loading"))
      .replace("{{splashTitle}}", textOf("offers.hero"))
      .replace("{{splashText}}", textOf("offers.hero-text"))
      .replace("{{failureHeading}}", textOf("boot-failure.heading"))
      .replace("{{failureText}}", textOf("boot-failure.text"))
      .replace("{{failureReload}}", textOf("boot-failure.reload"))
      .replace("{{failurePlace}}", textOf("boot-failure.place"))
      .replace("<!--{{preloads}}-->", preloads.join("\n    "));
    const page = { html, brotli: brotliCompressSync(html), locale, styleHashes };
    rendered.set(key, page);
    return page;
  };
}

/** The page with mark and colours of a brand. */
function facedAs({ markUrl, styleUrl, nightColor }: Brand, template: string, buildHash: string): string {
  const style =
    styleUrl === undefined
      ? ""
      : `  <link rel="stylesheet" href="${escapeHtml(styleUrl)}?v=${buildHash}" />\n`;
  return template
    .replace('href="/favicon.svg"', () => `href="${escapeHtml(markUrl)}"`)
    .replace(/(<meta name="theme-color" content=)"[^"]*"/, (_, start: string) => `${start}"${nightColor}"`)
    .replace("</head>", () => `${style}</head>`);
}

function preloadUrls(page: {
  country: string;
  locale: Locale;
  buildHash: string;
  /** Of all dictionaries, as the scripts of the page ask for them. */
  editions: readonly string[];
  variant: string | undefined;
  isProduction: boolean;
}): string[] {
  const { country, locale, buildHash, editions, variant, isProduction } = page;
  const own = variant === undefined ? [] : [`variants/${variant}`];
  const keys = WEB_DICTIONARIES.flatMap(
    (name) => editions.find((one) => one.startsWith(`${name}:`)) ?? [],
  ).join("|");
  const texts = `dictionaries=${encodeURIComponent(keys)}&locale=${locale}`;
  return [
    ...["common", country.toLowerCase(), "app-settings", ...own].map(
      (name) => `/config/${name}.json?v=${buildHash}`,
    ),
    `/api/configservice/v1/applications/web/configs/v1/me?enableProdMode=${isProduction}`,
    `/api/localizationservice/v1/localizations?${texts}`,
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
