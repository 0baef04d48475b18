import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { basePath } from "#platform/router/page-history.ts";
import { Button } from "#ui/button/button.tsx";
import { sameOriginPath } from "../navigation/redirect-keeping.ts";
import { PATHS } from "../paths/paths.ts";
import { findReference } from "./find-reference.ts";
import styles from "./shell.module.css";
import { wasTold } from "./told-causes.ts";

interface ErrorPageProps {
  isNotFound: boolean;
  /** Why a page could not be shown; nothing where the apology is the page itself. */
  cause?: unknown;
}

/** The one apology. It leads back, and never to itself. */
export function ErrorPage({ isNotFound, cause }: ErrorPageProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  // The page that could not be shown, where it was left for this one. It is loaded anew: after a release the server
  // may have other texts and scripts than the ones that this page was built to ask for.
  const from = sameOriginPath(new URLSearchParams(location.search).get("from"), "");
  const [reference] = useState(() => (isNotFound ? undefined : findReference(cause, location.search)));

  useEffect(() => {
    if (cause === undefined || wasTold(cause)) return;
    const message = cause instanceof Error ? cause.message : "A page failed";
    skywave.log({ level: "error", message, details: { reference, cause } });
    // What an error says may name somebody; its kind does not.
    tracking.appError(cause instanceof Error ? cause.name : "Error");
  }, [cause, reference, skywave, tracking]);

  return (
    <div className={styles.error}>
      <h1 tabIndex={-1}>{translate(isNotFound ? "error.not-found-heading" : "error.heading")}</h1>
      <p>{translate(isNotFound ? "error.not-found-text" : "error.text")}</p>
      <div className={styles.errorActions}>
        {isNotFound || (cause === undefined && from === "") ? null : (
          <Button
            onPress={() => (cause === undefined ? location.assign(basePath() + from) : location.reload())}
          >
            {translate("error.retry")}
          </Button>
        )}
        {isNotFound ? null : <Link to={`/${PATHS.account}`}>{translate("title.account")}</Link>}
        <Link to={`/${PATHS.streamingOrganic}`}>{translate("error.home")}</Link>
      </div>
      {reference === undefined ? null : (
        <p className={styles.reference}>{translate("error.reference", { reference })}</p>
      )}
    </div>
  );
}

/** A page may throw nothing at all. */
const NOTHING_SAID = new Error("A page failed");

/** What stands in the place of a page that failed, of whatever it threw. */
export const apologize = (cause: unknown) => <ErrorPage isNotFound={false} cause={cause ?? NOTHING_SAID} />;
