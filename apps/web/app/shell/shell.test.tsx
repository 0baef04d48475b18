import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { TranslationContext } from "#i18n/translation-context.ts";
import { type AppServices, AppServicesContext } from "#platform/app-services.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { RouterView } from "#platform/router/router-view.tsx";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { followNavigation } from "../navigation/follow-navigation.ts";
import { answerFailedPage } from "./error-handling.ts";
import { apologize } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

afterEach(cleanup);

function open(app: AppServices, routes: Parameters<typeof openPageRouter>[0]["routes"]) {
  const translate = makeTranslator("en-US", {
    "app.title": "{brand} in words",
    "app.page-title": "{page} · {brand}",
    "title.stop-calls": "Stop calls",
  });
  const router = openPageRouter({ history: openMemoryHistory(), routes });
  render(
    <AppServicesContext value={app}>
      <TranslationContext
        value={{ translate, locales: [translate.locale], changeLocale: async () => undefined }}
      >
        <RouterView router={router} apology={apologize}>
          <Shell />
        </RouterView>
      </TranslationContext>
    </AppServicesContext>,
  );
  return router;
}

describe("Shell", () => {
  it("[A2.03] titles a page by its route's title, and by the app's where the route has none", async () => {
    const router = open(makeApp(fakeSkywave()), [
      { path: "/", page: () => () => <p>without</p> },
      { path: "/titled", title: "title.stop-calls", page: () => () => <p>with</p> },
    ]);
    await screen.findByText("without");
    await expect.poll(() => document.title).toBe("Brand in words");
    await router.navigate("/titled");
    await screen.findByText("with");
    await expect.poll(() => document.title).toBe("Stop calls · Brand");
    await router.navigate("/");
    await expect.poll(() => document.title).toBe("Brand in words");
  });

  it("[A4.02] draws the loader over the page while the data of the next one loads, and none once it is there", async () => {
    vi.stubGlobal("scrollTo", () => undefined);
    const { promise, resolve } = Promise.withResolvers<null>();
    const app = makeApp(fakeSkywave());
    const router = open(app, [
      { path: "/", page: () => () => <p>without</p> },
      { path: "/next", load: () => promise, page: () => () => <p>with</p> },
    ]);
    await screen.findByText("without");
    followNavigation(router, app, document.createElement("div"));
    app.session.setState({ isPageDataLoaded: false });
    const arrived = router.navigate("/next");
    expect((await screen.findByText("app.loading")).closest("[role=status]")).not.toBeNull();
    resolve(null);
    await arrived;
    await screen.findByText("with");
    await expect.poll(() => screen.queryByText("app.loading")).toBeNull();
    await router.navigate("/");
    expect(screen.queryByText("app.loading")).toBeNull();
  });

  it.each([
    ["a server that is busy", 503, ["system-error"]],
    ["a broken page", undefined, ["app-error"]],
  ])(
    "[A8.04] [A8.05] tells analytics and the log once why it apologizes: %s",
    async (_what, status, expected) => {
      const told: TrackedEvent[] = [];
      const fake = fakeSkywave();
      const logged = vi.spyOn(fake.skywave, "log");
      const app = makeApp(fake, "US", told);
      const failure = { kind: "serverRefused", code: "BUSY", status, canRetryHelp: true };
      const cause = new Error("No data", status === undefined ? {} : { cause: failure });
      open(app, [
        {
          path: "/",
          load: async (request: Request) =>
            status === undefined ? Promise.reject(cause) : answerFailedPage(app, cause, request),
          page: () => () => <p>without</p>,
        },
      ]);
      await screen.findByRole("heading", { name: "error.heading" });
      await expect.poll(() => told.map(({ name }) => name)).toEqual(expected);
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ level: "error" })]]);
    },
  );
});
