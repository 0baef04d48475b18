import { countryOfAddress } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import { createRoot } from "react-dom/client";
import { chooseLocale, localeCookie } from "../i18n/locale-preference.ts";
import { jsonFetcher, loadShellConfiguration } from "../platform/shell-configuration.ts";
import { loadSandboxTexts } from "./load-sandbox-texts.ts";
import { createSandboxApi } from "./sandbox-api.ts";
import { SandboxContext } from "./sandbox-context.ts";
import { SandboxPage } from "./sandbox-page.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element to draw into");

const { host, hostname, pathname, search, protocol } = location;
const country = countryOfAddress({ host, pathname });
const locale = chooseLocale({ search, cookies: document.cookie, country });
document.cookie = localeCookie(locale, protocol === "https:");
document.documentElement.lang = locale;

const skywave = createBrowserSkywave({ location: { countryCode: country } });
const fetchHere = fetch.bind(globalThis);
const [shell, translate] = await Promise.all([
  loadShellConfiguration(jsonFetcher(fetchHere, __BUILD_HASH__), { country, host: hostname }),
  loadSandboxTexts(skywave, locale),
]);
const brandName = shell.brand.name;
document.title = translate("sandbox.page-title", { brand: brandName });
root.className = "";
root.removeAttribute("aria-busy");
createRoot(root).render(
  <SandboxContext value={{ api: createSandboxApi(fetchHere), translate, brandName, skywave }}>
    <SandboxPage locales={localesOf(country)} />
  </SandboxContext>,
);
