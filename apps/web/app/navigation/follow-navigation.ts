import type { createBrowserRouter } from "react-router";
import type { AppServices } from "#platform/app-services.ts";
import { announcesPageData } from "./navigation-phase.ts";

type Router = ReturnType<typeof createBrowserRouter>;

function mark(root: HTMLElement, isLoading: boolean): void {
  root.classList.toggle("app-loading", isLoading);
  root.setAttribute("aria-busy", String(isLoading));
}

/**
 * Goes with every change of page: marks the root while data loads, scrolls to the top at once, and tells
 * analytics. The focus follows once the page is drawn, which only the shell knows.
 */
export function followNavigation(router: Router, app: AppServices, root: HTMLElement): void {
  let shownPath = router.state.location.pathname;
  let isFirstPage = true;
  mark(root, !router.state.initialized);
  const follow = (state: Router["state"]) => {
    const isLoading = state.navigation.state !== "idle" || !state.initialized;
    mark(root, isLoading);
    if (isLoading) {
      const target = state.navigation.location ?? state.location;
      const isAnnounced = announcesPageData(
        target.pathname + target.search,
        app.session.getState().isPageDataLoaded,
      );
      app.session.setState({ navigationPhase: "STARTED", ...(isAnnounced && { isPageDataLoading: true }) });
      // Routes are matched the moment a navigation starts; what takes time is their data.
      app.session.setState({ navigationPhase: "ROUTESRECOGNIZED" });
      return;
    }
    const navigationPhase = state.errors === null ? "ENDED" : "FAILED";
    app.session.setState({ navigationPhase, isPageDataLoading: false, isPageDataLoaded: true });
    if (state.location.pathname === shownPath && !isFirstPage) return;
    app.tracking.navigated(state.location.pathname);
    isFirstPage = false;
    shownPath = state.location.pathname;
    scrollTo(0, 0);
  };
  router.subscribe(follow);
  // A page that needs no data is there from the start, and no change tells of it.
  if (router.state.initialized) follow(router.state);
}
