import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Country, countryOfAddress } from "@skywave/domain/locale/country";
import { localeForPreference, type Locale } from "@skywave/domain/locale/locale";
import type { Brand, Brands } from "../brands/brands.ts";
import type { SiteLocaleAt } from "../brands/site-locales.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Scheme } from "./scheme-preference.ts";
import type { InlineDigests } from "./security-headers.ts";
import { shareTags } from "./share-tags.ts";
import { dictionaries } from "@skywave/localization";

const WEB_DICTIONARIES = ["common", "checkout", "account"] as const;

export interface PageRequest {
  host: string;
  pathname: string;
  languagePreference: string | undefined;
  /** Chosen by the person; absent where the device decides. */
  scheme?: Scheme | undefined;
  /** Absent where the page needs nothing beyond what all do. */
  ahead?: Ahead | undefined;
}

/** What one page needs beyond the first files: paths of scripts, styles, and names of dictionaries. */
export interface Ahead {
  scripts: readonly string[];
  styles: readonly AheadStyle[];
  dictionaries: readonly string[];
}

/** A style sheet that stands in the page itself: one request less that its first drawing waits for. */
export interface AheadStyle {
  path: string;
  content: string;
}

/** The best would keep the first visitor of a page, and everybody else meanwhile, for 50 ms to save 0.5 KB. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const NOTHING: Ahead = { scripts: [], styles: [], dictionaries: [] };

/** Fills the page for one request: language, title, loader text, and what the scripts are going to ask for. */
export type RenderPage = (request: PageRequest) => RenderedPage;

export interface RenderedPage {
  html: string;
  /** The same, for browsers that take brotli, as all of them do over https and on localhost. */
  brotli: Buffer;
  locale: Locale;
  /** For the content policy. */
  inline: InlineDigests;
}

/** What all pages of this server have in common. */
export interface PageSite {
  brandAt: Brands["at"];
  originOf: (brand: Brand, country: Country) => string;
  siteLocaleAt: SiteLocaleAt;
  /** A page asks then for no part that is there for tests. */
  isProduction: boolean;
}

/** Reads a built page once; filling it is only a matter of replacing. */
export async function readPageTemplate(
  folder: string,
  file: string,
  { brandAt, originOf, siteLocaleAt, isProduction }: PageSite,
): Promise<RenderPage> {
  const template = await readFile(join(folder, file), "utf8");
  const buildHash = /<meta name="build" content="(\w+)"/.exec(template)?.[1] ?? "";
  const editions = /data-dictionaries="([^"]*)"/.exec(template)?.[1]?.split("|") ?? [];
  const inline = {
    scripts: digestsOf(template, /<script>(.*?)<\/script>/gs),
    styles: digestsOf(template, /<style>(.*?)<\/style>/gs),
  };
  // A page depends on country, language, brand, scheme and the few lists of what is fetched ahead, so there are not many.
  const rendered = new Map<string, RenderedPage>();
  return ({ host, pathname, languagePreference, scheme, ahead = NOTHING }) => {
    const country = countryOfAddress({ host, pathname });
    const locale = localeForPreference(languagePreference, country, siteLocaleAt(host, country));
    const brand = brandAt(host);
    const key = [locale, brand.key, scheme, ...ahead.scripts, ...ahead.dictionaries].join(" ");
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const texts: Record<string, string> = {
      ...dictionaries[locale].common,
      ...dictionaries[locale].checkout,
    };
    const wordsOf = (text: string) => (texts[text] ?? "").replaceAll("{brand}", brand.name);
    const textOf = (text: string) => escapeHtml(wordsOf(text));
    const share = {
      brand,
      origin: originOf(brand, country),
      locale,
      title: `${brand.name}: ${wordsOf("offers.hero")}`,
      description: wordsOf("app.description"),
    };
    const variant = brand.hosts.find((own) => countryOfAddress({ host: own, pathname }) === country);
    const dictionaryNames = [...WEB_DICTIONARIES, ...ahead.dictionaries];
    const preloads = preloadUrls({
      country,
      locale,
      buildHash,
      editions,
      variant,
      isProduction,
      dictionaryNames,
    }).map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}" />`);
    const html = facedAs(brand, withStyles(template, ahead.styles), buildHash)
      .replace(
        'lang="{{locale}}"',
        `${schemeAttribute(scheme)}lang="${locale}" data-texts="${ahead.dictionaries.join(" ")}"`,
      )
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
      .replace("<!--{{share}}-->", () => shareTags(share))
      .replace("<!--{{scripts}}-->", linksAhead(ahead).join("\n      "))
      .replace("<!--{{preloads}}-->", preloads.join("\n    "));
    const page = {
      html,
      brotli: brotliCompressSync(html, COMPRESSION),
      locale,
      inline: {
        ...inline,
        styles: [...inline.styles, ...ahead.styles.map(({ content }) => digestOf(content))],
      },
    };
    rendered.set(key, page);
    return page;
  };
}

function schemeAttribute(scheme: Scheme | undefined): string {
  return scheme === undefined ? "" : `data-scheme="${scheme}" `;
}

/** As the content policy names them: of what stands between the tags, to the byte. */
function digestsOf(template: string, inline: RegExp): string[] {
  return [...template.matchAll(inline)].map(([, content = ""]) => digestOf(content));
}

const digestOf = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Of its own scripts and styles, as the page has them beside its first scripts. */
function linksAhead({ scripts, styles }: Ahead): string[] {
  return [
    ...scripts.map(
      (path) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}" data-ahead />`,
    ),
    // Scripts look for their sheet by its link, and fetch what no link names; one that is off is not fetched.
    ...styles.map(({ path }) => `<link rel="stylesheet" disabled href="${path}" data-ahead />`),
  ];
}

/** Behind the styles that every page has, so that they can say otherwise, and before those of a brand. */
function withStyles(template: string, styles: readonly AheadStyle[]): string {
  const written = styles.map(({ content }) => `<style>${content}</style>`).join("");
  return template.replace("</style>", () => `</style>${written}`);
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
  dictionaryNames: readonly string[];
}): string[] {
  const { country, locale, buildHash, editions, variant, isProduction, dictionaryNames } = page;
  const own = variant === undefined ? [] : [`variants/${variant}`];
  const keys = dictionaryNames
    .flatMap((name) => editions.find((one) => one.startsWith(`${name}:`)) ?? [])
    .join("|");
  const texts = `dictionaries=${encodeURIComponent(keys)}&locale=${locale}`;
  return [
    ...["common", country.toLowerCase(), "app-settings", ...own].map(
      (name) => `/config/${name}.json?v=${buildHash}`,
    ),
    `/api/configservice/v1/applications/web/configs/v1/me?enableProdMode=${isProduction}`,
    `/api/localizationservice/v1/localizations?${texts}`,
  ];
}
