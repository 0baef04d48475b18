import { useEffect } from "react";
import { Outlet, useMatches } from "react-router";
import { useTranslate } from "../../i18n/translation-context.ts";
import { useApp, useSession } from "../../platform/app-services.ts";
import type { RouteHandle } from "../make-routes.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageLoader } from "./page-loader.tsx";
import { SandboxDrawer } from "./sandbox-drawer.tsx";
import { SessionTimeout } from "./session-timeout/session-timeout.tsx";
import styles from "./shell.module.css";

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}

/** The title of the page that is shown: its own if it has one, else the app's. */
function usePageTitle(): void {
  const translate = useTranslate();
  const brand = useApp().shell.brand.name;
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  const title = handle?.title;
  useEffect(() => {
    document.title =
      title === undefined
        ? translate("app.title", { brand })
        : translate("app.page-title", { page: translate(title), brand });
  }, [title, translate, brand]);
}

/** Everything around a page. */
export function Shell() {
  const translate = useTranslate();
  const isLoading = useSession((state) => state.isPageDataLoading);
  usePageTitle();
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("app.skip-to-content")}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <SessionTimeout />
      <SandboxDrawer />
      {isLoading ? <PageLoader /> : null}
    </>
  );
}
