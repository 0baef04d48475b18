import { countryOfAddress } from "@skywave/domain/locale/country";
import { localeForPreference } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Brand, Brands } from "../brands/brands.ts";
import type { SiteLocaleAt } from "../brands/site-locales.ts";
import { languagePreferenceOf } from "./language-preference.ts";

/** Pages that lead nowhere for who finds them by a search: they belong to a person, to a link or to the sandbox. */
const NOT_SEARCHED = ["/account", "/subscription", "/sandbox", "/api", "/services", "/docs"];

/** The files that browsers and search engines look for at an address of their own: how to install us, what to find. */
export function registerSiteFiles(
  app: FastifyInstance,
  {
    brandAt,
    siteLocaleAt,
    isSearched,
  }: { brandAt: Brands["at"]; siteLocaleAt: SiteLocaleAt; isSearched: boolean },
): void {
  app.get("/manifest.webmanifest", { schema: { hide: true } }, (request, reply) =>
    reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "Cookie, Host")
      .send(manifestFor(request, brandAt(request.headers.host ?? ""), siteLocaleAt)),
  );
  const rules = isSearched ? NOT_SEARCHED.map((path) => `Disallow: ${path}`) : ["Disallow: /"];
  app.get("/robots.txt", { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(["User-agent: *", ...rules, ""].join("\n")),
  );
}

function manifestFor(request: FastifyRequest, brand: Brand, siteLocaleAt: SiteLocaleAt): string {
  const host = request.headers.host ?? "";
  const country = countryOfAddress({ host, pathname: "/" });
  const locale = localeForPreference(languagePreferenceOf(request), country, siteLocaleAt(host, country));
  const { name, picturesUrl, nightColor } = brand;
  const icon = (file: string, side: number, purpose: "any" | "maskable") => ({
    src: `${picturesUrl}/${file}`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/account",
    name,
    short_name: name,
    description: dictionaries[locale].common["app.description"],
    lang: locale,
    dir: "ltr",
    start_url: "/account",
    scope: "/",
    display: "standalone",
    background_color: nightColor,
    theme_color: nightColor,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}
