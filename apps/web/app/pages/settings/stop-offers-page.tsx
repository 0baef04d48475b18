import { useState } from "react";
import { Link } from "react-router";
import { StopOffers } from "#features/consents/stop-offers.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { takeFragment } from "../../navigation/take-fragment.ts";
import { SETTINGS_PATHS } from "../../paths/settings-paths.ts";
import styles from "../pages.module.css";

/** Where the link below a mail leads whoever wants no more offers, signed in or not. */
export function StopOffersPage() {
  const translate = useTranslate<"self">();
  const [token] = useState(takeFragment);
  const [isStopped, setStopped] = useState(false);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("stop-offers.heading")}</h1>
      <div className={styles.card}>
        {isStopped ? (
          <>
            <Notice tone="good" takesFocus>
              {translate("stop-offers.done")}
            </Notice>
            <p>{translate("stop-offers.again")}</p>
          </>
        ) : (
          <StopOffers token={token} onStopped={() => setStopped(true)} />
        )}
      </div>
      <p className={styles.aside}>
        <Link to={`/${SETTINGS_PATHS.manage}`}>{translate("stop-offers.settings")}</Link>
      </p>
    </div>
  );
}
