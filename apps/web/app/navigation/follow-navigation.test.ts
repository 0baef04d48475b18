import { createMemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeApp } from "#testing/render-page.tsx";
import { followNavigation } from "./follow-navigation.ts";

function open(load: () => Promise<unknown>) {
  vi.stubGlobal("scrollTo", () => undefined);
  const app = makeApp(fakeSkywave());
  const root = document.createElement("div");
  const router = createMemoryRouter([{ path: "/" }, { path: "/next", loader: load }]);
  const phases: string[] = [];
  app.session.subscribe(({ navigationPhase }, before) => {
    if (navigationPhase !== before.navigationPhase) phases.push(navigationPhase);
  });
  followNavigation(router, app, root);
  router.initialize();
  phases.length = 0;
  return { app, root, router, phases };
}

describe("followNavigation", () => {
  it("[A4.01] [A4.02] goes from STARTED over ROUTESRECOGNIZED to ENDED, with the marker on the root meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { root, router, phases } = open(() => promise);
    const arrived = router.navigate("/next");
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED"]);
    expect([root.className, root.getAttribute("aria-busy")]).toEqual(["app-loading", "true"]);
    resolve(null);
    await arrived;
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED", "ENDED"]);
    expect([root.className, root.getAttribute("aria-busy")]).toEqual(["", "false"]);
  });

  it("[A4.01] ends as FAILED where the data does not come, and takes the marker away", async () => {
    const { root, router, phases } = open(() => Promise.reject(new Error("no data")));
    await router.navigate("/next");
    expect(phases).toEqual(["STARTED", "ROUTESRECOGNIZED", "FAILED"]);
    expect(root.className).toBe("");
  });

  it("[A4.02] announces page data once, and anew after a change of session", async () => {
    const { app, router } = open(() => Promise.resolve(null));
    const announced: boolean[] = [];
    app.session.subscribe(({ isPageDataLoading }, before) => {
      if (isPageDataLoading && !before.isPageDataLoading) announced.push(true);
    });
    await router.navigate("/next");
    expect(announced).toEqual([]);
    await router.navigate("/");
    app.session.setState({ isPageDataLoaded: false });
    await router.navigate("/next");
    expect(announced).toEqual([true]);
  });

  it.each([
    ["?a=b&status=i", false],
    ["?ineligibleForOffer=true", false],
    ["?status=i", true],
    ["", true],
  ])("[A4.03] of a streaming checkout at %j announces page data: %s", async (query, isAnnounced) => {
    const checkout = "/subscribe/checkout/purchase/streaming/organic";
    const app = makeApp(fakeSkywave());
    const router = createMemoryRouter([{ path: "/" }, { path: checkout, loader: () => null }]);
    const announced: boolean[] = [];
    app.session.subscribe(({ isPageDataLoading }, before) => {
      if (isPageDataLoading && !before.isPageDataLoading) announced.push(true);
    });
    followNavigation(router, app, document.createElement("div"));
    router.initialize();
    app.session.setState({ isPageDataLoaded: false });
    await router.navigate(checkout + query);
    expect(announced.length > 0).toBe(isAnnounced);
  });
});
