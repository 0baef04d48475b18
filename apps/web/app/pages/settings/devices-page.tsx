import { useEffect } from "react";
import { useAccount } from "#features/accounts/view-account/use-account.ts";
import { LinkedDevices } from "#features/security/sessions/linked-devices.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import { AccountRadios } from "../account-radios.tsx";
import { MoreLinks } from "./more-links.tsx";
import settings from "./settings.module.css";

const MORE = [
  { path: SETTINGS_PATHS.linkChoice, text: "own-devices.link" },
  { path: "subscribe/checkout/purchase/satellite", text: "own-devices.add-radio" },
  { path: PATHS.security, text: "own-devices.sessions" },
] as const;

/** All that a person listens on, in one place: the radios of their plans, and the devices that are linked. */
export function DevicesPage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const { view, retry } = useAccount();
  useEffect(() => tracking.pageShown(SETTINGS_PATHS.devices), [tracking]);
  useSignInAgain();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("own-devices.heading")}</h1>
      <p className={styles.lead}>{translate("own-devices.text")}</p>
      <StepUp>
        <div className={settings.sections}>
          {view.status === "loading" ? <Spinner label={translate("own-devices.loading")} /> : null}
          {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
          {view.status === "ready" ? <AccountRadios subscriptions={view.data.account.subscriptions} /> : null}
          <LinkedDevices />
          <MoreLinks heading="own-devices.more" links={MORE} />
        </div>
      </StepUp>
    </div>
  );
}
