import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { TranslationContext } from "#i18n/translation-context.ts";
import { AppServicesContext } from "#platform/app-services.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeApp } from "#testing/render-page.tsx";
import { Shell } from "./shell.tsx";

afterEach(cleanup);

describe("Shell", () => {
  it("[A2.03] titles a page by its route's title, and by the app's where the route has none", async () => {
    const translate = makeTranslator("en-US", {
      "app.title": "{brand} in words",
      "app.page-title": "{page} · {brand}",
      "title.stop-calls": "Stop calls",
    });
    const children = [
      { path: "/", element: <p>without</p> },
      { path: "/titled", handle: { title: "title.stop-calls" }, element: <p>with</p> },
    ];
    const router = createMemoryRouter([{ element: <Shell />, children }]);
    render(
      <AppServicesContext value={makeApp(fakeSkywave())}>
        <TranslationContext
          value={{ translate, locales: [translate.locale], changeLocale: async () => undefined }}
        >
          <RouterProvider router={router} />
        </TranslationContext>
      </AppServicesContext>,
    );
    await screen.findByText("without");
    expect(document.title).toBe("Brand in words");
    await router.navigate("/titled");
    await screen.findByText("with");
    await expect.poll(() => document.title).toBe("Stop calls · Brand");
    await router.navigate("/");
    await expect.poll(() => document.title).toBe("Brand in words");
  });
});
