import { useEffect, useState } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { Link, useSearchParams } from "react-router";
import { DetailsForm } from "#features/billing/change-details/details-form.tsx";
import { type Details, hasPhone, useDetails } from "#features/billing/change-details/use-details.ts";
import { ContactForm } from "#features/security/change-credentials/contact-form.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import { sameOriginPath } from "../../navigation/redirect-keeping.ts";
import { PATHS } from "../../paths/paths.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import settings from "./settings.module.css";

/** Asks for what is missing or cannot be right, and for nothing else; then leads back to where one came from. */
export function InfoCollectionPage() {
  const translate = useTranslate<"self">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  const [query] = useSearchParams();
  const back = sameOriginPath(query.get("returnUrl"), `/${PATHS.account}`);
  useEffect(() => tracking.pageShown(SETTINGS_PATHS.infoCollection), [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("info.heading")}</h1>
      {signedIn ? <Missing back={back} /> : <WhoAreYou back={back} />}
    </div>
  );
}

/** Nothing is asked of a stranger: what they typed would belong to nobody. */
function WhoAreYou({ back }: { back: string }) {
  const translate = useTranslate<"self">();
  const here = `/${SETTINGS_PATHS.infoCollection}?${new URLSearchParams({ returnUrl: back })}`;
  return (
    <>
      <p className={styles.lead}>{translate("info.sign-in-text")}</p>
      <p className={styles.aside}>
        <Link to={`/${PATHS.signIn}?${new URLSearchParams({ returnUrl: here })}`}>
          {translate("info.sign-in")}
        </Link>
      </p>
    </>
  );
}

function Missing({ back }: { back: string }) {
  const translate = useTranslate<"self">();
  const { view, latest: loaded, reload, retry } = useDetails();
  const [isPhoneSkipped, setPhoneSkipped] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  // What was just saved stands, also an address that the post does not know: its person may know better.
  const [areDetailsSaved, setDetailsSaved] = useState(false);
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  if (loaded === undefined) return <Spinner label={translate("manage.loading")} />;
  const isDetailMissing = loaded.missing.length > 0 && !areDetailsSaved;
  const isComplete = !isDetailMissing && (hasPhone(loaded.identity) || isPhoneSkipped);
  if (isComplete) return <Complete back={back} isNews={hasAnswered} />;
  const answer = async () => {
    setAnswered(true);
    await reload();
  };
  return (
    <StepUp>
      <p className={styles.lead}>{translate("info.text")}</p>
      <div className={settings.sections}>
        {isDetailMissing ? (
          <MissingDetails
            loaded={loaded}
            onSaved={() => {
              setDetailsSaved(true);
              return answer();
            }}
          />
        ) : null}
        {hasPhone(loaded.identity) || isPhoneSkipped ? null : (
          <Card heading={translate("info.phone")}>
            <p>{translate("info.phone-why")}</p>
            <ContactForm kind="phone" onDone={answer} />
            <p>
              <TextButton
                onPress={() => {
                  setAnswered(true);
                  setPhoneSkipped(true);
                }}
              >
                {translate("info.phone-skip")}
              </TextButton>
            </p>
          </Card>
        )}
      </div>
    </StepUp>
  );
}

function MissingDetails({ loaded, onSaved }: { loaded: Details; onSaved: () => Promise<void> }) {
  const translate = useTranslate<"self">();
  const { missing, details, billingProfileId } = loaded;
  return (
    <Card heading={translate("info.details")}>
      <DetailsForm before={details} billingProfileId={billingProfileId} fields={missing} onSaved={onSaved} />
    </Card>
  );
}

function Complete({ back, isNews }: { back: string; isNews: boolean }) {
  const translate = useTranslate<"self">();
  return (
    <div className={styles.card}>
      <h2 ref={isNews ? focusOnArrival : undefined} tabIndex={-1}>
        {translate("info.done-heading")}
      </h2>
      <p>{translate("info.done")}</p>
      <p className={styles.aside}>
        <Link to={back}>{translate("info.continue")}</Link>
      </p>
    </div>
  );
}
