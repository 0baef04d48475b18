import { loadSecurity } from "@skywave/services/identities/load-security";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { SIGNED_OUT_EVERYWHERE } from "./sessions/signed-out-everywhere.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ChangeContact } from "./change-credentials/change-contact.tsx";
import { ChangePassword } from "./change-credentials/change-password.tsx";
import { ChangeUsername } from "./change-credentials/change-username.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { PrivacyChoice } from "./privacy-choice.tsx";
import { Sessions } from "./sessions/sessions.tsx";
import { SmartDevices } from "./sessions/smart-devices.tsx";
import { StepUp } from "./step-up/step-up.tsx";
import styles from "./section/security.module.css";

/** How the person gets in, and everywhere they are in. */
export function SecurityPage() {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signedIn = useSession(isSignedIn);
  const security = useServerData({ area: "security", verb: "loadSecurity", ask: loadSecurity });
  // What was loaded stays when looking again fails: somebody may be typing there.
  const { view, latest: loaded, reload, retry } = security;

  useEffect(() => tracking.pageShown("account/security"), [tracking]);
  // Signed out here or in another tab: nothing of the account may stay on the screen. Whoever did not ask for
  // it comes back here after signing in, to what they were typing.
  const wish = useRef<"none" | "deleted" | "outEverywhere">("none");
  useEffect(() => {
    const back = wish.current === "none" ? "?returnUrl=%2Faccount%2Fsecurity" : "";
    const state = wish.current === "outEverywhere" ? SIGNED_OUT_EVERYWHERE : null;
    if (!signedIn) void navigate(`/account/login${back}`, { replace: true, state });
  }, [signedIn, navigate]);
  const leaveBy = (how: "deleted" | "outEverywhere") => (isLeaving: boolean) => {
    wish.current = isLeaving ? how : "none";
  };

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("security.heading")}</h1>
      <p className={styles.lead}>{translate("security.text")}</p>
      {view.status === "loading" && loaded === undefined ? (
        <Spinner label={translate("security.loading")} />
      ) : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {loaded === undefined ? null : (
        <StepUp>
          <div className={styles.sections}>
            <ChangeContact
              kind="email"
              current={loaded.identity.contact.emailAddress}
              isProved={loaded.identity.isEmailProved !== false}
              onChanged={reload}
            />
            <ChangeContact kind="phone" current={loaded.identity.contact.phoneNumber} onChanged={reload} />
            <ChangeUsername current={loaded.identity.handle.username} onChanged={reload} />
            <ChangePassword
              identity={loaded.identity}
              isOpenAtFirst={query.get("set") === "password"}
              onChanged={reload}
            />
            <Passkeys passkeys={loaded.passkeys} onChanged={reload} />
            <Sessions sessions={loaded.sessions} onChanged={reload} onLeave={leaveBy("outEverywhere")} />
            <SmartDevices devices={loaded.smartDevices} onChanged={reload} />
            <PrivacyChoice />
            <DeleteAccount onLeave={leaveBy("deleted")} />
          </div>
        </StepUp>
      )}
    </div>
  );
}
