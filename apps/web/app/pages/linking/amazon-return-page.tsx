import { useEffect, useLayoutEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { type AmazonReturn, FinishAmazon } from "#features/linking/link-voice-assistant/finish-amazon.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";
import { AmazonHelp } from "./link-amazon-page.tsx";

/** Of Amazon's, in the address: they leave it at once, and everything else that one came with stays. */
const SECRETS = ["code", "state", "error", "error_description", "scope"];

function readReturn(query: URLSearchParams): AmazonReturn {
  return {
    code: query.get("code") ?? "",
    state: query.get("state") ?? "",
    isDenied: query.get("error") !== null,
  };
}

/** Where Amazon leads back to. */
export function AmazonReturnPage() {
  const translate = useTranslate<"self">();
  const navigate = useNavigate();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  const email = useSession((state) => state.session?.emailAddress ?? "");
  const [query, setQuery] = useSearchParams();
  const [back] = useState(() => readReturn(query));
  useLeftStages(SIGN_IN_STAGES, signedIn);
  useLayoutEffect(() => tracking.flowStarted("linkDevice", "amazonReturn"), [tracking]);
  useEffect(() => {
    if (!SECRETS.some((name) => query.has(name))) return;
    const rest = new URLSearchParams(query);
    for (const name of SECRETS) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("amazon.back-heading")}</h1>
      <div className={styles.card}>
        {signedIn ? (
          <FinishAmazon
            back={back}
            email={email}
            onNotNow={() => void navigate(`/${SETTINGS_PATHS.linkAmazon}?${query}`)}
            afterwards={
              <p className={styles.aside}>
                <Link to={`/${SETTINGS_PATHS.manage}`}>{translate("amazon.settings")}</Link>
              </p>
            }
          />
        ) : (
          <>
            <Notice tone="info">{translate("amazon.sign-in")}</Notice>
            <SignInOrCreate startsWith="signIn" />
          </>
        )}
      </div>
      <AmazonHelp />
    </div>
  );
}
