import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import styles from "../pages.module.css";
import { PagePlayer } from "./page-player.tsx";

/** The page of one thing to hear: the way back to all channels, what it is, and the player. */
export function BelowAllChannels({ children }: { children: ReactNode }) {
  const translate = useTranslate<"listening">();
  return (
    <div className={`${styles.wide} ${styles.roomy}`}>
      <p className={styles.aside}>
        <Link to={`/${LISTEN_PATHS.listen}`}>{translate("listen.all-channels")}</Link>
      </p>
      {children}
      <PagePlayer />
    </div>
  );
}
