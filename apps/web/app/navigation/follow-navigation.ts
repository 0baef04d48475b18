import type { createBrowserRouter } from "react-router";
import type { AppServices } from "../../platform/app-services.ts";
import { announcesPageData } from "./navigation-phase.ts";

type Router = ReturnType<typeof createBrowserRouter>;

function mark(root: HTMLElement, isLoading: boolean): void {
  root.classList.toggle("app-loading", isLoading);
  root.setAttribute("aria-busy", String(isLoading));
}

function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Goes with every change of page: marks the root while data loads, scrolls to the top at once, and puts the
 * focus on the new page's heading, so that a screen reader starts there. Steps within a page look after
 * their own focus.
 */
export function followNavigation(router: Router, app: AppServices, root: HTMLElement): void {
  let shownPath = router.state.location.pathname;
  let isFirstPage = !router.state.initialized;
  mark(root, isFirstPage);
  router.subscribe((state) => {
    const isLoading = state.navigation.state !== "idle" || !state.initialized;
    mark(root, isLoading);
    if (isLoading) {
      // Routes are matched the moment a navigation starts; what takes time is their data.
      app.session.setState({ navigationPhase: "ROUTESRECOGNIZED" });
      const target = state.navigation.location ?? state.location;
      const address = target.pathname + target.search;
      if (announcesPageData(address, app.session.getState().isPageDataLoaded)) {
        app.session.setState({ isPageDataLoading: true });
      }
      return;
    }
    const navigationPhase = state.errors === null ? "ENDED" : "FAILED";
    app.session.setState({ navigationPhase, isPageDataLoading: false, isPageDataLoaded: true });
    if (state.location.pathname === shownPath && !isFirstPage) return;
    app.tracking.navigated(state.location.pathname);
    const isArrival = isFirstPage;
    isFirstPage = false;
    shownPath = state.location.pathname;
    scrollTo(0, 0);
    // On arrival the browser's own start of reading is right.
    if (!isArrival) requestAnimationFrame(() => focusHeading(root));
  });
}
