import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { apologize, ErrorPage } from "./error-page.tsx";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the error page", () => {
  it.each(LOCALES)(
    "[A2.08] says where to see what became of a payment, and claims nothing of one, in %s",
    async (locale) => {
      window.history.replaceState(null, "", "/error?from=%2Faccount%2Fpay&reference=trace-1234");
      const texts = Object.assign({}, ...Object.values(dictionaries[locale]));
      const translate = makeTranslator(locale, texts);
      const Page = () => <ErrorPage isNotFound={false} />;
      const { container } = renderPage(Page, { fake: fakeSkywave(), translate });
      expect(await screen.findByRole("heading", { name: translate("error.heading") })).toBeDefined();
      expect(screen.getByRole("button", { name: translate("error.retry") })).toBeDefined();
      expect(screen.getByText(/trace-1234/)).toBeDefined();
      expect(hrefs()).toEqual(["/account", "/subscribe/checkout/purchase/streaming/organic"]);
      expect(container.textContent).not.toMatch(/haven’t been charged|nothing was|rien n’a été/i);
    },
  );

  it("[A2.08] says the same of a page that broke, of which nobody knows what it had done", async () => {
    const fake = fakeSkywave();
    const translate = makeTranslator("en-US", dictionaries["en-US"].common);
    renderPage(() => apologize(new Error("broken")), { fake, translate });
    const words = await screen.findByText(/check your account/);
    expect(words.textContent).not.toMatch(/charged/);
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("leads from an address that nobody knows to the plans, and asks for no second try", async () => {
    renderPage(() => <ErrorPage isNotFound />, { fake: fakeSkywave() });
    expect(await screen.findByRole("heading", { name: "error.not-found-heading" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    expect(hrefs()).toEqual(["/subscribe/checkout/purchase/streaming/organic"]);
  });
});
