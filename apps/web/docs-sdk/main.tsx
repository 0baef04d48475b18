import { countryOfAddress } from "@skywave/domain/locale/country";
import { localesOf } from "@skywave/domain/locale/locale";
import { createBrowserSkywave } from "@skywave/sdk/browser";
import { createRoot } from "react-dom/client";
import { chooseLocale, localeCookie } from "../i18n/locale-preference.ts";
import { jsonFetcher, loadShellConfiguration } from "../platform/shell-configuration.ts";
import { loadSandboxTexts } from "../sandbox/load-sandbox-texts.ts";
import { GuidePage } from "./guide-page.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element to draw into");

const { host, hostname, pathname, search, protocol } = location;
const country = countryOfAddress({ host, pathname });
const locale = chooseLocale({ search, cookies: document.cookie, country });
document.cookie = localeCookie(locale, protocol === "https:");
document.documentElement.lang = locale;

const skywave = createBrowserSkywave({ location: { countryCode: country } });
const [shell, translate] = await Promise.all([
  loadShellConfiguration(jsonFetcher(fetch.bind(globalThis), __BUILD_HASH__), { country, host: hostname }),
  loadSandboxTexts(skywave, locale),
]);
const { name: brandName } = shell.brand;
document.title = `${translate("sandbox.guide.heading")} – ${brandName}`;
root.className = "";
root.removeAttribute("aria-busy");
createRoot(root).render(
  <GuidePage skywave={skywave} translate={translate} brandName={brandName} locales={localesOf(country)} />,
);
