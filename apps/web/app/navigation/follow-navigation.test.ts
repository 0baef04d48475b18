import { describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { followSession } from "#platform/session-store.ts";
import { openPageRouter, type PageRouter } from "#platform/router/page-router.ts";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { followNavigation } from "./follow-navigation.ts";
import { untilFirstPage } from "./until-first-page.ts";

const page = () => () => null;

/** A router of two pages, with the first one shown. */
async function openRouter(path: string, load: () => Promise<unknown>, follow: (router: PageRouter) => void) {
  const router = openPageRouter({
    history: openMemoryHistory(),
    routes: [
      { path: "/", page },
      { path, load, page },
    ],
  });
  follow(router);
  await untilFirstPage(router);
  return router;
}

async function open(load: () => Promise<unknown>) {
  vi.stubGlobal("scrollTo", () => undefined);
  const fake = fakeSkywave();
  const app = makeApp(fake);
  const root = document.createElement("div");
  const phases: string[] = [];
  app.session.subscribe(({ navigationPhase }, before) => {
    if (navigationPhase !== before.navigationPhase) phases.push(navigationPhase);
  });
  const router = await openRouter("/next", load, (opened) => followNavigation(opened, app, root));
  phases.length = 0;
  return { app, fake, root, router, phases };
}

describe("followNavigation", () => {
  it("[A4.01] [A4.02] goes from STARTED over ROUTESRECOGNIZED to ENDED, with the marker on the root meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { root, router, phases } = await open(() => promise);
    const arrived = router.navigate("/next");
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED"]);
    expect([root.className, root.getAttribute("aria-busy")]).toEqual(["app-loading", "true"]);
    resolve(null);
    await arrived;
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED", "ENDED"]);
    expect([root.className, root.getAttribute("aria-busy")]).toEqual(["", "false"]);
  });

  it("[A4.01] [A4.02] goes the same way to the first page, which was asked for before, and announces its data", async () => {
    vi.stubGlobal("scrollTo", () => undefined);
    const app = makeApp(fakeSkywave());
    const root = document.createElement("div");
    const { promise, resolve } = Promise.withResolvers<null>();
    const router = openPageRouter({
      history: openMemoryHistory(),
      routes: [{ path: "/", load: () => promise, page }],
    });
    const phases: string[] = [];
    app.session.subscribe(({ navigationPhase }, before) => {
      if (navigationPhase !== before.navigationPhase) phases.push(navigationPhase);
    });
    expect(app.session.getState().navigationPhase).toBe("STARTED");
    followNavigation(router, app, root);
    expect(phases.at(-1)).toBe("ROUTESRECOGNIZED");
    expect(app.session.getState().isPageDataLoading).toBe(true);
    expect(root.className).toBe("app-loading");
    resolve(null);
    await untilFirstPage(router);
    expect(phases).toEqual(["ROUTESRECOGNIZED", "ENDED"]);
    expect(app.session.getState()).toMatchObject({ isPageDataLoading: false, isPageDataLoaded: true });
    expect(root.className).toBe("");
  });

  it("[A4.01] ends as FAILED where the data does not come, and takes the marker away", async () => {
    const { root, router, phases } = await open(() => Promise.reject(new Error("no data")));
    await router.navigate("/next");
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED", "FAILED"]);
    expect(root.className).toBe("");
  });

  it("[A4.02] announces page data once, and anew for somebody else, whose tokens may be refreshed meanwhile", async () => {
    const { app, fake, router } = await open(() => Promise.resolve(null));
    fake.setSession("anonymous");
    followSession(app.session, fake.skywave);
    fake.setSession("anonymous");
    const announced: boolean[] = [];
    app.session.subscribe(({ isPageDataLoading }, before) => {
      if (isPageDataLoading && !before.isPageDataLoading) announced.push(true);
    });
    await router.navigate("/next");
    expect(announced).toEqual([]);
    await router.navigate("/");
    fake.setSession("authenticated");
    await router.navigate("/next");
    expect(announced).toEqual([true]);
    fake.setSession("authenticated", "identity-1", { countryCode: "CA" });
    await router.navigate("/");
    expect(announced).toEqual([true, true]);
    fake.setSession("authenticated", "identity-1", { countryCode: "CA" });
    await router.navigate("/next");
    expect(announced).toEqual([true, true]);
  });

  it("[A4.02] announces page data again after a page whose data did not come", async () => {
    let isThere = false;
    const { app, router } = await open(async () => {
      if (!isThere) throw new Error("no data");
    });
    app.session.setState({ isPageDataLoaded: false });
    const announced: boolean[] = [];
    app.session.subscribe(({ isPageDataLoading }, before) => {
      if (isPageDataLoading && !before.isPageDataLoading) announced.push(true);
    });
    await router.navigate("/next");
    isThere = true;
    await router.navigate("/next");
    expect(announced).toEqual([true, true]);
  });

  it.each([
    ["?a=b&status=i", false],
    ["?ineligibleForOffer=true", false],
    ["?status=i", true],
    ["", true],
  ])("[A4.03] of a streaming checkout at %j announces page data: %s", async (query, isAnnounced) => {
    const checkout = "/subscribe/checkout/purchase/streaming/organic";
    const app = makeApp(fakeSkywave());
    const announced: boolean[] = [];
    app.session.subscribe(({ isPageDataLoading }, before) => {
      if (isPageDataLoading && !before.isPageDataLoading) announced.push(true);
    });
    const root = document.createElement("div");
    const router = await openRouter(
      checkout,
      async () => null,
      (opened) => followNavigation(opened, app, root),
    );
    // The first page was announced, too.
    announced.length = 0;
    app.session.setState({ isPageDataLoaded: false });
    await router.navigate(checkout + query);
    expect(announced.length > 0).toBe(isAnnounced);
  });
});
