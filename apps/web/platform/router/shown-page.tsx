import { createContext, type ReactNode, use } from "react";
import { useRoutes } from "react-router";
import { PageBoundary } from "./page-boundary.tsx";
import type { ShownPage } from "./page-router.ts";

export const ShownPageContext = createContext<ShownPage | null>(null);

/** What the router shows. Only below a `RouterView`. */
export function useShownPage(): ShownPage {
  const shown = use(ShownPageContext);
  if (shown === null) throw new Error("useShownPage needs a RouterView above it");
  return shown;
}

/** The page that the router shows, or the apology where it could not be loaded or drawn. */
export function PageInFrame({ apology }: { apology: (cause: unknown) => ReactNode }) {
  const shown = useShownPage();
  const { route, Page, failure } = shown;
  const page = useRoutes([{ path: route?.path ?? "*", element: Page === undefined ? null : <Page /> }]);
  if (failure !== undefined) return apology(failure.cause);
  return (
    <PageBoundary shown={shown} apology={apology}>
      {page}
    </PageBoundary>
  );
}
