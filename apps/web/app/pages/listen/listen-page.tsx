import { lazy } from "react";
import { Link } from "react-router";
import { BrowseRows } from "#features/catalogue/browse/browse-rows.tsx";
import { OnAirList } from "#features/listening/on-air/on-air-list.tsx";
import { StationList } from "#features/listening/on-air/station-list.tsx";
import { ForYou } from "#features/taste/for-you.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { NightHero } from "#ui/brand/night-hero.tsx";
import { LISTEN_PATHS } from "../../paths/listen-paths.ts";
import { ListenCommands } from "./listen-commands.tsx";
import styles from "../pages.module.css";
import listenStyles from "./listen-page.module.css";
import { PagePlayer } from "./page-player.tsx";
import { playStation } from "./play-station.tsx";

// It works for whoever has a device follow shows, beside what the page is for.
const AutomaticDownloads = lazy(async () => ({
  default: (await import("#features/listening/automatic/automatic-downloads.tsx")).AutomaticDownloads,
}));

/** All channels with what is on, each a press away. */
export function ListenPage() {
  const translate = useTranslate<"catalogue" | "listening">();
  const signedIn = useSession(isSignedIn);
  return (
    <>
      <NightHero
        heading={translate("listen.heading")}
        text={translate(signedIn ? "listen.lead" : "listen.lead-preview")}
      />
      <div className={`${styles.wide} ${styles.roomy}`}>
        <p className={listenStyles.quick}>
          <Link to={`/${LISTEN_PATHS.search}`}>{translate("listen.search")}</Link>
          {signedIn ? <Link to={`/${LISTEN_PATHS.library}`}>{translate("keep.library")}</Link> : null}
        </p>
        {signedIn ? (
          <BesideThePage>
            <AutomaticDownloads />
          </BesideThePage>
        ) : null}
        <ListenCommands />
        <ForYou />
        <OnAirList />
        <StationList />
        <BrowseRows pageEntityType="page" pageEntityId="listen" renderPlay={playStation} />
      </div>
      <PagePlayer />
    </>
  );
}
