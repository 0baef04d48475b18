import { countryOfAddress } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import { createRoot } from "react-dom/client";
import { chooseLocale, localeCookie } from "#i18n/locale-preference.ts";
import { clientConfigUrl } from "#platform/configuration/client-config-url.ts";
import { jsonFetcher, loadShellConfiguration } from "#platform/configuration/load-shell-configuration.ts";
import { showBootFailure } from "#platform/configuration/show-boot-failure.ts";
import { addBrandFaces } from "#ui/brand/add-brand-faces.ts";
import { loadSandboxTexts } from "./panel/load-sandbox-texts.ts";
import { otherBrandHost } from "./switches/other-brand.ts";
import { createSandboxApi } from "./panel/sandbox-api.ts";
import { SandboxContext } from "./panel/sandbox-context.ts";
import { SandboxPage } from "./sandbox-page.tsx";

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
  const fetchHere = fetch.bind(globalThis);
  const page = { country, host: hostname, needed: document.documentElement.dataset["needed"] ?? "" };
  const { shell } = await loadShellConfiguration(jsonFetcher(fetchHere, __BUILD_HASH__), page);
  const skywave = createBrowserSkywave({
    location: { countryCode: country },
    ...shell.sdk,
    configUrl: clientConfigUrl(shell),
  });
  const translate = await loadSandboxTexts(skywave, locale);
  const brandName = shell.brand.name;
  const otherBrand = `//${otherBrandHost({ host, pathname }, shell.hostVariants)}/`;
  document.title = translate("sandbox.page-title", { brand: brandName });
  root.className = "";
  root.removeAttribute("aria-busy");
  createRoot(root).render(
    <SandboxContext value={{ api: createSandboxApi(fetchHere), translate, brandName, otherBrand, skywave }}>
      <SandboxPage locales={localesOf(country)} />
    </SandboxContext>,
  );
} catch (cause) {
  showBootFailure(root, cause);
}
