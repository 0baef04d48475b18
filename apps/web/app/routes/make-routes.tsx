import type { ComponentType } from "react";
import { redirect } from "react-router";
import { localeForPreference } from "@skywave/domain/locale/locale";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import type { AppServices } from "#platform/app-services.ts";
import type { PageRoute } from "#platform/router/page-route.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { redirectKeeping } from "../navigation/redirect-keeping.ts";
import { PATHS } from "../paths/paths.ts";
import { accountRows } from "./areas/account-rows.ts";
import { followRedirect } from "./follow-redirect.ts";
import { frameRow } from "./frame-row.ts";
import { readMatrix } from "./route-conditions.ts";
import type { RouteRow } from "./route-row.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { startFlow } from "./start-flow.ts";
import { lastRow, topLevelRows } from "./top-level-rows.ts";

type Load = NonNullable<PageRoute["load"]>;

/** The answer that sends the visitor elsewhere, or undefined to stay. */
async function turnAway(row: RouteRow, app: AppServices, request: Request): Promise<Response | undefined> {
  const withoutSecret = row.takeSecret?.(request);
  if (withoutSecret !== undefined) return withoutSecret;
  const { flags } = app.shell;
  if (row.flag !== undefined && flags[row.flag.name] !== true) {
    const { fallback } = row.flag;
    // The apology takes no secret out of its address.
    if (fallback === PATHS.error) return redirect(`/${fallback}${new URL(request.url).search}`);
    return redirectKeeping(request, `/${fallback}`);
  }
  if (row.leavesWhen !== undefined && flags[row.leavesWhen.flag] === true) {
    return leave(row.leavesWhen.address(app), request);
  }
  if (row.leadsOn !== undefined) {
    const { pathname, searchParams: query } = new URL(request.url);
    const { matrix } = readMatrix(pathname);
    if (row.leadsOn.when.holds({ query, matrix })) return redirectKeeping(request, `/${row.leadsOn.to}`);
  }
  if (row.guard !== undefined) {
    if (row.isReadableOffline && !navigator.onLine && isSignedIn(app.session.getState())) return undefined;
    await app.skywave.start();
    if (row.guard === "signedIn" && !isSignedIn(app.session.getState())) {
      const url = new URL(request.url);
      const query = new URLSearchParams({ returnUrl: url.pathname + url.search });
      return redirect(`/${PATHS.signIn}?${query}`);
    }
  }
  return undefined;
}

// A stand-in that leads back to the same page must not be followed for ever.
function leave(address: string, request: Request): Response | undefined {
  const here = new URL(request.url);
  const target = new URL(address, here);
  const isHere = target.origin === here.origin && target.pathname === here.pathname;
  return isHere ? undefined : redirect(target.href);
}

function guarded(row: RouteRow, app: AppServices, load: Load): Load {
  return async (request) => {
    try {
      return (await turnAway(row, app, request)) ?? (await load(request));
    } catch (cause) {
      const { answerFailedPage } = await import("../shell/error-handling.ts");
      return answerFailedPage(app, cause, request);
    }
  };
}

/** The language of the page is the document's, where the shell keeps it. */
async function loadTextsOf({ dictionary }: RouteRow, { skywave, country }: AppServices): Promise<null> {
  if (dictionary === undefined) return null;
  const locale = localeForPreference(document.documentElement.lang, country);
  await loadPageDictionaries(skywave, [dictionary].flat(), locale);
  return null;
}

/** A page is the same component each time, so that it stays what it is while only its query changes. */
function once(page: () => Promise<ComponentType>): () => Promise<ComponentType> {
  let Page: ComponentType | undefined;
  return async () => (Page ??= await page());
}

const NotFoundPage = () => <ErrorPage isNotFound />;
const ApologyPage = () => <ErrorPage isNotFound={false} />;

function makeRoute(row: RouteRow, app: AppServices): PageRoute {
  const { path, title } = row;
  const place = { path, ...(title !== undefined && { title }) };
  switch (row.kind) {
    case "redirect":
      return { path, load: followRedirect, page: () => NotFoundPage };
    case "flow":
      return {
        ...place,
        load: guarded(row, app, async (request) => {
          const [start] = await Promise.all([startFlow(app, row, request), loadTextsOf(row, app)]);
          return start;
        }),
        // Part of the first download: fetching it by itself would cost the first picture a round trip.
        page: () => FlowPage,
      };
    case "page":
      return { ...place, load: guarded(row, app, () => loadTextsOf(row, app)), page: once(row.page) };
    case "error":
      return row.isNotFound
        ? { ...place, load: followRedirect, page: () => NotFoundPage }
        : { ...place, page: () => ApologyPage };
  }
}

/** The routes of the table's first rows, of the account's own page, and of whatever no row knows. */
export function firstRoutes(app: AppServices): PageRoute[] {
  return [...topLevelRows, ...accountRows.map(frameRow), lastRow].map((row) => makeRoute(row, app));
}

/** The routes of the guarded root; the one that is among the first is never looked for here. */
export async function moreRoutes(app: AppServices): Promise<PageRoute[]> {
  const { framedRows } = await import("./framed-rows.ts");
  return framedRows.map((row) => makeRoute(row, app));
}
