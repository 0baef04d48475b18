import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { EXPECTED_ROUTES, type ExpectedRoute, expectedEnd } from "./expected-routes.ts";
import { RouteVisitor, type Who } from "./route-visitor.ts";

const PAGES = new URL("../../../apps/web/dist/pages.json", import.meta.url);

test("Every row of the route table is among those that are expected here", () => {
  const rows: string[] = JSON.parse(readFileSync(PAGES, "utf8"));
  const expected = EXPECTED_ROUTES.map(({ at }) => at.slice(1)).filter((path) => path !== "no/such/page");
  expect([...new Set(rows)].sort()).toEqual(expected.sort());
});

const ALL_ON: readonly Visit[] = EXPECTED_ROUTES.map((route) => ({ route, isOn: true }));
const OFF: readonly Visit[] = EXPECTED_ROUTES.filter(({ flag }) => flag !== undefined).map((route) => ({
  route,
  isOn: false,
}));

interface Visit {
  route: ExpectedRoute;
  isOn: boolean;
}

/** Where a flag leads depends on no language, and each visit with one off needs a start of its own. */
const visitsOf = (locale: Locale) => (locale === "en-US" ? [...ALL_ON, ...OFF] : ALL_ON);

/** Each language and each kind of visitor; where a visitor is led to does not depend on the language. */
const ARRIVALS: readonly (readonly [Locale, Who])[] = [
  ["en-US", "unidentified"],
  ["en-US", "signed-in"],
  ["en-CA", "identified"],
  ["fr-CA", "unidentified"],
  ["fr-CA", "signed-in"],
];

for (const [locale, who] of ARRIVALS) {
  test(`[A2.01] [A2.03] [A2.06] [A6.03] Every route in ${locale} leads ${who} visitors where it should, by its flag, with its title and one heading, from the top, accessible, without a complaint and without a report of the content policy`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const visitor = await RouteVisitor.arrive(page, locale, who);
    for (const { route, isOn } of visitsOf(locale)) {
      const label = `${route.at} for ${who}${isOn ? "" : ", flag off"}`;
      await test.step(label, async () => {
        const end = expectedEnd(route, { isSignedIn: who === "signed-in", isOn });
        await visitor.setFlags(route.flag === undefined || isOn ? [] : [route.flag.name]);
        await visitor.visit(route.at);
        await visitor.expectAt(end);
      });
    }
  });
}
