import { countryOfAddress } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { chooseLocale, localeCookie } from "#i18n/locale-preference.ts";
import type { KeyOf, Translator } from "#i18n/translate.ts";
import { clientConfigUrl } from "#platform/configuration/client-config-url.ts";
import { jsonFetcher, loadShellConfiguration } from "#platform/configuration/load-shell-configuration.ts";
import { showBootFailure } from "#platform/configuration/show-boot-failure.ts";
import { loadSandboxTexts } from "#sandbox/panel/load-sandbox-texts.ts";
import { addBrandFaces } from "#ui/brand/add-brand-faces.ts";

export interface DocsPageProps {
  skywave: Skywave;
  translate: Translator<"sandbox" | "tracking">;
  brandName: string;
  locales: readonly Locale[];
}

interface DocsPage {
  title: KeyOf<"sandbox" | "tracking">;
  withPlan?: boolean;
  Page: ComponentType<DocsPageProps>;
}

/** Draws a page for developers, in the language of the address, the visitor or the country. */
export async function openDocsPage({ title, withPlan = false, Page }: DocsPage): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no element to draw into");
  const { host, hostname, pathname, search, protocol } = location;
  const country = countryOfAddress({ host, pathname });
  const locale = chooseLocale({
    search,
    cookies: document.cookie,
    country,
    siteDefault: document.documentElement.lang,
  });
  document.cookie = localeCookie(locale, protocol === "https:");
  document.documentElement.lang = locale;
  addBrandFaces();

  try {
    const page = { country, host: hostname, needed: document.documentElement.dataset["needed"] ?? "" };
    const { shell } = await loadShellConfiguration(jsonFetcher(fetch.bind(globalThis), __BUILD_HASH__), page);
    const skywave = createBrowserSkywave({
      location: { countryCode: country },
      ...shell.sdk,
      configUrl: clientConfigUrl(shell),
    });
    const translate = await loadSandboxTexts(skywave, locale, { withPlan });
    const { name: brandName } = shell.brand;
    document.title = `${translate(title)} – ${brandName}`;
    root.className = "";
    root.removeAttribute("aria-busy");
    createRoot(root).render(
      <Page skywave={skywave} translate={translate} brandName={brandName} locales={localesOf(country)} />,
    );
  } catch (cause) {
    showBootFailure(root, cause);
  }
}
