import { lazy, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { whenLineIsFree } from "#platform/line/line.ts";
import { PageInFrame, useShownPage } from "#platform/router/shown-page.tsx";
import { apologize } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageLoader } from "./page-loader.tsx";
import { SessionTimeout } from "./session-timeout/session-timeout.tsx";
import styles from "./shell.module.css";

const AnalyticsDrawer = lazy(async () => ({
  default: (await import("#sandbox/analytics/analytics-drawer.tsx")).AnalyticsDrawer,
}));
/** The page comes first: what only developers look at must not compete with it for the network. */
const SETTLED_AFTER_MILLISECONDS = 2_000;

/** The title of the page that is shown: its own if it has one, else the app's. */
function usePageTitle(): void {
  const translate = useTranslate<PageDictionary>();
  const brand = useApp().shell.brand.name;
  const title = useShownPage().route?.title;
  useEffect(() => {
    document.title =
      title === undefined
        ? translate("app.title", { brand })
        : translate("app.page-title", { page: translate(title), brand });
  }, [title, translate, brand]);
}

/**
 * Puts the focus on the heading of each next page once it is drawn, so that a screen reader starts there. On arrival
 * the browser's own start of reading is right, and steps within a page look after their own focus.
 */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Everything around a page. */
export function Shell() {
  const translate = useTranslate<PageDictionary>();
  const isLoading = useSession((state) => state.isPageDataLoading);
  usePageTitle();
  useFocusOnHeading();
  return (
    <>
      <a className={styles.skip} href="#content">
        {translate("app.skip-to-content")}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <PageInFrame apology={apologize} />
      </main>
      <Footer />
      <SessionTimeout />
      <SandboxDrawer />
      {isLoading ? <PageLoader /> : null}
    </>
  );
}

/** In the sandbox, shows what the page tells analytics. Elsewhere not even its code is loaded. */
function SandboxDrawer() {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const [isSandbox, setSandbox] = useState(false);

  useEffect(() => {
    const look = () =>
      Promise.all([skywave.configuration(), whenLineIsFree()]).then(
        ([{ settings }]) => setSandbox(settings.isSandbox),
        // Whoever needs the configuration tells that it is missing; nobody needs the drawer.
        () => setSandbox(false),
      );
    const timer = setTimeout(() => void look(), SETTLED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [skywave]);

  if (!isSandbox) return null;
  return (
    <BesideThePage>
      <AnalyticsDrawer skywave={skywave} locale={locale} />
    </BesideThePage>
  );
}
