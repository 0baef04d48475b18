import type { AppServices } from "#platform/app-services.ts";
import type { PageRouter, RouterState } from "#platform/router/page-router.ts";
import { announcesPageData } from "./navigation-phase.ts";

function mark(root: HTMLElement, isLoading: boolean): void {
  root.classList.toggle("app-loading", isLoading);
  root.setAttribute("aria-busy", String(isLoading));
}

/**
 * Goes with every change of page: marks the root while data loads, scrolls to the top at once, and tells
 * analytics. The focus follows once the page is drawn, which only the shell knows.
 */
export function followNavigation(router: PageRouter, app: AppServices, root: HTMLElement): void {
  let shownPath = router.state.location.pathname;
  let isFirstPage = true;
  mark(root, true);
  function follow({ loading: target, location, shown }: RouterState): void {
    mark(root, target !== undefined);
    if (target !== undefined) {
      const isAnnounced = announcesPageData(
        target.pathname + target.search,
        app.session.getState().isPageDataLoaded,
      );
      app.session.setState({ navigationPhase: "STARTED", ...(isAnnounced && { isPageDataLoading: true }) });
      // Routes are matched the moment a navigation starts; what takes time is their data.
      app.session.setState({ navigationPhase: "ROUTESRECOGNIZED" });
      return;
    }
    const isShown = shown?.failure === undefined;
    app.session.setState({
      navigationPhase: isShown ? "ENDED" : "FAILED",
      isPageDataLoading: false,
      ...(isShown && { isPageDataLoaded: true }),
    });
    if (location.pathname === shownPath && !isFirstPage) return;
    app.tracking.navigated(location.pathname);
    isFirstPage = false;
    shownPath = location.pathname;
    scrollTo(0, 0);
  }
  router.subscribe(follow);
  // The first page was asked for before anybody could listen.
  if (router.state.loading !== undefined) follow(router.state);
}
