import { useLayoutEffect } from "react";
import { Link, useLocation } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import linking from "./linking.module.css";

const CHOICES = [
  { path: SETTINGS_PATHS.linkAmazon, name: "amazon", flag: undefined },
  { path: SETTINGS_PATHS.linkGoogle, name: "google", flag: undefined },
  { path: PATHS.linkDevice, name: "other", flag: "enableOnboardingDeviceLinking" },
] as const;

/** What one would like to listen on; each way in keeps the query that one came with. */
export function LinkChoicePage() {
  const translate = useTranslate<"self">();
  const { tracking, shell } = useApp();
  const { search } = useLocation();
  useLayoutEffect(() => tracking.flowStarted("linkDevice", "choice"), [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("devices.heading")}</h1>
      <p className={styles.lead}>{translate("devices.text")}</p>
      <ul className={linking.choices}>
        {CHOICES.filter(({ flag }) => flag === undefined || shell.flags[flag] === true).map(
          ({ path, name }) => (
            <li key={path}>
              <Link to={`/${path}${search}`}>{translate(`devices.${name}`)}</Link>
              <span>{translate(`devices.${name}-about`)}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
