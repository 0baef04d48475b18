import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { TranslationContext } from "#i18n/translation-context.ts";
import { AppServicesContext } from "#platform/app-services.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { RouterView } from "#platform/router/router-view.tsx";
import { openMemoryHistory } from "#testing/memory-history.ts";
import { makeApp } from "#testing/render-page.tsx";
import { apologize } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

afterEach(cleanup);

describe("Shell", () => {
  it("[A2.03] titles a page by its route's title, and by the app's where the route has none", async () => {
    const translate = makeTranslator("en-US", {
      "app.title": "{brand} in words",
      "app.page-title": "{page} · {brand}",
      "title.stop-calls": "Stop calls",
    });
    const router = openPageRouter({
      history: openMemoryHistory(),
      routes: [
        { path: "/", page: () => () => <p>without</p> },
        { path: "/titled", title: "title.stop-calls", page: () => () => <p>with</p> },
      ],
    });
    render(
      <AppServicesContext value={makeApp(fakeSkywave())}>
        <TranslationContext
          value={{ translate, locales: [translate.locale], changeLocale: async () => undefined }}
        >
          <RouterView router={router} apology={apologize}>
            <Shell />
          </RouterView>
        </TranslationContext>
      </AppServicesContext>,
    );
    await screen.findByText("without");
    await expect.poll(() => document.title).toBe("Brand in words");
    await router.navigate("/titled");
    await screen.findByText("with");
    await expect.poll(() => document.title).toBe("Stop calls · Brand");
    await router.navigate("/");
    await expect.poll(() => document.title).toBe("Brand in words");
  });
});
