import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { OpenMagicLink } from "#features/authentication/open-magic-link.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { sameOriginPath } from "../navigation/redirect-keeping.ts";
import { takeFragment } from "../navigation/take-fragment.ts";
import { PATHS } from "../paths/paths.ts";
import styles from "./pages.module.css";

/** Where the link of a sign-in mail leads. */
export function MagicLinkPage() {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const [magicLinkId] = useState(takeFragment);

  useEffect(() => tracking.pageShown("account/magic-link"), [tracking]);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("open-link.heading")}</h1>
      <p className={styles.lead}>{translate("open-link.text")}</p>
      <div className={styles.card}>
        {magicLinkId === "" ? (
          <Notice tone="bad">{translate("open-link.missing")}</Notice>
        ) : (
          <OpenMagicLink
            magicLinkId={magicLinkId}
            onSignedIn={(path) =>
              void navigate(sameOriginPath(path ?? null, `/${PATHS.account}`), { replace: true })
            }
          />
        )}
      </div>
      <p className={styles.aside}>
        <Link to={`/${PATHS.signIn}`}>{translate("open-link.again")}</Link>
      </p>
    </div>
  );
}
