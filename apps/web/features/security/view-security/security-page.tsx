import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp, useSession } from "../../../platform/app-services.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { isSignedIn } from "../../../platform/session-store.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { ChangeContact } from "../change-credentials/change-contact.tsx";
import { ChangePassword } from "../change-credentials/change-password.tsx";
import { ChangeUsername } from "../change-credentials/change-username.tsx";
import { DeleteAccount } from "../delete-account/delete-account.tsx";
import { Passkeys } from "../passkeys/passkeys.tsx";
import { PrivacyChoice } from "../privacy/privacy-choice.tsx";
import { Sessions } from "../sessions/sessions.tsx";
import { SmartDevices } from "../sessions/smart-devices.tsx";
import { StepUp } from "../step-up/step-up.tsx";
import styles from "./security.module.css";
import { useSecurity } from "./use-security.ts";

/** How the person gets in, and everywhere they are in. */
export function SecurityPage() {
  const translate = useTranslate();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const signedIn = useSession(isSignedIn);
  const { loaded, failure, reload } = useSecurity();

  useEffect(() => tracking.pageShown("account/security"), [tracking]);
  // Signed out here or in another tab: nothing of the account may stay on the screen. Whoever did not ask for
  // it comes back here after signing in, to what they were typing.
  const isOwnWish = useRef(false);
  useEffect(() => {
    const back = isOwnWish.current ? "" : "?returnUrl=%2Faccount%2Fsecurity";
    if (!signedIn) void navigate(`/account/login${back}`, { replace: true });
  }, [signedIn, navigate]);
  const leave = (isLeaving: boolean) => {
    isOwnWish.current = isLeaving;
  };

  return (
    <div className={styles.page}>
      <p>
        <Link className={styles.back} to="/account">
          {translate("security.back")}
        </Link>
      </p>
      <h1 tabIndex={-1}>{translate("security.heading")}</h1>
      <p className={styles.lead}>{translate("security.text")}</p>
      {loaded === undefined && failure === undefined ? (
        <Spinner label={translate("security.loading")} />
      ) : null}
      {failure === undefined ? null : <CommonFailureNotice failure={failure} onRetry={() => void reload()} />}
      {loaded === undefined ? null : (
        <StepUp>
          <div className={styles.sections}>
            <ChangeContact kind="email" current={loaded.identity.contact.emailAddress} onChanged={reload} />
            <ChangeContact kind="phone" current={loaded.identity.contact.phoneNumber} onChanged={reload} />
            <ChangeUsername current={loaded.identity.handle.username} onChanged={reload} />
            <ChangePassword identity={loaded.identity} onChanged={reload} />
            <Passkeys passkeys={loaded.passkeys} onChanged={reload} />
            <Sessions sessions={loaded.sessions} onChanged={reload} onLeave={leave} />
            <SmartDevices devices={loaded.smartDevices} onChanged={reload} />
            <PrivacyChoice />
            <DeleteAccount onLeave={leave} />
          </div>
        </StepUp>
      )}
    </div>
  );
}
