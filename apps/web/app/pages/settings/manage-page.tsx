import { useEffect } from "react";
import { Link } from "react-router";
import { ChooseMessages } from "#features/consents/choose-messages.tsx";
import { ChangeDetails } from "#features/billing/change-details/change-details.tsx";
import { useDetails } from "#features/billing/change-details/use-details.ts";
import { ChangeContact } from "#features/security/change-credentials/change-contact.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import { ChooseScheme } from "./choose-scheme.tsx";
import { MoreLinks } from "./more-links.tsx";
import settings from "./settings.module.css";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";

const MORE = [
  { path: PATHS.account, text: "manage.more-plans" },
  { path: PATHS.paymentMethods, text: "manage.more-methods" },
  { path: SETTINGS_PATHS.devices, text: "manage.more-devices" },
  { path: SETTINGS_PATHS.credentials, text: "manage.more-credentials" },
  { path: PATHS.security, text: "manage.more-security" },
  { path: SETTINGS_PATHS.stopCalls, text: "manage.more-calls" },
] as const;

/** Everything about a person that is not a plan or a bill, in one place, each part with its own save. */
export function ManagePage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const { view, latest: loaded, reload, retry } = useDetails();
  useEffect(() => tracking.pageShown(SETTINGS_PATHS.manage), [tracking]);
  useSignInAgain();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("manage.heading")}</h1>
      <p className={styles.lead}>{translate("manage.text")}</p>
      {view.status === "loading" && loaded === undefined ? (
        <Spinner label={translate("manage.loading")} />
      ) : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {loaded === undefined ? null : (
        <StepUp>
          <div className={settings.sections}>
            <ChangeDetails loaded={loaded} onChanged={reload} />
            <ChangeContact kind="email" current={loaded.identity.contact.emailAddress} onChanged={reload} />
            <ChangeContact kind="phone" current={loaded.identity.contact.phoneNumber} onChanged={reload} />
            <ChooseMessages />
            <Card
              heading={translate("manage.paperless")}
              act={
                <Link className={settings.link} to={`/${PATHS.bills}`}>
                  {translate("manage.paperless-bills")}
                </Link>
              }
            >
              <p>{translate("manage.paperless-text")}</p>
            </Card>
            <ChooseScheme />
            <MoreLinks heading="manage.more" links={MORE} />
          </div>
        </StepUp>
      )}
    </div>
  );
}
