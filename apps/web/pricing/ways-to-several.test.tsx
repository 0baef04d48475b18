import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { WaysToSeveral } from "./ways-to-several.tsx";

function open(here: "plans" | "vip", at: string, locale: (typeof LOCALES)[number]) {
  const translate = makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));
  renderPage(() => <WaysToSeveral here={here} />, { fake: fakeSkywave({}), at, translate });
  return translate;
}

afterEach(cleanup);

describe("WaysToSeveral", () => {
  it.each(LOCALES)("[A2.30] leads from either address of the area to the other, in %s", async (locale) => {
    const translate = open("vip", "/subscribe/upgrade-vip?subscriptionId=sub-1&promocode=X", locale);
    const ways = within(await screen.findByRole("navigation", { name: translate("several.ways") }));
    const links = ways.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [translate("several.way.plans"), "/subscribe/multi-subscription-purchase?subscriptionId=sub-1"],
      [translate("several.way.vip"), "/subscribe/upgrade-vip?subscriptionId=sub-1"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page"]);
  });

  it("[A2.30] knows where somebody is, also where the address names no plan", async () => {
    open("plans", "/subscribe/multi-subscription-purchase", "en-US");
    const [here, other] = await screen.findAllByRole("link");
    expect(here?.getAttribute("aria-current")).toBe("page");
    expect(other?.getAttribute("href")).toBe("/subscribe/upgrade-vip");
  });
});
