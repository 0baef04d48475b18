import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { countryOfAddress } from "@skywave/domain/locale/country";
import { localeForPreference, type Locale } from "@skywave/domain/locale/locale";
import { DICTIONARY_VERSIONS, dictionaries } from "@skywave/localization";

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

/** Reads a built page once; filling it is only a matter of replacing. */
export async function readPageTemplate(folder: string, file: string, brandName: string): Promise<RenderPage> {
  const template = await readFile(join(folder, file), "utf8");
  const buildHash = /<meta name="build" content="(\w+)"/.exec(template)?.[1] ?? "";
  const styleHashes = [...template.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `sha256-${createHash("sha256").update(style).digest("base64")}`,
  );
  // A page depends on country and language alone, so there are as many as there are locales.
  const rendered = new Map<Locale, RenderedPage>();
  return ({ host, pathname, languagePreference }) => {
    const country = countryOfAddress({ host, pathname });
    const locale = localeForPreference(languagePreference, country);
    const known = rendered.get(locale);
    if (known !== undefined) return known;
    const texts: Record<string, string> = {
      ...dictionaries[locale].common,
      ...dictionaries[locale].checkout,
    };
    const say = (key: string) => escapeHtml((texts[key] ?? "").replaceAll("{brand}", brandName));
    const preloads = preloadUrls(country, locale, buildHash).map(
      (url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}" />`,
    );
    const html = template
      .replace("{{locale}}", locale)
      .replace("{{pageTitle}}", say("app.title"))
      .replace("{{description}}", say("app.description"))
      .replace("{{loaderLabel}}", say("app.loading"))
      .replace("{{splashTitle}}", say("offers.hero"))
      .replace("{{splashText}}", say("offers.hero-text"))
      .replace("<!--{{preloads}}-->", preloads.join("\n    "));
    const page = { html, brotli: brotliCompressSync(html), locale, styleHashes };
    rendered.set(locale, page);
    return page;
  };
}

function preloadUrls(country: string, locale: Locale, buildHash: string): string[] {
  const keys = WEB_DICTIONARIES.map((name) => `${name}:${DICTIONARY_VERSIONS[name]}`).join("|");
  const texts = `dictionaries=${encodeURIComponent(keys)}&locale=${locale}`;
  return [
    ...["common", country.toLowerCase(), "app-settings"].map((name) => `/config/${name}.json?v=${buildHash}`),
    "/api/configservice/v1/applications/web/configs/v1/me",
    `/api/localizationservice/v1/localizations?${texts}`,
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
