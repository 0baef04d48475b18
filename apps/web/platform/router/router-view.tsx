import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router";
import { PageBoundary } from "./page-boundary.tsx";
import type { PageRouter, RouterState } from "./page-router.ts";
import { ShownPageContext } from "./shown-page.tsx";

interface RouterViewProps {
  router: PageRouter;
  /** What stands instead of everything where the frame itself failed. */
  apology: (cause: unknown) => ReactNode;
  /** What is around each page. */
  children: ReactNode;
}

/** Draws what a router shows; nothing before its first page is there. */
export function RouterView({ router, apology, children }: RouterViewProps) {
  const [shown, setShown] = useState(router.state.shown);
  useLayoutEffect(() => {
    // A page is drawn in slices, so that a slow phone can answer a tap in between.
    const follow = (state: RouterState) => startTransition(() => setShown(state.shown));
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);
  if (shown === undefined) return null;
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={router.navigator}>
      <ShownPageContext value={shown}>
        <PageBoundary shown={shown} apology={apology}>
          {children}
        </PageBoundary>
      </ShownPageContext>
    </Router>
  );
}
